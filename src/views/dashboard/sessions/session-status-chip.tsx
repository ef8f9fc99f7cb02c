import {
  IconArchive,
  IconCalendar,
  IconCheck,
  IconCircleX,
  IconDoor,
  IconPencil,
  IconPlayerPlay,
  IconTool,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import { StatusChip, type StatusTone } from '../../shared/status-chip.tsx';

const looks: Record<SessionStatus, { tone: StatusTone; icon: ReactNode; word: string }> = {
  draft: { tone: 'neutral', icon: <IconPencil size={16} />, word: 'Draft' },
  scheduled: { tone: 'info', icon: <IconCalendar size={16} />, word: 'Scheduled' },
  lobby: { tone: 'glow', icon: <IconDoor size={16} />, word: 'Doors open' },
  live: { tone: 'glow', icon: <IconPlayerPlay size={16} />, word: 'Live' },
  completed: { tone: 'action', icon: <IconCheck size={16} />, word: 'Completed' },
  cancelled: { tone: 'neutral', icon: <IconCircleX size={16} />, word: 'Cancelled' },
  failed: { tone: 'danger', icon: <IconTool size={16} />, word: 'Did not take place' },
};

export const wordOfStatus = (status: SessionStatus): string => looks[status].word;

export function SessionStatusChip({ status, archived }: { status: SessionStatus; archived: boolean }) {
  if (archived)
    return (
      <StatusChip tone="neutral" icon={<IconArchive size={16} />}>
        Archived
      </StatusChip>
    );
  const look = looks[status];
  return (
    <StatusChip tone={look.tone} icon={look.icon}>
      {look.word}
    </StatusChip>
  );
}
