import { Group } from '@mantine/core';
import { Button } from './controls/button.tsx';
import type { AskFirstDialogProps } from './ask-first-dialog.tsx';
import { LibraryTheme } from './theme/library-theme.tsx';
import { Dialog } from './dialog.tsx';

export default function AskFirstModal(props: AskFirstDialogProps) {
  const { opened, onClose, title, children, act, keep, busy, onAct } = props;
  return (
    <LibraryTheme>
      <Dialog opened={opened} onClose={onClose} title={title}>
        {children}
        <Group mt="md">
          <Button color="ember" loading={busy} onClick={onAct}>
            {act}
          </Button>
          <Button variant="default" data-autofocus onClick={onClose}>
            {keep}
          </Button>
        </Group>
      </Dialog>
    </LibraryTheme>
  );
}
