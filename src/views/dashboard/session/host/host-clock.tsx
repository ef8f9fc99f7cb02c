import { IconPlayerPause } from '@tabler/icons-react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { SessionHostWords } from '#contract/words/en/organiser/sessions/session-host.ts';
import { useServerNow } from '../../../../app-context.tsx';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import { useTick } from '../../../shared/time/use-tick.ts';
import styles from './host-clock.module.css';

const radius = 44;
const circumference = 2 * Math.PI * radius;

interface Span {
  from: number;
  until: number;
}

/** From when until when what is on goes, on the server's clock; null where nothing ends by time. */
export function spanOf({
  decision,
  breakout,
  outcome,
  clip,
  phase,
  hold,
  starts_at,
}: LiveAnswer): Span | null {
  if (phase === 'waiting')
    return hold ? null : { from: starts_at - liveSession.lobbyOpensMs, until: starts_at };
  const open = decision ?? breakout;
  if (open) return { from: open.open_at, until: open.close_at };
  if (outcome) return { from: outcome.shown_at, until: outcome.next_at };
  if (phase !== 'clip' || !clip?.start_at) return null;
  return { from: clip.start_at, until: clip.start_at + clip.duration_ms };
}

/** Renders once a second, without a request. */
export function useServerTime(): number {
  const serverNow = useServerNow();
  const now = useTick(serverNow, 1000);
  return Math.max(now, serverNow());
}

export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function holdText({ hold }: Pick<LiveAnswer, 'hold'>, words: SessionHostWords['clock']): string {
  if (!hold) return '';
  return hold.by ? words.heldBy(hold.by) : words.heldByYou;
}

/** Time left. A paused window stops, a clip plays on. */
function TimeRing({ live, span: { from, until } }: { live: LiveAnswer; span: Span }) {
  const { clock: words } = useSessionHostWords();
  const serverTime = useServerTime();
  const isPaused = live.hold !== null && (live.decision ?? live.breakout) !== null;
  const now = isPaused && live.hold ? live.hold.since : serverTime;
  const leftMs = Math.max(0, until - now);
  const left = clockText(Math.ceil(leftMs / 1000));
  const share = Math.min(1, leftMs / Math.max(1, until - from));
  const time = live.phase === 'waiting' ? words.toStart(left) : words.left(left);
  const held = holdText(live, words);
  return (
    <div
      className={styles.ring}
      role="timer"
      aria-label={held ? `${time}. ${held}` : time}
      data-held={live.hold ? true : undefined}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={radius} />
        <circle
          className={styles.burning}
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className={styles.time}>{left}</span>
      {live.hold ? <IconPlayerPause className={styles.pause} size={16} aria-hidden /> : null}
    </div>
  );
}

/** The console's ring, where something ends by time, and who holds the clock. */
export function HostClock({ live }: { live: LiveAnswer }) {
  const { clock: words } = useSessionHostWords();
  const span = spanOf(live);
  if (!span && !live.hold) return null;
  return (
    <div className={styles.clock}>
      {span ? <TimeRing live={live} span={span} /> : null}
      <p role="status" className={styles.held}>
        {holdText(live, words)}
      </p>
    </div>
  );
}
