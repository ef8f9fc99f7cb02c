import { IconDoor, IconLock } from '@tabler/icons-react';
import { StatusChip } from '../../shared/status-chip.tsx';

export const SignUpChip = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <StatusChip tone="action" icon={<IconDoor size={16} aria-hidden />}>
      Open
    </StatusChip>
  ) : (
    <StatusChip icon={<IconLock size={16} aria-hidden />}>Closed</StatusChip>
  );
