import { useMemo, useState } from 'react';
import type { Recorded, ShownSnapshot } from '../../../services/recordings/recorded.ts';
import { activeIds } from '../../../statecharts/chart-of-definition.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import { Statechart } from '../../shared/statechart/statechart.tsx';
import { ActorStatusSign } from './actor-status.tsx';
import styles from './actor-state.module.css';
import { JsonTree } from './json-tree.tsx';
import { useChart } from './use-chart.ts';

/** `open.live.decision`; parallel regions one after another. */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => {
      const below = stateName(inner);
      return below === '' ? name : `${name}.${below}`;
    })
    .join('  ');
}

interface ActorStateProps {
  recorded: Recorded;
  actorId: string;
  index: number;
}

/** One actor as it was after the chosen step: its chart with the active states lit, and what it holds. */
export function ActorState({ recorded, actorId, index }: ActorStateProps) {
  const [fits, setFits] = useState(() => window.matchMedia('(min-width: 62em)').matches);
  const now = useMemo(() => recorded.snapshotAt(actorId, index), [recorded, actorId, index]);
  const wasReceivedBy = recorded.changedBy(index).includes(actorId);
  const before = useMemo(
    () => (wasReceivedBy ? recorded.snapshotAt(actorId, index - 1) : undefined),
    [recorded, actorId, index, wasReceivedBy],
  );
  const definition = recorded.definitionOf(actorId);
  return (
    <div className={styles.state}>
      <header className={styles.head}>
        <h2 className={styles.name}>{recorded.nameOf(actorId)}</h2>
        {now ? (
          <span className={styles.status}>
            <ActorStatusSign status={now.status} />
            {now.status}
          </span>
        ) : null}
        {definition === null ? null : (
          <Switch label="Fit" checked={fits} onChange={({ target }) => setFits(target.checked)} />
        )}
      </header>
      {definition === null ? null : (
        <Chart
          definition={definition}
          now={now}
          before={before}
          fits={fits}
          name={recorded.nameOf(actorId)}
        />
      )}
      {now ? (
        <Held now={now} before={before} />
      ) : (
        <p className={styles.note}>Nothing is recorded of it at this step.</p>
      )}
    </div>
  );
}

interface ChartProps {
  definition: string;
  now: ShownSnapshot | undefined;
  before: ShownSnapshot | undefined;
  fits: boolean;
  name: string;
}

function Chart({ definition, now, before, fits, name }: ChartProps) {
  const laidOut = useChart(definition);
  if (laidOut === null) return null;
  if (laidOut === undefined)
    return (
      <p role="status" className={styles.waiting}>
        Drawing the chart…
      </p>
    );
  const [is, was] = [stateName(now?.value), stateName(before?.value)];
  return (
    <Statechart
      chart={laidOut.chart}
      states={activeIds(laidOut.machine, now?.value)}
      label={`Statechart of ${name}`}
      fits={fits}
    >
      <p className={styles.now}>
        {before && was !== is ? (
          <>
            <code>{was}</code> →{' '}
          </>
        ) : null}
        <code className={styles.is}>{is}</code>
      </p>
    </Statechart>
  );
}

function Held({ now, before }: { now: ShownSnapshot; before: ShownSnapshot | undefined }) {
  const parts = Object.entries(now.data);
  if (parts.every(([, part]) => part === undefined || part === null || isEmpty(part)))
    return <p className={styles.note}>It holds nothing.</p>;
  return parts.map(([name, part]) =>
    isEmpty(part) ? null : (
      <section key={name} className={styles.part}>
        <h3>{name}</h3>
        <JsonTree value={part} before={before ? (before.data[name] ?? null) : undefined} />
      </section>
    ),
  );
}

const isEmpty = (part: unknown) =>
  part === undefined || (typeof part === 'object' && part !== null && Object.keys(part).length === 0);
