import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { StartsIn } from '../../shared/starts-in.tsx';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { isSameClock, longWhen } from '../../shared/when.ts';
import styles from '../dashboard.module.css';
import { SeatClocks } from './seat-clocks.tsx';

/** Story, time in the session's zone and one's own, credits, and who created it. */
export function SessionFacts({ session }: { session: SessionDetail }) {
  const home = homeTimezone();
  return (
    <dl className={styles.facts}>
      <dt>Story</dt>
      <dd>
        {session.story_title}, {session.length_minutes} minutes ({session.block_minutes} with arriving and the
        talk after)
      </dd>
      <dt>Starts</dt>
      <dd>
        <time dateTime={session.starts_at}>{longWhen(session.starts_at, session.timezone_id)}</time>
        {isSameClock(session.starts_at, session.timezone_id, home) ? null : (
          <div className={styles.soft}>For you: {longWhen(session.starts_at, home)}</div>
        )}
        {session.status === 'scheduled' || session.status === 'lobby' ? (
          <>
            <div className={styles.soft}>
              <StartsIn at={session.starts_at} />
            </div>
            <SeatClocks
              session={session}
              instant={Date.parse(session.starts_at)}
              timezoneId={session.timezone_id}
            />
          </>
        ) : null}
      </dd>
      <dt>Credits</dt>
      <dd>
        {session.credits.consumed > 0
          ? `${session.credits.consumed} used`
          : session.credits.reserved > 0
            ? `${session.credits.reserved} held until the first scene`
            : 'None used'}
      </dd>
      <dt>Created by</dt>
      <dd>{session.created_by}</dd>
    </dl>
  );
}
