import { Link } from 'react-router-dom';
import type { CreditBalance } from '#contract/calls/schemas/credits.ts';
import { credits } from '#contract/rules/business-constants.ts';
import { useCreditsWords } from '../../../words/organiser/money/credits-words.ts';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import styles from './credit-hint.module.css';

/** Shown while there is time to buy: with the last credit of a company that has used others, and with none. */
export function CreditHint({ balance: { available, reserved, consumed } }: { balance: CreditBalance }) {
  const buys = useMayBuy();
  const { hint, page } = useCreditsWords();
  if (available > credits.lowAt || (available > 0 && reserved + consumed === 0)) return null;
  return (
    <p className={styles.hint} role="note">
      {available === 0 ? hint.none : hint.last}{' '}
      {buys ? <Link to="/dashboard/checkout">{page.buy}</Link> : hint.owner}
    </p>
  );
}
