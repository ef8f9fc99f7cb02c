import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChatMessage } from '#contract/messages/team-projection.ts';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { selectIsEnded, selectSeat } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** Shows somebody's message to the host, after a confirmation, with its outcome. Nobody hosts once the story is over. */
export function ReportMessage({ message, name }: { message: ChatMessage; name: string }) {
  const { chat } = useWords();
  const verbs = useExperienceVerbs();
  const isEnded = useExperience(selectIsEnded);
  const report = useExperience(selectSeat)?.reports.find(({ message_id }) => message_id === message.id);
  const [isConfirming, setConfirming] = useState(false);
  if (report) return <small role="status">{report.seen ? chat.reportSeen : chat.reported}</small>;
  if (isEnded) return null;
  return (
    <>
      <IconButton
        variant="subtle"
        size="sm"
        aria-label={chat.report(name)}
        title={chat.report(name)}
        onClick={() => setConfirming(true)}
      >
        <IconMessageReport size={16} aria-hidden />
      </IconButton>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={chat.reportAsk}
        act={chat.reportYes}
        keep={chat.reportNo}
        busy={false}
        onAct={() => {
          setConfirming(false);
          verbs.report(message.id);
        }}
      >
        <blockquote>{message.text}</blockquote>
        <p>{chat.reportText}</p>
      </ConfirmDialog>
    </>
  );
}
