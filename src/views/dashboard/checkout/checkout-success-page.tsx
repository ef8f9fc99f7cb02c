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
import { usePaymentWords } from '../../../words/organiser/money/payment-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { NextSteps } from './next-steps.tsx';
import { OrderPapers } from './order-papers.tsx';

/** What the order made of the balance, however often the page is opened. */
function PaidOrder({ outcome }: { outcome: CheckoutOutcome }) {
  const words = usePaymentWords();
  const { data, error, failed, refresh } = useOrder(outcome.order_id);
  if (failed && toFailure(error).kind === 'client') return <p>{words.addedElsewhere}</p>;
  if (failed)
    return (
      <ErrorPanel heading="h2" title={words.orderFailed} message={readableMessage(error)} onRetry={refresh} />
    );
  if (!data) return <PageSkeleton />;
  return (
    <>
      <p>{words.added(outcome.credits, data.order.billing.email)}</p>
      <dl className={styles.facts}>
        <dt>{words.before}</dt>
        <dd>{data.credits_before}</dd>
        <dt>{words.after}</dt>
        <dd>{data.credits_after}</dd>
      </dl>
      <div className={styles.actions}>
        <OrderPapers order={data.order} />
      </div>
    </>
  );
}

function Outcome({ paymentId }: { paymentId: string }) {
  const words = usePaymentWords();
  const [snapshot, send] = usePaymentReturn(paymentId);
  const { outcome, failure, asked } = snapshot.context;
  if (snapshot.matches('unknown'))
    return (
      <ErrorPanel
        title={words.notFound}
        message={failure?.message ?? ''}
        onRetry={() => send({ type: 'outcome.requested' })}
        action={
          <ButtonLink to="/dashboard/credits" variant="default">
            {words.yourOrders}
          </ButtonLink>
        }
      />
    );
  if (outcome && snapshot.hasTag('failed'))
    return (
      <section className={styles.section}>
        <h1>{words.notPaid(outcome.number)}</h1>
        <p>
          {outcome.status === 'expired' ? words.expired : outcome.failure && words.failures[outcome.failure]}{' '}
          {words.kept}
        </p>
        <div role="alert">{failure?.message}</div>
        <div className={styles.actions}>
          <Button loading={snapshot.hasTag('busy')} onClick={() => send({ type: 'payment.requested' })}>
            {words.payAgain}
          </Button>
          <ButtonLink to={`/dashboard/checkout?order=${outcome.order_id}`} variant="default">
            {words.seeOrder}
          </ButtonLink>
        </div>
      </section>
    );
  if (outcome && snapshot.matches('paid'))
    return (
      <section className={styles.section}>
        <h1>{words.received}</h1>
        <p>
          {outcome.status === 'expired' ? words.orderPaidLate(outcome.number) : words.order(outcome.number)}
        </p>
        <PaidOrder outcome={outcome} />
        <NextSteps />
      </section>
    );
  return (
    <section className={styles.section} role="status">
      <h1>{words.waiting}</h1>
      <p>
        <Loader /> {asked < frequentPolls ? words.waitingSoon : words.waitingLong} {words.mayLeave}
      </p>
      {failure ? (
        <p>
          {failure.message} {words.trying}
        </p>
      ) : null}
    </section>
  );
}

/** The balance, for a visit to the page without a payment. */
function Balance() {
  const words = usePaymentWords();
  const { data, error, failed, refresh } = useBalance('afterPayment');
  if (failed)
    return (
      <ErrorPanel
        heading="h2"
        title={words.balanceFailed}
        message={readableMessage(error)}
        onRetry={refresh}
      />
    );
  if (!data) return <PageSkeleton />;
  return <p>{words.available(data.available)}</p>;
}

/** Where the payment page leads back to. */
export default function CheckoutSuccessPage() {
  const words = usePaymentWords();
  const paymentId = useSearchParams()[0].get('session_id');
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      {paymentId === null ? (
        <section className={styles.section}>
          <h1>{words.yourCredits}</h1>
          <Balance />
          <NextSteps />
        </section>
      ) : (
        <Outcome key={paymentId} paymentId={paymentId} />
      )}
    </div>
  );
}
