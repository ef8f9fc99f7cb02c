import type { ReactNode } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { isJoinable } from '#contract/rules/sessions/session-lifecycle.ts';
import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import { StartsIn } from '../../shared/time/starts-in.tsx';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useStartTimeWords } from '../../../words/organiser/sessions/start-times-words.ts';
import { clockRemark } from '../../shared/time/clock-remark.ts';
import { isSameClock } from '../../shared/time/when.ts';
import { useSessionDetailWords } from '../../../words/organiser/sessions/session-detail-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import styles from '../dashboard.module.css';
import { SeatClocks } from './seat-clocks.tsx';

type Started = Pick<
  SessionDetail,
  'story_title' | 'length_minutes' | 'block_minutes' | 'status' | 'starts_at' | 'clock'
>;

interface StartFactsProps {
  session: Started;
  /** Below the time, until the session starts. */
  untilStart?: ReactNode;
}

/** Story, and the start in the session's zone and in the reader's. */
export function StartFacts({ session, untilStart }: StartFactsProps) {
  const { facts: words } = useSessionDetailWords();
  const { clockWhen, longWhen } = useTimes();
  const home = useHomeTimezone();
  const { clock } = session;
  const startTimes = useStartTimeWords();
  const remark = clockRemark(startTimes, session.starts_at, clock);
  return (
    <>
      <dt>{words.story}</dt>
      <dd>{words.length(session.story_title, session.length_minutes, session.block_minutes)}</dd>
      <dt>{isJoinable(session.status) && session.status !== 'live' ? words.starts : words.started}</dt>
      <dd>
        <time dateTime={session.starts_at}>{clockWhen(clock)}</time>
        {isSameClock(clock, instantToZonedTime(Date.parse(session.starts_at), home)) ? null : (
          <div className={styles.soft}>{words.forYou(longWhen(session.starts_at, home))}</div>
        )}
        {remark ? <div className={styles.soft}>{remark}</div> : null}
        {session.status === 'scheduled' || session.status === 'lobby' ? (
          <>
            <div className={styles.soft}>
              <StartsIn at={session.starts_at} />
            </div>
            {untilStart}
          </>
        ) : null}
      </dd>
    </>
  );
}

/** Story, start, credits, and who created it. */
export function SessionFacts({ session }: { session: SessionDetail }) {
  const { facts: words } = useSessionDetailWords();
  const { consumed, reserved } = session.credits;
  return (
    <dl className={styles.facts}>
      <StartFacts
        session={session}
        untilStart={<SeatClocks session={session} clock={session.clock} clocks={session.clocks} />}
      />
      <dt>{words.credits}</dt>
      <dd>
        {consumed > 0 ? words.used(consumed) : reserved > 0 ? words.reserved(reserved) : words.noneUsed}
      </dd>
      <dt>{words.scheduledBy}</dt>
      <dd>{session.created_by}</dd>
    </dl>
  );
}
