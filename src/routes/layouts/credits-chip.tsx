import { IconCoin } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useServices } from '../../app-context.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { StatusChip } from '../../views/shared/status-chip.tsx';
import styles from './dashboard-layout.module.css';

/** The balance, read anew on every page, since creating and cancelling sessions change it. */
export function CreditsChip() {
  const { credits } = useServices();
  const { pathname } = useLocation();
  const { data } = useLoader(`credits ${pathname}`, { load: (signal) => credits.ledger(undefined, signal) });
  if (!data) return null;
  const { available } = data.balance;
  return (
    <Link to="/dashboard/credits" className={styles.credits}>
      <StatusChip tone={available > 0 ? 'action' : 'glow'} icon={<IconCoin size={16} aria-hidden="true" />}>
        {available} {available === 1 ? 'credit' : 'credits'}
      </StatusChip>
    </Link>
  );
}
