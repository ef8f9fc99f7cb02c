import { useSecondsLeft } from '../use-server-time.ts';
import styles from './countdown.module.css';
import { useWords } from '../../../words/use-words.tsx';

const parts = (seconds: number) => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});

const two = (value: number) => String(value).padStart(2, '0');

/** Time left to the start, as a clock; words for screen readers come from the caller. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const { wait } = useWords();
  const { days, hours, minutes, seconds } = parts(useSecondsLeft(endsAt));
  const text =
    hours > 0 || days > 0 ? `${two(hours)}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  return (
    <div className={styles.countdown} role="timer" aria-label={wait.untilStart(text)}>
      {days > 0 ? <span className={styles.days}>{wait.days(days)}</span> : null}
      <span className={styles.clock} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
