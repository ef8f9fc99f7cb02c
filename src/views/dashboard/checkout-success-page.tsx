import { Loader } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { usePaymentReturn } from '../../machines/checkout/use-checkout.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { useServices } from '../../app-context.tsx';
import { ButtonLink } from '../shared/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import styles from './dashboard.module.css';

const creditsText = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);

function NextSteps() {
  return (
    <div className={styles.actions}>
      <ButtonLink to="/dashboard/createSession">Continue your session</ButtonLink>
      <ButtonLink to="/dashboard/credits" variant="default">
        Receipts and ledger
      </ButtonLink>
    </div>
  );
}

/** What the ledger says, however often the page is opened. */
function Balance() {
  const { credits } = useServices();
  const { data, error, failed, refresh } = useLoader('balance', {
    load: (signal) => credits.ledger(undefined, signal),
  });
  if (failed)
    return (
      <ErrorPanel title="Your balance did not load" message={readableMessage(error)} onRetry={refresh} />
    );
  if (!data) return <PageSkeleton />;
  return <p>You have {creditsText(data.balance.available)} to spend.</p>;
}

function Outcome({ paymentId }: { paymentId: string }) {
  const [snapshot, send] = usePaymentReturn(paymentId);
  const { outcome, failure } = snapshot.context;
  if (snapshot.matches('unknown'))
    return (
      <ErrorPanel
        title="This payment is not known here"
        message={failure?.message ?? ''}
        onRetry={() => send({ type: 'outcome.requested' })}
      />
    );
  if (snapshot.matches('unpaid'))
    return (
      <section className={styles.section}>
        <h1>Order {outcome?.number} is not paid</h1>
        <p>{outcome?.failure ?? 'The payment page has run out.'} The order is kept, nothing was charged.</p>
        <div className={styles.actions}>
          <ButtonLink to="/dashboard/checkout">Try again</ButtonLink>
        </div>
      </section>
    );
  if (snapshot.matches('paid'))
    return (
      <section className={styles.section}>
        <h1>Thank you, it is paid</h1>
        <p>
          Order {outcome?.number}: {creditsText(outcome?.credits ?? 0)} came to your account. The receipt is
          in your mail.
        </p>
        <Balance />
        <NextSteps />
      </section>
    );
  return (
    <section className={styles.section} role="status">
      <h1>Waiting for your payment</h1>
      <p>
        <Loader size="sm" aria-hidden="true" /> The bank says it in a moment. You may leave this page, the
        credits come all the same.
      </p>
    </section>
  );
}

/** Where the payment page leads back to. */
export default function CheckoutSuccessPage() {
  const paymentId = useSearchParams()[0].get('session_id');
  return (
    <div className={styles.page}>
      <PageHead title="Credits" indexed={false} />
      {paymentId === null ? (
        <section className={styles.section}>
          <h1>Your credits</h1>
          <Balance />
          <NextSteps />
        </section>
      ) : (
        <Outcome paymentId={paymentId} />
      )}
    </div>
  );
}
