import type { ReactNode } from 'react';
import { useShellWords } from '../../words/shell-words.ts';
import { Button } from './controls/button.tsx';
import { ErrorScene } from './illustrations/error-scene.tsx';
import styles from './scene-state.module.css';

interface ErrorPanelProps {
  title: string;
  /** `h2` where the page has a heading of its own. */
  heading?: 'h1' | 'h2';
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
  const { title, heading: Heading = 'h1', message, detail, requestId, status, onRetry, action } = props;
  const { retryLabel = words.tryAgain } = props;
  return (
    <section className={styles.state} role="alert">
      <ErrorScene status={status} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
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
