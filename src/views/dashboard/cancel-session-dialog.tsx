import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { creditsReturnOnCancel } from '#contract/rules/credit-rule.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import { useSessionActions } from './use-session-actions.ts';
import { creditsText } from '../shared/credits-text.ts';

interface CancelSessionDialogProps {
  session: SessionSummary;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}

export function CancelSessionDialog({ session, opened, onClose, onChanged }: CancelSessionDialogProps) {
  const actions = useSessionActions(onChanged);
  const [busy, setBusy] = useState(false);
  const { invited } = session.people;
  const credits = creditsText(session.credits.reserved);
  const confirm = async () => {
    setBusy(true);
    const done = await actions.cancel(session.id);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={`Cancel “${session.title}”?`}>
      <p>
        {creditsReturnOnCancel(session.status)
          ? `${credits} will return to your balance at once.`
          : `${credits} will not return: the doors of the session are open already.`}
      </p>
      <p>
        {invited === 1 ? 'The one person on the list' : `All ${invited} people on the list`} will be told by
        mail, and the entry leaves their calendars. This cannot be undone.
      </p>
      <Group mt="md">
        <Button color="ember" loading={busy} onClick={confirm}>
          Cancel the session
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep it
        </Button>
      </Group>
    </Modal>
  );
}
