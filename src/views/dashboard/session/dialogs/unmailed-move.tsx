import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { StartsIn } from '../../../shared/time/starts-in.tsx';
import { useSessionDetailWords } from '../../../../words/organiser/sessions/session-detail-words.ts';
import { useTimes } from '../../../../words/use-texts.ts';
import styles from '../../../shared/edited/edit-conflict.module.css';

/** A new time that nobody has been mailed yet, and the way back to the one that people know. */
export function UnmailedMove({ session, acts }: { session: SessionDetail; acts: SessionActs }) {
  const { move: words } = useSessionDetailWords();
  const { clockWhen } = useTimes();
  const { unmailed_move: move, version, id } = session;
  if (!move || !session.possible.includes('reschedule')) return null;
  const { timezone_id } = move.clock;
  return (
    <section className={styles.notice} role="status" aria-label={words.label}>
      <p>
        <strong>{words.mails}</strong> <StartsIn at={move.mails_at} />.{' '}
        {words.expected(clockWhen(move.clock))}
      </p>
      <div className={styles.actions}>
        <Button
          variant="default"
          disabled={!acts.possible}
          onClick={() =>
            acts.issue({ act: 'reschedule', id, start: { starts_at: move.starts_at, timezone_id, version } })
          }
        >
          {words.undo}
        </Button>
      </div>
    </section>
  );
}
