import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { AskFirstDialog } from '../../shared/ask-first-dialog.tsx';

interface RemovePersonDialogProps {
  session: SessionDetail;
  seat: Seat;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

/** Asks before somebody's place is given up, and says what they will see of it. */
export function RemovePersonDialog({ session, seat, acts, ...dialog }: RemovePersonDialogProps) {
  const name = `${seat.first_name} ${seat.last_name}`.trim() || seat.email;
  return (
    <AskFirstDialog
      {...dialog}
      title={`Take ${name} off the list?`}
      act="Take off the list"
      keep="Keep their place"
      busy={acts.busy}
      onAct={() => acts.issue({ act: 'attendees', id: session.id, change: { add: [], remove: [seat.id] } })}
    >
      <p>
        They will be told by mail, the entry leaves their calendar, and their personal link says that you have
        given their place up. To have them back, add them again: they get a new link.
      </p>
    </AskFirstDialog>
  );
}
