import { LogoMark } from '../../shared/shell/logo.tsx';
import styles from './lantern-wait.module.css';

/** A night with one light: something is being opened. */
export function LanternWait({ label }: { label: string }) {
  return (
    <div className={styles.wait} role="status">
      <LogoMark size={72} />
      <p>{label}…</p>
    </div>
  );
}
