import type { TeamProjection } from '#contract/messages/team-projection.ts';
import styles from './task-board.module.css';

/** What became of the team's latest answer. */
export function TaskSaid({ attempts }: { attempts: TeamProjection['attempts'] }) {
  const last = attempts.at(-1);
  const isWrong = last !== undefined && !last.correct && !last.awaited;
  return (
    <p role="status" className={styles.said}>
      {isWrong ? 'Not that. Tell one another again what each of you holds.' : ''}
    </p>
  );
}
