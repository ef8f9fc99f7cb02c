import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';

interface DeleteSessionDialogProps {
  session: SessionSummary;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

export function DeleteSessionDialog({ session, acts, ...dialog }: DeleteSessionDialogProps) {
  const words = useSessionsWords().delete;
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title(session.title)}
      act={words.act}
      keep={words.keep}
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'remove', id: session.id })}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
