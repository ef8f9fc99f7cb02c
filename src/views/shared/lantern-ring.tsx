import styles from './lantern-ring.module.css';

interface LanternRingProps {
  remainingMs: number;
  totalMs: number;
  /** What ends, for instance "Time to decide". */
  label: string;
  size?: number;
}

const radius = 44;
const circumference = 2 * Math.PI * radius;

function clockText(ms: number) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}:${String(seconds % 60).padStart(2, '0')}` : String(seconds);
}

/** A countdown that burns down; `role="timer"` is silent, notices belong to the caller. */
export function LanternRing({ remainingMs, totalMs, label, size = 96 }: LanternRingProps) {
  const share = totalMs > 0 ? Math.min(1, Math.max(0, remainingMs / totalMs)) : 0;
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return (
    <div
      className={styles.ring}
      role="timer"
      aria-label={`${label}: ${clockText(remainingMs)} left`}
      data-last={remainingMs <= 10_000 || undefined}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={radius} />
        <circle
          className={styles.burning}
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={`${share * circumference} ${circumference}`}
          transform="rotate(-90 50 50)"
        />
        {share > 0 ? (
          <g transform={`translate(${50 + radius * Math.cos(angle)} ${50 + radius * Math.sin(angle)})`}>
            <circle className={styles.halo} r="9" />
            <path className={styles.flame} d="M0 -9 C5 -3 5 2 0 5 C-5 2 -5 -3 0 -9Z" />
          </g>
        ) : null}
      </svg>
      <span className={styles.time} style={{ fontSize: size * 0.28 }}>
        {clockText(remainingMs)}
      </span>
    </div>
  );
}
