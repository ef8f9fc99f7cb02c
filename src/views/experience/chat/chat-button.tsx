import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { openingLate } from '../../shared/arriving-late.tsx';
import styles from './chat-button.module.css';
import type { ChatDrawerProps } from './chat-drawer.tsx';
import { UnreadCount } from './unread-count.tsx';
import { useWords } from '../words/use-words.tsx';

const ChatDrawer = openingLate<ChatDrawerProps>(() => import('./chat-drawer.tsx'));

interface ChatButtonProps {
  className?: string | undefined;
  labelled?: boolean;
}

/** The team's chat wherever it has no place of its own; nothing where the session was planned without one. */
export function ChatButton({ className, labelled = false }: ChatButtonProps) {
  const { dataPackage } = useLiveSession();
  const { chat } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState('');
  if (!dataPackage.session.chat) return null;
  return (
    <>
      <button type="button" className={className ?? styles.button} onClick={() => setIsOpen(true)}>
        <IconMessage
          size={24}
          stroke={1.7}
          aria-label={labelled ? undefined : chat.open}
          aria-hidden={labelled || undefined}
        />
        {labelled ? <span>{chat.title}</span> : null}
        <UnreadCount />
      </button>
      <ChatDrawer opened={isOpen} onClose={() => setIsOpen(false)} draft={draft} onDraft={setDraft} />
    </>
  );
}
