import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { creditsReturnOnCancel } from '#contract/rules/money/credit-rule.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { MailQuestion } from '../../shared/dialogs/mail-question.tsx';

interface CancelSessionDialogProps {
  session: SessionSummary;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

export function CancelSessionDialog({ session, acts, ...dialog }: CancelSessionDialogProps) {
  const words = useSessionsWords().cancel;
  const { invited } = session.people;
  return (
    <MailQuestion
      {...dialog}
      title={words.title(session.title)}
      act={words.act}
      color="ember"
      keep={words.keep}
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'cancel', id: session.id })}
      people={invited}
      to={words.to}
      reads={words.reads(session.title)}
    >
      <p>{words.credits(session.credits.reserved, creditsReturnOnCancel(session.status))}</p>
      <p>{words.final}</p>
    </MailQuestion>
  );
}
