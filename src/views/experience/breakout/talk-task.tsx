import { Button } from '@mantine/core';
import styles from './task-board.module.css';
import type { TaskOf } from './task-props.ts';

interface TalkTaskProps {
  task: TaskOf<'talk'>;
  ownSeatId: string;
  present: number;
  onRested: () => void;
}

/** Something to talk about and nothing to solve; the story goes on early once everybody would. */
export function TalkTask({ task, ownSeatId, present, onRested }: TalkTaskProps) {
  const isRested = task.rested.includes(ownSeatId);
  return (
    <div className={styles.task}>
      <ul className={styles.questions}>
        {task.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button variant="default" disabled={isRested} onClick={onRested}>
          {isRested ? 'Ready when the others are' : 'I would go on'}
        </Button>
        <span role="status">
          {task.rested.length} of {present} would go on
        </span>
      </div>
    </div>
  );
}
