import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ServiceState } from '#contract/words/running-services.ts';
import { useStatus } from '../../../react/use-status.ts';
import { useSupportWords } from '../../../words/site/support-words.ts';
import { StatusChip, type StatusTone } from '../../shared/status-chip.tsx';
import styles from './service-status.module.css';

const looks: Record<ServiceState, { tone: StatusTone; icon: ReactNode }> = {
  ok: { tone: 'action', icon: <IconCircleCheck size={18} aria-hidden="true" /> },
  late: { tone: 'glow', icon: <IconAlertTriangle size={18} aria-hidden="true" /> },
  down: { tone: 'danger', icon: <IconCircleX size={18} aria-hidden="true" /> },
  off: { tone: 'neutral', icon: <IconMinus size={18} aria-hidden="true" /> },
};

/** Each service that a session needs, as it was found a moment ago. */
export function ServiceStatus() {
  const { status: words } = useSupportWords();
  const { data, failed, busy, refresh } = useStatus();
  return (
    <div className={styles.status} aria-live="polite" aria-busy={busy}>
      {failed ? (
        <p>
          {words.failed}{' '}
          <button type="button" className={styles.again} onClick={refresh}>
            {words.again}
          </button>
        </p>
      ) : null}
      <ul className={styles.list}>
        {(data?.services ?? []).map(({ id, state }) => (
          <li key={id} className={styles.row}>
            <span>{words.services[id]}</span>
            <StatusChip tone={looks[state].tone} icon={looks[state].icon}>
              {words.states[state]}
            </StatusChip>
          </li>
        ))}
      </ul>
      {data ? null : failed ? null : <p className={styles.waiting}>{words.checking}</p>}
    </div>
  );
}
