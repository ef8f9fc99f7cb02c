import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { TaskSaid } from './task-said.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';

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
      <ol className={styles.list} aria-label="Your order">
        {steps.map((step) => {
          const item = itemOf(step.id);
          return (
            <li key={step.id} className={styles.step}>
              <span>{item?.label}</span>
              <Checkbox
                label={`in haste, ${item?.haste_minutes} min, costs ${item?.haste_cost}`}
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
                Put back
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
              {label}, {needed} min
            </Button>
          ))}
      </div>
      <p className={styles.sum} data-over={minutes > task.budget || undefined}>
        {minutes} of {task.budget} minutes
      </p>
      <Button
        loading={sending}
        disabled={!isWhole || minutes > task.budget}
        onClick={() => onAnswer(textOf(steps))}
      >
        Hand in this order
      </Button>
      {own ? (
        <p role="status">
          {agreeing} of {present} at your table have handed in your order.
        </p>
      ) : null}
      <ul className={styles.list} aria-label="Handed in at your table">
        {latest
          .filter(({ seat }) => seat.seat_id !== ownSeatId)
          .map(({ seat, text }) => (
            <li key={seat.seat_id} className={styles.step}>
              <span>
                {seat.name}:{' '}
                {stepsOf(text)
                  .map(({ id, inHaste }) => `${itemOf(id)?.label ?? ''}${inHaste ? ' (in haste)' : ''}`)
                  .join(' → ')}
              </span>
              <Button size="compact-sm" variant="default" onClick={() => setSteps(stepsOf(text))}>
                Take this over
              </Button>
            </li>
          ))}
      </ul>
      <TaskSaid attempts={attempts} />
    </div>
  );
}
