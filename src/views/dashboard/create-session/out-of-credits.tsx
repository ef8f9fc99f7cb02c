import { errorCatalogue } from '#contract/words/error-catalogue.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import styles from '../dashboard.module.css';

interface OutOfCreditsProps {
  onRetry: () => void;
  onBack: () => void;
}

export function OutOfCredits({ onRetry, onBack }: OutOfCreditsProps) {
  const buys = useMayBuy();
  return (
    <section className={styles.panel} role="alert">
      <div className={styles.section}>
        <h2>{errorCatalogue.SESSION_002}</h2>
        <p className={styles.lead}>
          Your session is ready and kept on this device.{' '}
          {buys
            ? 'It will be here when you come back with credits.'
            : 'An owner of your company can get credits; it waits here for them.'}
        </p>
        <div className={styles.actions}>
          {buys ? <ButtonLink to="/dashboard/checkout">Get credits</ButtonLink> : null}
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
