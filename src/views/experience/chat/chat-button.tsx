import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import styles from './chat-button.module.css';
import { UnreadCount } from './unread-count.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { TeamChat, type TeamChatProps } from './team-chat.tsx';

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

interface ChatDrawerProps extends TeamChatProps {
  opened: boolean;
  onClose: () => void;
}

/** The chat at the edge of the window; a clip that plays stays beside it. */
function ChatDrawer({ opened, onClose, draft, onDraft }: ChatDrawerProps) {
  const { chat } = useWords();
  return (
    <Dialog opened={opened} onClose={onClose} title={chat.title} side="right">
      <TeamChat draft={draft} onDraft={onDraft} />
    </Dialog>
  );
}
