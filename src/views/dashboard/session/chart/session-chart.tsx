import { Statechart } from '../../../shared/statechart/statechart.tsx';
import chart from './session-chart.json';

/** `open › live › decision` */
const nameOf = (states: readonly string[]) => (states.at(-1) ?? '').split('.').slice(1).join(' › ');

/** The statechart that directs this session, as it was laid out from the machine, with the states it is in lit. */
export function SessionChart({ states }: { states: readonly string[] }) {
  return (
    <Statechart chart={chart} states={states} label="Statechart of the running session">
      <p role="status">
        The session is in <strong>{nameOf(states)}</strong>.
      </p>
    </Statechart>
  );
}
