import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import type { RosterSeat } from '#contract/messages/session-projection.ts';
import type { TeamProjection } from '#contract/messages/team-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import styles from './hint-list.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface HintListProps {
  taken: TeamProjection['hints'];
  left: TeamProjection['hints_left'];
  seats: readonly RosterSeat[];
  onTake: (hintId: string) => void;
}

/** Hints the team has taken, by whom, and the price of the next one, which is confirmed first. */
export function HintList({ taken, left, seats, onTake }: HintListProps) {
  const { common, table } = useWords();
  const [confirmingId, setConfirmingId] = useState<string | null>(null);
  const [next] = left;
  const nameOf = (seatId: string) => seats.find(({ seat_id }) => seat_id === seatId)?.name ?? common.someone;
  return (
    <div className={styles.hints}>
      {taken.map((hint) => (
        <p key={hint.id} className={styles.hint}>
          <IconBulb size={18} aria-label={table.hint} />
          <span>
            {hint.text} <small>{table.hintBy(nameOf(hint.seat_id))}</small>
          </span>
        </p>
      ))}
      {next && confirmingId === next.id ? (
        <div className={styles.ask} aria-live="polite">
          <p>{table.askHint(next.cost)}</p>
          <Button size="sm" color="lantern" onClick={() => onTake(next.id)}>
            {table.hintYes}
          </Button>
          <Button size="sm" variant="default" onClick={() => setConfirmingId(null)}>
            {table.hintNo}
          </Button>
        </div>
      ) : next ? (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconBulb size={16} aria-hidden />}
          onClick={() => setConfirmingId(next.id)}
        >
          {table.takeHint(next.cost)}
        </Button>
      ) : null}
    </div>
  );
}
