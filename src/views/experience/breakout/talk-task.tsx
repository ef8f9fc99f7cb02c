import type { BreakoutFact } from '#contract/messages/session-projection.ts';
import { GoingOn } from './going-on.tsx';
import styles from './task-board.module.css';
import type { TaskOf } from './task-props.ts';
import { useWords } from '../../../words/use-words.tsx';

interface TalkTaskProps {
  breakout: BreakoutFact;
  task: TaskOf<'talk'>;
  /** Server clock, Unix ms. */
  endsAt: number;
  ownSeatId: string;
  /** Seat ids of everybody present in the session. */
  present: readonly string[];
  onReady: (ready: boolean) => void;
}

/** Something to talk about and nothing to solve; the story goes on early once everybody would. */
export function TalkTask({ breakout, task, endsAt, ownSeatId, present, onReady }: TalkTaskProps) {
  const { table } = useWords();
  const rested = present.filter((seatId) => task.rested.includes(seatId)).length;
  return (
    <div className={styles.task}>
      {task.rounds ? null : (
        <ul className={styles.questions}>
          {task.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      <GoingOn
        breakout={breakout}
        endsAt={endsAt}
        isReady={task.rested.includes(ownSeatId)}
        others={table.wouldGoOn(rested, present.length)}
        onReady={onReady}
      />
    </div>
  );
}
