import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { creditsReturnOnCancel } from '#contract/rules/money/credit-rule.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { MailQuestion } from '../../shared/dialogs/mail-question.tsx';
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
    <MailQuestion
      {...dialog}
      title={`Cancel “${session.title}”?`}
      act="Cancel session"
      color="ember"
      keep="Keep session"
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'cancel', id: session.id })}
      people={invited}
      to="Everyone on the list"
      reads={`“${session.title}” is cancelled. The entry is removed from their calendars.`}
    >
      <p>
        {creditsReturnOnCancel(session.status)
          ? `${credits} will be returned to your balance immediately.`
          : `${credits} won’t be returned because the doors are already open.`}
      </p>
      <p>You can’t undo this.</p>
    </MailQuestion>
  );
}
