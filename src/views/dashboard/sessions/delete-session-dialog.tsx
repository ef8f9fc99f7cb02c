import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { AskFirstDialog } from '../../shared/ask-first-dialog.tsx';

interface DeleteSessionDialogProps {
  session: SessionSummary;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

export function DeleteSessionDialog({ session, acts, ...dialog }: DeleteSessionDialogProps) {
  return (
    <AskFirstDialog
      {...dialog}
      title={`Delete “${session.title}”?`}
      act="Delete the session"
      keep="Keep it"
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'remove', id: session.id })}
    >
      <p>
        The session, its list of people and its results leave your dashboard, for everybody in your company.
        This cannot be undone. To put it out of sight only, archive it.
      </p>
    </AskFirstDialog>
  );
}
