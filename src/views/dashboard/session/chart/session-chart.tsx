import { Statechart } from '../../../shared/statechart/statechart.tsx';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import chart from './session-chart.json';

/** `open › live › decision` */
const nameOf = (states: readonly string[]) => (states.at(-1) ?? '').split('.').slice(1).join(' › ');

/** The statechart that directs this session, as it was laid out from the machine, with the states it is in lit. */
export function SessionChart({ states }: { states: readonly string[] }) {
  const { chart: words } = useSessionHostWords();
  return (
    <Statechart chart={chart} states={states} label={words.label}>
      <p role="status">
        {words.state.before} <strong lang="en">{nameOf(states)}</strong>
        {words.state.after}
      </p>
    </Statechart>
  );
}
