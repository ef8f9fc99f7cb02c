import { Button } from '../../shared/controls/button.tsx';
import { useContactWords } from '../../../words/site/contact-words.ts';
import { EmptyOutboxScene } from '../../shared/illustrations/empty-scenes.tsx';
import styles from './message-sent.module.css';

interface MessageSentProps {
  email: string;
  onAnother: () => void;
}

/** The letter is on its way. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const { sent } = useContactWords();
  return (
    <div role="status" className={styles.sent}>
      <EmptyOutboxScene />
      <h2>{sent.title}</h2>
      <p>
        {sent.before}
        <strong>{email}</strong>
        {sent.after}
      </p>
      <Button variant="default" onClick={onAnother}>
        {sent.another}
      </Button>
    </div>
  );
}
