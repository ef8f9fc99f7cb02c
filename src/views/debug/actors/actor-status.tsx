import type { ActorStatus } from '../../../services/recordings/recorded.ts';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import styles from './actor-status.module.css';

const signs: Record<ActorStatus, string> = { live: '●', done: '✓', failed: '✕', stopped: '○' };

/** An actor's status, as a sign and as a word for screen readers. */
export const ActorStatusSign = ({ status }: { status: ActorStatus }) => (
  <span className={styles.sign} data-status={status} title={status}>
    <span aria-hidden>{signs[status]}</span>
    <VisuallyHidden>{status}</VisuallyHidden>
  </span>
);
