import { useSearchParams } from 'react-router-dom';
import type { CheckoutOutcome } from '#contract/calls/schemas/orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Loader } from '../../shared/controls/loader.tsx';
import { frequentPolls } from '../../../machines/checkout/payment-return-machine.ts';
import { usePaymentReturn } from '../../../machines/checkout/use-checkout.tsx';
import { useBalance } from '../../../react/use-credits.ts';
import { useOrder } from '../../../react/use-orders.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { toFailure } from '../../../services/http/failure.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { creditsText } from '#contract/words/credits-text.ts';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { NextSteps } from './next-steps.tsx';
import { OrderPapers } from './order-papers.tsx';

/** What the order made of the balance, however often the page is opened. */
function PaidOrder({ outcome }: { outcome: CheckoutOutcome }) {
  const { data, error, failed, refresh } = useOrder(outcome.order_id);
  if (failed && toFailure(error).kind === 'client')
    return <p>The credits have been added to the account of the company that ordered them.</p>;
  if (failed)
    return <ErrorPanel title="The order didn’t load" message={readableMessage(error)} onRetry={refresh} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <p>
        {creditsText(outcome.credits)} added to your account. The invoice is on its way to{' '}
        {data.order.billing.email}.
      </p>
      <dl className={styles.facts}>
        <dt>Credits before</dt>
        <dd>{data.credits_before}</dd>
        <dt>Credits after</dt>
        <dd>{data.credits_after}</dd>
      </dl>
      <div className={styles.actions}>
        <OrderPapers order={data.order} />
      </div>
    </>
  );
}

function Outcome({ paymentId }: { paymentId: string }) {
  const [snapshot, send] = usePaymentReturn(paymentId);
  const { outcome, failure, asked } = snapshot.context;
  if (snapshot.matches('unknown'))
    return (
      <ErrorPanel
        title="Payment not found"
        message={failure?.message ?? ''}
        onRetry={() => send({ type: 'outcome.requested' })}
        action={
          <ButtonLink to="/dashboard/credits" variant="default">
            Your orders
          </ButtonLink>
        }
      />
    );
  if (outcome && snapshot.hasTag('failed'))
    return (
      <section className={styles.section}>
        <h1>Order {outcome.number} has not been paid</h1>
        <p>
          {outcome.status === 'expired' ? 'The payment page has expired.' : outcome.failure} We’ve kept your
          order. You haven’t been charged.
        </p>
        <div role="alert">{failure?.message}</div>
        <div className={styles.actions}>
          <Button loading={snapshot.hasTag('busy')} onClick={() => send({ type: 'payment.requested' })}>
            Pay again
          </Button>
          <ButtonLink to={`/dashboard/checkout?order=${outcome.order_id}`} variant="default">
            See the order
          </ButtonLink>
        </div>
      </section>
    );
  if (outcome && snapshot.matches('paid'))
    return (
      <section className={styles.section}>
        <h1>Thank you, payment received</h1>
        <p>
          Order {outcome.number}
          {outcome.status === 'expired' ? ', paid after it expired' : ''}
        </p>
        <PaidOrder outcome={outcome} />
        <NextSteps />
      </section>
    );
  return (
    <section className={styles.section} role="status">
      <h1>Waiting for your payment</h1>
      <p>
        <Loader />{' '}
        {asked < frequentPolls
          ? 'Waiting for your bank to confirm …'
          : 'Your bank is taking longer than usual. This can take a day or two.'}{' '}
        You can leave this page: we’ll add the credits and email the invoice.
      </p>
      {failure ? <p>{failure.message} We’ll keep trying.</p> : null}
    </section>
  );
}

/** The balance, for a visit to the page without a payment. */
function Balance() {
  const { data, error, failed, refresh } = useBalance('after payment');
  if (failed)
    return <ErrorPanel title="Your balance didn’t load" message={readableMessage(error)} onRetry={refresh} />;
  if (!data) return <PageSkeleton />;
  return <p>You have {creditsText(data.available)} available.</p>;
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
        <Outcome key={paymentId} paymentId={paymentId} />
      )}
    </div>
  );
}
