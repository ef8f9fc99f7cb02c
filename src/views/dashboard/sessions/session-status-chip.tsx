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
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { StatusChip, type StatusTone } from '../../shared/status-chip.tsx';

const looks: Record<SessionStatus, { tone: StatusTone; icon: ReactNode }> = {
  draft: { tone: 'neutral', icon: <IconPencil size={16} /> },
  scheduled: { tone: 'info', icon: <IconCalendar size={16} /> },
  lobby: { tone: 'glow', icon: <IconDoor size={16} /> },
  live: { tone: 'glow', icon: <IconPlayerPlay size={16} /> },
  completed: { tone: 'action', icon: <IconCheck size={16} /> },
  cancelled: { tone: 'neutral', icon: <IconCircleX size={16} /> },
  failed: { tone: 'danger', icon: <IconTool size={16} /> },
};

export function SessionStatusChip({ status, archived }: { status: SessionStatus; archived: boolean }) {
  const words = useSessionsWords().statuses;
  if (archived)
    return (
      <StatusChip tone="neutral" icon={<IconArchive size={16} />}>
        {words.archived}
      </StatusChip>
    );
  const look = looks[status];
  return (
    <StatusChip tone={look.tone} icon={look.icon}>
      {words[status]}
    </StatusChip>
  );
}
