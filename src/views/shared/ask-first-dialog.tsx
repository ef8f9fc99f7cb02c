import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface AskFirstDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  act: string;
  keep: string;
  busy: boolean;
  /** Whoever opened the dialog closes it once the act has been done. */
  onAct: () => void;
}

/** Stands before whatever cannot be taken back. */
export function AskFirstDialog(props: AskFirstDialogProps) {
  const { opened, onClose, title, children, act, keep, busy, onAct } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      {children}
      <Group mt="md">
        <Button color="ember" loading={busy} onClick={onAct}>
          {act}
        </Button>
        <Button variant="default" onClick={onClose}>
          {keep}
        </Button>
      </Group>
    </Modal>
  );
}
