import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { Recorded, Step } from '../../../services/recordings/recorded.ts';
import styles from './event-list.module.css';
import { stepsOfKeys } from './list-keys.ts';
import { eventName, timeText } from './step-filter.ts';

interface EventListProps {
  recorded: Recorded;
  /** Indexes of the steps that are shown. */
  shown: readonly number[];
  index: number;
  onChoose: (index: number) => void;
}

/** What happened, oldest first; the arrow keys step through it. */
export function EventList({ recorded, shown, index, onChoose }: EventListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
  const walk = (event: KeyboardEvent) => {
    const to = stepsOfKeys[event.key]?.(shown.indexOf(index), shown.length);
    const next = to === undefined ? undefined : shown[to];
    if (next === undefined || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  const from = recorded.steps[0]?.at ?? 0;
  if (shown.length === 0) return <p className={styles.none}>No event matches.</p>;
  return (
    <ol ref={list} className={styles.list} aria-label="Events" onKeyDown={walk}>
      {shown.map((at) => {
        const step = recorded.steps[at];
        return step ? (
          <Row
            key={step.seq}
            step={step}
            at={at}
            from={from}
            source={step.source === null ? '' : recorded.nameOf(step.source)}
            target={recorded.nameOf(step.target)}
            isChosen={at === index}
            onChoose={onChoose}
          />
        ) : null;
      })}
    </ol>
  );
}

interface RowProps {
  step: Step;
  at: number;
  from: number;
  source: string;
  target: string;
  isChosen: boolean;
  onChoose: (index: number) => void;
}

const Row = memo(function Row({ step, at, from, source, target, isChosen, onChoose }: RowProps) {
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-current={isChosen ? 'step' : undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => onChoose(at)}
      >
        <span className={styles.type}>{eventName(step.type)}</span>
        <span className={styles.time}>{timeText(step.at, from)}</span>
        <span className={styles.ends}>
          {source === '' ? '' : `${source} → `}
          {target}
        </span>
      </button>
    </li>
  );
});
