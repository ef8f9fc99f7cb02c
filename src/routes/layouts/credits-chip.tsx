import { IconCoin } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useBalance } from '../../react/use-credits.ts';
import { StatusChip } from '../../views/shared/status-chip.tsx';
import styles from './dashboard-layout.module.css';

/** The balance, read anew on every page, since creating and cancelling sessions change it. */
export function CreditsChip() {
  const { pathname } = useLocation();
  const { data } = useBalance(pathname);
  if (!data) return null;
  const { available } = data;
  return (
    <Link to="/dashboard/credits" className={styles.credits}>
      <StatusChip tone={available > 0 ? 'action' : 'glow'} icon={<IconCoin size={16} aria-hidden="true" />}>
        {available} {available === 1 ? 'credit' : 'credits'}
      </StatusChip>
    </Link>
  );
}
