import type { TeamProjection } from '#contract/messages/team-projection.ts';
import styles from './task-board.module.css';
import { useWords } from '../../../words/use-words.tsx';

/** What became of the team's latest answer. */
export function TaskStatus({ attempts }: { attempts: TeamProjection['attempts'] }) {
  const { table } = useWords();
  const last = attempts.at(-1);
  const isWrong = last !== undefined && !last.correct && !last.awaited;
  return (
    <p role="status" className={styles.said}>
      {isWrong ? table.wrongTask : ''}
    </p>
  );
}
