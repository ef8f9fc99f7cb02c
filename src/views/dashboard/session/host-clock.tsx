import { IconPlayerPause } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { useServerNow } from '../../../app-context.tsx';
import styles from './host-clock.module.css';

const radius = 44;
const circumference = 2 * Math.PI * radius;

/** From when until when what is on goes, on the server's clock; null where nothing ends by time. */
export function spanOf({ decision, breakout, outcome, clip, phase }: LiveAnswer) {
  const open = decision ?? breakout;
  if (open) return { from: open.open_at, until: open.close_at };
  if (outcome) return { from: outcome.shown_at, until: outcome.next_at };
  if (phase !== 'clip' || !clip?.start_at) return null;
  return { from: clip.start_at, until: clip.start_at + clip.duration_ms };
}

/** Renders once a second; asks nobody. */
function useServerTime(): number {
  const serverNow = useServerNow();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return Math.max(now, serverNow());
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const holdWords = ({ hold }: Pick<LiveAnswer, 'hold'>) =>
  hold ? `${hold.by || 'You'} ${hold.by ? 'holds' : 'hold'} the clock` : '';

/** The console's ring: time left, and who holds the clock. A window stands still meanwhile, a clip plays on. */
export function HostClock({ live }: { live: LiveAnswer }) {
  const serverTime = useServerTime();
  const span = spanOf(live);
  if (!span && !live.hold) return null;
  const stands = live.hold !== null && (live.decision ?? live.breakout) !== null;
  const now = stands && live.hold ? live.hold.since : serverTime;
  const leftMs = span ? Math.max(0, span.until - now) : 0;
  const left = clockText(Math.ceil(leftMs / 1000));
  const share = span ? Math.min(1, leftMs / Math.max(1, span.until - span.from)) : 0;
  const held = holdWords(live);
  return (
    <div className={styles.clock}>
      <div
        className={styles.ring}
        role="timer"
        aria-label={held ? `Time left: ${left}. ${held}` : `Time left: ${left}`}
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
      <p role="status" className={styles.held}>
        {held}
      </p>
    </div>
  );
}
