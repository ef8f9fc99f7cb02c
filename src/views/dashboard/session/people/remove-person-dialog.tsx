import { fullName } from '#contract/rules/people/full-name.ts';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionPeopleWords } from '../../../../words/organiser/sessions/session-people-words.ts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx';

interface RemovePersonDialogProps {
  session: SessionDetail;
  seat: Seat;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

/** Asks before somebody's place is given up, and says what they will see of it. */
export function RemovePersonDialog({ session, seat, acts, ...dialog }: RemovePersonDialogProps) {
  const { removal: words } = useSessionPeopleWords();
  const name = fullName(seat) || seat.email;
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title(name)}
      act={words.act}
      keep={words.keep}
      busy={acts.busy}
      onAct={() =>
        acts.issue({
          act: 'attendees',
          id: session.id,
          change: { add: [], remove: [seat.id], version: session.people_version },
        })
      }
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
