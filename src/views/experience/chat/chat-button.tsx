import { Drawer } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import styles from './chat-button.module.css';
import { TeamChat } from './team-chat.tsx';
import { UnreadCount } from './unread-count.tsx';
import { useWords } from '../words/use-words.tsx';

interface ChatButtonProps {
  className?: string | undefined;
  labelled?: boolean;
}

/** The team's chat wherever it has no place of its own; nothing where the session was planned without one. */
export function ChatButton({ className, labelled = false }: ChatButtonProps) {
  const { dataPackage } = useLiveSession();
  const { chat, table } = useWords();
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
        {labelled ? <span>{table.chat}</span> : null}
        <UnreadCount />
      </button>
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        position="right"
        size={380}
        title={table.chat}
        classNames={{ content: styles.drawer, body: styles.body }}
      >
        {isOpen ? <TeamChat draft={draft} onDraft={setDraft} /> : null}
      </Drawer>
    </>
  );
}
