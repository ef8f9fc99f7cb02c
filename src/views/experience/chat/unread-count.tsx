import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { selectUnread } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './unread-count.module.css';

/** How many messages of others have come since the chat was last open; nothing where there are none. */
export function UnreadCount() {
  const { chat } = useWords();
  const unread = useExperience(selectUnread);
  if (unread === 0) return null;
  return (
    <span className={styles.count}>
      {unread}
      <VisuallyHidden> {chat.unread}</VisuallyHidden>
    </span>
  );
}
