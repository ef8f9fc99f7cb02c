import { useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { TaskStatus } from './task-status.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';
import { useWords } from '../../../words/use-words.tsx';

interface Step {
  id: string;
  inHaste: boolean;
}

const textOf = (steps: readonly Step[]) =>
  steps.map(({ id, inHaste }) => (inHaste ? `${id}!` : id)).join('>');
const stepsOf = (text: string): Step[] =>
  text.split('>').map((part) => ({ id: part.replace(/!$/, ''), inHaste: part.endsWith('!') }));

/** An order counts once more than half of the table has handed in the same. */
export function OrderTask(props: TaskProps<'order'>) {
  const { task, attempts, seats, ownSeatId, sending, onAnswer } = props;
  const { table } = useWords();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const itemOf = (id: string) => task.items.find((item) => item.id === id);
  const minutes = steps.reduce((sum, { id, inHaste }) => {
    const item = itemOf(id);
    return sum + ((inHaste ? item?.haste_minutes : item?.minutes) ?? 0);
  }, 0);
  const isWhole = steps.at(-1)?.id === task.wanted;
  const latest = seats.flatMap((seat) => {
    const attempt = attempts.findLast(({ seat_id }) => seat_id === seat.seat_id);
    return attempt ? [{ seat, text: attempt.text }] : [];
  });
  const own = latest.find(({ seat }) => seat.seat_id === ownSeatId)?.text;
  const agreeing = latest.filter(({ text }) => text === own).length;
  const present = seats.filter((seat) => seat.present).length;
  return (
    <div className={styles.task}>
      <ol className={styles.list} aria-label={table.order}>
        {steps.map((step) => {
          const item = itemOf(step.id);
          return (
            <li key={step.id} className={styles.step}>
              <span>{item?.label}</span>
              <Checkbox
                label={table.haste(item?.haste_minutes ?? 0, item?.haste_cost ?? 0)}
                checked={step.inHaste}
                onChange={(event) => {
                  const inHaste = event.currentTarget.checked;
                  setSteps(steps.map((one) => (one.id === step.id ? { ...one, inHaste } : one)));
                }}
              />
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => setSteps(steps.filter(({ id }) => id !== step.id))}
              >
                {table.putBack}
              </Button>
            </li>
          );
        })}
      </ol>
      <div className={styles.row}>
        {task.items
          .filter(({ id }) => !steps.some((step) => step.id === id))
          .map(({ id, label, minutes: needed }) => (
            <Button
              key={id}
              size="sm"
              variant="default"
              disabled={isWhole}
              onClick={() => setSteps([...steps, { id, inHaste: false }])}
            >
              {table.item(label, needed)}
            </Button>
          ))}
      </div>
      <div className={`${styles.row} ${styles.act}`}>
        <Button
          loading={sending}
          disabled={!isWhole || minutes > task.budget}
          onClick={() => onAnswer(textOf(steps))}
        >
          {table.handIn}
        </Button>
        <span className={styles.sum} data-over={minutes > task.budget || undefined}>
          {table.minutes(minutes, task.budget)}
        </span>
      </div>
      {own ? <p role="status">{table.agreeing(agreeing, present)}</p> : null}
      <ul className={styles.list} aria-label={table.handedIn}>
        {latest
          .filter(({ seat }) => seat.seat_id !== ownSeatId)
          .map(({ seat, text }) => (
            <li key={seat.seat_id} className={styles.step}>
              <span>
                {seat.name}:{' '}
                {stepsOf(text)
                  .map(({ id, inHaste }) => {
                    const label = itemOf(id)?.label ?? '';
                    return inHaste ? table.inHaste(label) : label;
                  })
                  .join(' → ')}
              </span>
              <Button size="compact-sm" variant="default" onClick={() => setSteps(stepsOf(text))}>
                {table.takeOver}
              </Button>
            </li>
          ))}
      </ul>
      <TaskStatus attempts={attempts} />
    </div>
  );
}
