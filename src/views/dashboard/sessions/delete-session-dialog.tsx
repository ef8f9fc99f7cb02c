import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';

interface DeleteSessionDialogProps {
  session: SessionSummary;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

export function DeleteSessionDialog({ session, acts, ...dialog }: DeleteSessionDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete “${session.title}”?`}
      act="Delete the session"
      keep="Keep session"
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'remove', id: session.id })}
    >
      <p>
        The session, its guest list and its results disappear from the dashboard for everybody in your
        company. You can’t undo this. To hide it instead, archive it.
      </p>
    </ConfirmDialog>
  );
}
