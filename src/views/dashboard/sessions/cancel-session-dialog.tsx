import { form } from '#contract/words/en/counts.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import { creditsReturnOnCancel } from '#contract/rules/money/credit-rule.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
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
    <ConfirmDialog
      {...dialog}
      title={`Cancel “${session.title}”?`}
      act="Cancel session"
      keep="Keep session"
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'cancel', id: session.id })}
    >
      <p>
        {creditsReturnOnCancel(session.status)
          ? `${credits} will be returned to your balance immediately.`
          : `${credits} won’t be returned because the doors are already open.`}
      </p>
      <p>
        {form(invited, 'The one person on the list', `All ${invited} people on the list`)} will get an email,
        and the entry is removed from their calendars. You can’t undo this.
      </p>
    </ConfirmDialog>
  );
}
