import type { ReactNode } from 'react';
import { useShellWords } from '../../words/shell-words.ts';
import { Button } from './controls/button.tsx';
import { ErrorScene } from './illustrations/error-scene.tsx';
import styles from './scene-state.module.css';

interface ErrorPanelProps {
  title: string;
  message: string;
  /** In smaller text: the server's own message. */
  detail?: string | undefined;
  requestId?: string | undefined;
  /** Of the answer, which has a scene of its own. */
  status?: number;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** A further way out, such as a link home. */
  action?: ReactNode;
}

/** A failure, announced at once, with a way out. */
export function ErrorPanel(props: ErrorPanelProps) {
  const words = useShellWords();
  const { title, message, detail, requestId, status, onRetry, retryLabel = words.tryAgain, action } = props;
  return (
    <section className={styles.state} role="alert">
      <ErrorScene status={status} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{message}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {requestId ? <p className={styles.detail}>{words.request(requestId)}</p> : null}
        <div className={styles.action}>
          {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
          {action}
        </div>
      </div>
    </section>
  );
}
