import { Link, useSearchParams } from 'react-router-dom';
import { credits } from '#contract/rules/business-constants.ts';
import { useCheckout } from '../../../machines/checkout/use-checkout.tsx';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useCheckoutWords } from '../../../words/organiser/money/checkout-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { NoPeopleScene } from '../../shared/illustrations/empty-scenes.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import styles from '../dashboard.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** The order that the address of the way back from the payment page names. */
function useLeftOrder(): number | null {
  const id = useSearchParams()[0].get('order');
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

/** How many credits the address asks for. */
function useMissingCredits(): number | null {
  const credits = useSearchParams()[0].get('credits');
  return credits !== null && /^[1-9]\d{0,3}$/.test(credits) ? Number(credits) : null;
}

/** Credits are chosen here; a card is entered on the payment service's own page. */
export default function CheckoutPage() {
  return useMayBuy() ? <Checkout /> : <OwnersOrder />;
}

function OwnersOrder() {
  const { owners, page } = useCheckoutWords();
  return (
    <div className={styles.page}>
      <PageHead title={page.title} indexed={false} />
      <EmptyState
        scene={<NoPeopleScene />}
        heading="h1"
        title={page.title}
        action={
          <ButtonLink to="/dashboard/credits" variant="default">
            {owners.credits}
          </ButtonLink>
        }
      >
        {owners.text} <Link to="/dashboard/profile">{owners.profile}</Link>
        {owners.textEnd}
      </EmptyState>
    </div>
  );
}

function Checkout() {
  const { page } = useCheckoutWords();
  const [snapshot, send] = useCheckout(useLeftOrder(), useMissingCredits());
  const { offer, draft, order, left, failure } = snapshot.context;
  return (
    <div className={styles.page}>
      <PageHead title={page.title} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{page.title}</h1>
          <p className={styles.lead}>
            {page.lead(credits.seatsPerCredit)} <Link to="/dashboard/credits">{page.creditsPage}</Link>
            {page.leadEnd}
          </p>
        </div>
      </header>
      {snapshot.hasTag('loading') ? <PageSkeleton /> : null}
      {snapshot.hasTag('failed') ? (
        <ErrorPanel
          heading="h2"
          title={page.failed}
          message={failure?.message ?? ''}
          onRetry={() => send({ type: 'offer.requested' })}
          action={
            <ButtonLink to="/contact?topic=billing" variant="default">
              {page.write}
            </ButtonLink>
          }
        />
      ) : null}
      {snapshot.hasTag('done') && order ? (
        <PlacedOrder order={order} isCreditedAtOnce={offer?.invoice_at_once === true} />
      ) : null}
      {left && !snapshot.hasTag('done') ? (
        <UnpaidOrder
          order={left}
          busy={snapshot.hasTag('busy')}
          failure={failure?.message}
          onPay={() => send({ type: 'payment.requested' })}
          onChange={() => send({ type: 'order.reconsidered' })}
        />
      ) : null}
      {offer && draft && !left && !snapshot.hasTag('done') ? (
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
