import { Button } from '../../shared/controls/button.tsx';
import { EmptyOutboxScene } from '../../shared/illustrations/empty-scenes.tsx';
import styles from './message-sent.module.css';

interface MessageSentProps {
  email: string;
  onAnother: () => void;
}

/** The letter is on its way. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  return (
    <div role="status" className={styles.sent}>
      <EmptyOutboxScene />
      <h2>Your message is on its way</h2>
      <p>
        We’ll reply to <strong>{email}</strong>, usually within one working day.
      </p>
      <Button variant="default" onClick={onAnother}>
        Send another message
      </Button>
    </div>
  );
}
