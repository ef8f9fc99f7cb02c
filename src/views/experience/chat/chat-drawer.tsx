import { Drawer } from '@mantine/core';
import { useWords } from '../words/use-words.tsx';
import styles from './chat-drawer.module.css';
import { TeamChat, type TeamChatProps } from './team-chat.tsx';
import { LibraryTheme } from '../../shared/theme/library-theme.tsx';

export interface ChatDrawerProps extends TeamChatProps {
  opened: boolean;
  onClose: () => void;
}

export default function ChatDrawer({ opened, onClose, draft, onDraft }: ChatDrawerProps) {
  const { chat } = useWords();
  return (
    <LibraryTheme>
      <Drawer
        opened={opened}
        onClose={onClose}
        position="right"
        size={380}
        title={chat.title}
        classNames={{ content: styles.drawer, body: styles.body }}
      >
        {opened ? <TeamChat draft={draft} onDraft={onDraft} /> : null}
      </Drawer>
    </LibraryTheme>
  );
}
