import styles from './loading-bar.module.css';

interface LoadingBarProps {
  label: string;
  /** 0 to 100. */
  progress: number;
  visible: boolean;
  error: boolean;
}

/** Three pixels at the top of the window while a page is on its way. */
export function LoadingBar({ label, progress, visible, error }: LoadingBarProps) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress)}
      aria-hidden={!visible}
      data-visible={visible || undefined}
      data-error={error || undefined}
    >
      <div className={styles.bar} style={{ transform: `scaleX(${progress / 100})` }} />
    </div>
  );
}
