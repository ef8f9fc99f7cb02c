import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import styles from './actor-chart.module.css';

const nameOf = ({ key }: AnyStateNode) => key;

/** An event as people say it: `xstate.done.actor.0.…` is "done", `xstate.after.start.…` is "after start". */
const eventName = (event: string) =>
  event.replace(
    /^xstate\.(?:(after)\.(\w+)|(done|error))\..*$/,
    (_, after, delay, end) => end ?? `${after} ${delay}`,
  );

/** What leads out of a state, and to where. */
function stepsOf({ transitions, always = [] }: AnyStateNode): string[] {
  const steps = [...transitions, ['always', always] as const];
  return steps.flatMap(([event, branches]) => {
    const targets = new Set(branches.flatMap(({ target = [] }) => target.map(nameOf)));
    return targets.size > 0 ? `${eventName(event)} → ${[...targets].join(', ')}` : [];
  });
}

interface StateProps {
  node: AnyStateNode;
  active: readonly AnyStateNode[];
}

function State({ node, active }: StateProps) {
  const isActive = active.includes(node);
  const inner = Object.values(node.states);
  return (
    <li className={styles.state} data-active={isActive || undefined} aria-current={isActive || undefined}>
      <strong>{nameOf(node)}</strong>
      {stepsOf(node).map((step) => (
        <code key={step}>{step}</code>
      ))}
      {inner.length > 0 ? (
        <ul className={styles.states}>
          {inner.map((child) => (
            <State key={child.id} node={child} active={active} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface ActorChartProps {
  actor: AnyActorRef;
  /** What the machine is here for. */
  title: string;
}

/** The machine that an actor runs: its states within one another, those it is in now lit. */
export function ActorChart({ actor, title }: ActorChartProps) {
  const snapshot = useSelector(actor, (now) => now as AnyMachineSnapshot);
  return (
    <section className={styles.chart}>
      <h2>{title}</h2>
      <p role="status">
        It is in <code>{JSON.stringify(snapshot.value)}</code>.
      </p>
      <ul className={styles.states}>
        <State node={snapshot.machine.root} active={snapshot._nodes} />
      </ul>
    </section>
  );
}
