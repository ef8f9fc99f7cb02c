import { Button } from '../../shared/controls/button.tsx';
import styles from './task-board.module.css';
import type { TaskOf } from './task-props.ts';
import { useStoryWords } from '../words/use-words.tsx';

interface TalkTaskProps {
  task: TaskOf<'talk'>;
  ownSeatId: string;
  present: number;
  onRested: () => void;
}

/** Something to talk about and nothing to solve; the story goes on early once everybody would. */
export function TalkTask({ task, ownSeatId, present, onRested }: TalkTaskProps) {
  const { table } = useStoryWords();
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
          {isRested ? table.ready : table.goOn}
        </Button>
        <span role="status">{table.wouldGoOn(task.rested.length, present)}</span>
      </div>
    </div>
  );
}
