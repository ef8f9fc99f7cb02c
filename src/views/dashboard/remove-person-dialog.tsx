import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { SessionActions } from './use-session-actions.ts';

interface RemovePersonDialogProps {
  session: SessionDetail;
  seat: Seat;
  actions: SessionActions;
  opened: boolean;
  onClose: () => void;
}

/** Asks before somebody's place is given up, and says what they will see of it. */
export function RemovePersonDialog({ session, seat, actions, opened, onClose }: RemovePersonDialogProps) {
  const [busy, setBusy] = useState(false);
  const name = `${seat.first_name} ${seat.last_name}`.trim() || seat.email;
  const confirm = async () => {
    setBusy(true);
    const done = await actions.changeAttendees(session.id, { add: [], remove: [seat.id] });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={`Take ${name} off the list?`}>
      <p>
        They will be told by mail, the entry leaves their calendar, and their personal link says that you have
        given their place up. To have them back, add them again: they get a new link.
      </p>
      <Group mt="md">
        <Button color="ember" loading={busy} onClick={confirm}>
          Take off the list
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep their place
        </Button>
      </Group>
    </Modal>
  );
}
