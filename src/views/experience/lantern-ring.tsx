import { useContext, useEffect, useRef } from 'react';
import { useServerClock } from '../../machines/live-session/use-live-session.tsx';
import { HoldContext } from './host/hold-context.ts';
import styles from './lantern-ring.module.css';
import { useSecondsLeft } from './use-server-time.ts';
import { useWords } from '../../words/use-words.tsx';

interface LanternRingProps {
  /** Server clock, Unix ms. */
  endsAt: number;
  totalMs: number;
  /** What ends, for instance "Time to decide". */
  label: string;
  size?: number;
}

const radius = 44;
const circumference = 2 * Math.PI * radius;
const toleratedMs = 100;

const clockText = (seconds: number) => {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}:${String(seconds % 60).padStart(2, '0')}` : String(seconds);
};

/** The fire goes round by itself; the flame on it stays upright. */
const burning: Record<string, Keyframe[]> = {
  fire: [{ strokeDashoffset: 0 }, { strokeDashoffset: circumference }],
  arm: [{ transform: 'rotate(360deg)' }, { transform: 'rotate(0deg)' }],
  flame: [{ transform: 'rotate(-360deg)' }, { transform: 'rotate(0deg)' }],
};

/** A countdown that burns down; `role="timer"` is silent, notices belong to the caller. */
export function LanternRing({ endsAt, totalMs, label, size = 96 }: LanternRingProps) {
  const clock = useServerClock();
  const { live, host } = useWords();
  const hold = useContext(HoldContext);
  const running = useSecondsLeft(endsAt);
  const seconds = hold ? Math.max(0, Math.ceil((endsAt - hold.since) / 1000)) : running;
  const ring = useRef<SVGSVGElement>(null);
  const animations = useRef<Animation[]>([]);
  useEffect(() => {
    const parts = ring.current?.querySelectorAll('[data-burns]') ?? [];
    animations.current = [...parts].map((part) =>
      part.animate(burning[part.getAttribute('data-burns') ?? ''] ?? [], {
        duration: Math.max(1, totalMs),
        fill: 'both',
      }),
    );
    return () => {
      for (const animation of animations.current) animation.cancel();
    };
  }, [totalMs]);
  useEffect(() => {
    const now = hold ? hold.since : clock.now();
    const elapsed = seconds === 0 ? totalMs : totalMs - (endsAt - now);
    for (const animation of animations.current) {
      const off = Math.abs(Number(animation.currentTime ?? 0) - elapsed);
      if (off > toleratedMs) animation.currentTime = Math.min(totalMs, Math.max(0, elapsed));
      if (hold) animation.pause();
      else if (animation.playState === 'paused') animation.play();
    }
  }, [seconds, endsAt, totalMs, clock, hold]);
  return (
    <div
      className={styles.ring}
      role="timer"
      aria-label={
        hold ? host.heldBy(label, hold.by, clockText(seconds)) : live.timeLeft(label, clockText(seconds))
      }
      data-held={hold ? true : undefined}
      data-last={seconds <= 10 || undefined}
      data-out={seconds === 0 || undefined}
      style={{ width: size, height: size }}
    >
      <svg ref={ring} viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={radius} />
        <circle
          className={styles.burning}
          data-burns="fire"
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={circumference}
          transform="rotate(-90 50 50)"
        />
        <g className={styles.arm} data-burns="arm">
          <g transform={`translate(50 ${50 - radius})`}>
            <g data-burns="flame">
              <circle className={styles.halo} r="9" />
              <path className={styles.flame} d="M0 -9 C5 -3 5 2 0 5 C-5 2 -5 -3 0 -9Z" />
            </g>
          </g>
        </g>
      </svg>
      <span className={styles.time} style={{ fontSize: size * 0.28 }}>
        {clockText(seconds)}
      </span>
      {hold ? (
        <span className={styles.holder} aria-hidden="true">
          {hold.by.split(' ')[0]}
        </span>
      ) : null}
    </div>
  );
}
