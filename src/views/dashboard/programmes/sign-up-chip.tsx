import { IconDoor, IconLock } from '@tabler/icons-react';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { StatusChip } from '../../shared/status-chip.tsx';

export const SignUpChip = ({ isOpen }: { isOpen: boolean }) => {
  const { open, closed } = useProgrammesWords();
  return isOpen ? (
    <StatusChip tone="action" icon={<IconDoor size={16} aria-hidden />}>
      {open}
    </StatusChip>
  ) : (
    <StatusChip icon={<IconLock size={16} aria-hidden />}>{closed}</StatusChip>
  );
};
