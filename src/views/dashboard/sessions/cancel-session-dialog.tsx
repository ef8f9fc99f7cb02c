import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import { creditsReturnOnCancel } from '#contract/rules/credit-rule.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { AskFirstDialog } from '../../shared/ask-first-dialog.tsx';
import { creditsText } from '#contract/words/credits-text.ts';

interface CancelSessionDialogProps {
  session: SessionSummary;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

export function CancelSessionDialog({ session, acts, ...dialog }: CancelSessionDialogProps) {
  const { invited } = session.people;
  const credits = creditsText(session.credits.reserved);
  return (
    <AskFirstDialog
      {...dialog}
      title={`Cancel “${session.title}”?`}
      act="Cancel the session"
      keep="Keep it"
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'cancel', id: session.id })}
    >
      <p>
        {creditsReturnOnCancel(session.status)
          ? `${credits} will return to your balance at once.`
          : `${credits} will not return: the doors of the session are open already.`}
      </p>
      <p>
        {invited === 1 ? 'The one person on the list' : `All ${invited} people on the list`} will be told by
        mail, and the entry leaves their calendars. This cannot be undone.
      </p>
    </AskFirstDialog>
  );
}
