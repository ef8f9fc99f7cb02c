import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ServiceId, ServiceState } from '#contract/words/running-services.ts';
import { useStatus } from '../../../react/use-status.ts';
import { StatusChip, type StatusTone } from '../../shared/status-chip.tsx';
import styles from './service-status.module.css';

const names: Record<ServiceId, string> = {
  database: 'Accounts and sessions',
  messages: 'Live messages and votes',
  stories: 'Stories and films',
  mail: 'Invitations by email',
};

const looks: Record<ServiceState, { tone: StatusTone; words: string; icon: ReactNode }> = {
  ok: { tone: 'action', words: 'Works', icon: <IconCircleCheck size={18} aria-hidden="true" /> },
  late: { tone: 'glow', words: 'Behind', icon: <IconAlertTriangle size={18} aria-hidden="true" /> },
  down: { tone: 'danger', words: 'Down', icon: <IconCircleX size={18} aria-hidden="true" /> },
  off: { tone: 'neutral', words: 'Not connected here', icon: <IconMinus size={18} aria-hidden="true" /> },
};

/** Each service that a session needs, as it was found a moment ago. */
export function ServiceStatus() {
  const { data, failed, busy, refresh } = useStatus();
  return (
    <div className={styles.status} aria-live="polite" aria-busy={busy}>
      {failed ? (
        <p>
          We can’t reach the server. Check your connection.{' '}
          <button type="button" className={styles.again} onClick={refresh}>
            Check again
          </button>
        </p>
      ) : null}
      <ul className={styles.list}>
        {(data?.services ?? []).map(({ id, state }) => (
          <li key={id} className={styles.row}>
            <span>{names[id]}</span>
            <StatusChip tone={looks[state].tone} icon={looks[state].icon}>
              {looks[state].words}
            </StatusChip>
          </li>
        ))}
      </ul>
      {data ? null : failed ? null : <p className={styles.waiting}>Checking …</p>}
    </div>
  );
}
