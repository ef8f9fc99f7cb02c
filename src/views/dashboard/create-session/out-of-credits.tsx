import { errorCatalogue } from '#contract/words/error-catalogue.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { GetCredits } from './get-credits.tsx';
import styles from '../dashboard.module.css';

interface OutOfCreditsProps {
  missing: number;
  onRetry: () => void;
  onBack: () => void;
}

export function OutOfCredits({ missing, onRetry, onBack }: OutOfCreditsProps) {
  const buys = useMayBuy();
  return (
    <section className={styles.panel} role="alert">
      <div className={styles.section}>
        <h2>{errorCatalogue.SESSION_002}</h2>
        <p className={styles.lead}>
          Your session is saved on this device.{' '}
          {buys ? 'It will be here when you come back with credits.' : 'Your company owner can buy credits.'}
        </p>
        <div className={styles.actions}>
          {buys ? <GetCredits missing={missing} /> : null}
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
          <Button variant="subtle" onClick={onBack}>
            Back to the review
          </Button>
        </div>
      </div>
    </section>
  );
}
