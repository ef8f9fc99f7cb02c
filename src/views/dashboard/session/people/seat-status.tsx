import {
  IconAlertTriangle,
  IconCalendarX,
  IconCheck,
  IconDeviceLaptop,
  IconDoorExit,
  IconHourglass,
  IconMail,
  IconMailOpened,
  IconUserCheck,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Seat, SeatState } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useSessionPeopleWords } from '../../../../words/organiser/sessions/session-people-words.ts';
import { StatusChip, type StatusTone } from '../../../shared/status-chip.tsx';
import styles from '../../dashboard.module.css';
import { deviceCheckWords } from './device-check-words.ts';

const states: Record<SeatState, { tone: StatusTone; icon: ReactNode }> = {
  not_sent: { tone: 'neutral', icon: <IconMail size={16} /> },
  sent: { tone: 'info', icon: <IconCheck size={16} /> },
  bounced: { tone: 'danger', icon: <IconAlertTriangle size={16} /> },
  opened: { tone: 'info', icon: <IconMailOpened size={16} /> },
  checked: { tone: 'action', icon: <IconDeviceLaptop size={16} /> },
  waiting: { tone: 'action', icon: <IconHourglass size={16} /> },
  joined: { tone: 'action', icon: <IconUserCheck size={16} /> },
  left: { tone: 'neutral', icon: <IconDoorExit size={16} /> },
  declined: { tone: 'glow', icon: <IconCalendarX size={16} /> },
};

/** How far somebody has come, and what is wrong with their device. */
export function SeatStatus({ state, check, refusal }: Pick<Seat, 'state' | 'check' | 'refusal'>) {
  const words = useSessionPeopleWords();
  const device = check && deviceCheckWords(check, words.device);
  const { tone, icon } = states[state];
  const isLast = state === 'checked' && device !== null;
  const isWrong = check !== null && check.failed.length + check.warned.length > 0;
  return (
    <div className={styles.standing}>
      <StatusChip tone={isLast ? device.tone : tone} icon={icon}>
        {isLast ? device.word : words.states[state]}
      </StatusChip>
      {state === 'bounced' && refusal ? <span className={styles.soft}>{refusal}</span> : null}
      {device && !isLast && isWrong ? <span className={styles.soft}>{device.word}</span> : null}
      {device && (isLast || isWrong)
        ? device.lines.map((line) => (
            <span key={line} className={styles.soft}>
              {line}
            </span>
          ))
        : null}
    </div>
  );
}
