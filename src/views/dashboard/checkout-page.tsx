import { Link } from 'react-router-dom';
import { useCheckout } from '../../machines/checkout/use-checkout.tsx';
import { ButtonLink } from '../shared/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import { CheckoutForm } from './checkout/checkout-form.tsx';
import styles from './dashboard.module.css';

/** Credits are chosen here; a card is entered on the payment service's own page. */
export default function CheckoutPage() {
  const [snapshot, send] = useCheckout();
  const { offer, draft, order, failure } = snapshot.context;
  return (
    <div className={styles.page}>
      <PageHead title="Get credits" indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>Get credits</h1>
          <p className={styles.lead}>
            One credit holds one session of up to 30 people. Orders and bills stay on your{' '}
            <Link to="/dashboard/credits">credits page</Link>.
          </p>
        </div>
      </header>
      {snapshot.hasTag('loading') ? <PageSkeleton /> : null}
      {snapshot.hasTag('failed') ? (
        <ErrorPanel
          title="The checkout did not open"
          message={failure?.message ?? ''}
          onRetry={() => send({ type: 'offer.requested' })}
        />
      ) : null}
      {snapshot.hasTag('done') && order ? (
        <section className={styles.panel} role="status">
          <div className={styles.section}>
            <h2>Order {order.number} is placed</h2>
            <p>
              {order.payment === 'invoice'
                ? `The invoice is on its way to ${order.billing.email}.`
                : 'It is paid, and the credits are in your account.'}
            </p>
            <div className={styles.actions}>
              <ButtonLink to="/dashboard/createSession">Continue your session</ButtonLink>
              <ButtonLink to="/dashboard/credits" variant="default">
                See your orders
              </ButtonLink>
            </div>
          </div>
        </section>
      ) : null}
      {offer && draft && !snapshot.hasTag('done') ? (
        <CheckoutForm
          offer={offer}
          request={draft.request}
          failure={failure}
          busy={snapshot.hasTag('busy')}
          onChange={(request) =>
            send({ type: 'draft.changed', draft: { request, key: crypto.randomUUID() } })
          }
          onSubmit={() => send({ type: 'order.submitted' })}
        />
      ) : null}
    </div>
  );
}
