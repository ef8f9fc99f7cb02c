import { Button, Group, Modal } from '@mantine/core';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { SessionActs } from '../../react/use-session-acts.ts';

interface RemovePersonDialogProps {
  session: SessionDetail;
  seat: Seat;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

/** Asks before somebody's place is given up, and says what they will see of it. */
export function RemovePersonDialog({ session, seat, acts, opened, onClose }: RemovePersonDialogProps) {
  const name = `${seat.first_name} ${seat.last_name}`.trim() || seat.email;
  const confirm = () =>
    acts.issue({ act: 'attendees', id: session.id, change: { add: [], remove: [seat.id] } });
  return (
    <Modal opened={opened} onClose={onClose} title={`Take ${name} off the list?`}>
      <p>
        They will be told by mail, the entry leaves their calendar, and their personal link says that you have
        given their place up. To have them back, add them again: they get a new link.
      </p>
      <Group mt="md">
        <Button color="ember" loading={acts.busy} onClick={confirm}>
          Take off the list
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep their place
        </Button>
      </Group>
    </Modal>
  );
}
