import { useLoader } from '../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { useServices } from '../../app-context.tsx';
import { ButtonLink } from '../shared/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import styles from './dashboard.module.css';

/** Says what the ledger says, however often it is opened. */
export default function CheckoutSuccessPage() {
  const { credits } = useServices();
  const { data, error, failed, refresh } = useLoader('balance', {
    load: (signal) => credits.ledger(undefined, signal),
  });
  return (
    <div className={styles.page}>
      <PageHead title="Credits" indexed={false} />
      {failed ? (
        <ErrorPanel title="Your balance did not load" message={readableMessage(error)} onRetry={refresh} />
      ) : null}
      {!data && !failed ? <PageSkeleton /> : null}
      {data ? (
        <section className={styles.section}>
          <h1>
            You have {data.balance.available === 1 ? '1 credit' : `${data.balance.available} credits`} to
            spend
          </h1>
          <div className={styles.actions}>
            <ButtonLink to="/dashboard/createSession">Continue your session</ButtonLink>
            <ButtonLink to="/dashboard/credits" variant="default">
              See the ledger
            </ButtonLink>
          </div>
        </section>
      ) : null}
    </div>
  );
}
