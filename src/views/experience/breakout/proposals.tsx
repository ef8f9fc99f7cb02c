import { Button } from '../../shared/controls/button.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';
import { useWords } from '../../../words/use-words.tsx';

type ProposalsProps = Pick<TaskProps<'order'>, 'attempts' | 'seats' | 'ownSeatId'> & {
  /** An answer as people read it. */
  textOf: (text: string) => string;
  onAgree: (text: string) => void;
};

/** The answers that the table has handed in, each with those who did: one line and one click to agree. */
export function Proposals({ attempts, seats, ownSeatId, textOf, onAgree }: ProposalsProps) {
  const { table } = useWords();
  const latest = seats.flatMap((seat) => {
    const attempt = attempts.findLast(({ seat_id }) => seat_id === seat.seat_id);
    return attempt?.awaited ? [{ seat, text: attempt.text }] : [];
  });
  if (latest.length === 0) return null;
  const own = latest.find(({ seat }) => seat.seat_id === ownSeatId)?.text;
  const present = seats.filter((seat) => seat.present).length;
  return (
    <ul className={styles.list} aria-label={table.handedIn}>
      {[...new Set(latest.map(({ text }) => text))].map((text) => {
        const names = latest.filter((one) => one.text === text).map(({ seat }) => seat.name);
        return (
          <li key={text} className={styles.proposal}>
            {text === own ? (
              <p role="status">{table.agreeing(names.length, present)}</p>
            ) : (
              <>
                <p>{table.proposes(names, textOf(text))}</p>
                <Button size="compact-sm" onClick={() => onAgree(text)}>
                  {table.agree}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
