import { plural } from '#contract/words/en/counts.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { Radio } from '@mantine/core';
import { useRef, useState } from 'react';
import type { BillingDetails, CheckoutOffer, OrderRequest } from '#contract/calls/schemas/orders.ts';
import { isTaxIdFit, type TaxRules } from '#contract/rules/money/order-price.ts';
import { taxIdExample } from '#contract/rules/money/tax-id.ts';
import { useCountries } from '../../../react/use-places.ts';
import type { Failure } from '../../../services/http/failure.ts';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { DisabledFields } from '../../shared/forms/disabled-fields.tsx';
import { BillingFields } from './billing-fields.tsx';
import styles from './checkout.module.css';
import { OrderSummary } from './order-summary.tsx';
import { taxRulesOf } from './tax-rules.ts';
import dashboard from '../dashboard.module.css';
import { moneyText } from '../../shared/money.ts';

type Pack = CheckoutOffer['packs'][number];

interface PackChoiceProps {
  packs: Pack[];
  chosen: string;
  onChoose(id: string): void;
}

/** The packs side by side, each with what one session then costs. */
function PackChoice({ packs, chosen, onChoose }: PackChoiceProps) {
  return (
    <Radio.Group label="Pack" value={chosen} onChange={onChoose}>
      <div className={styles.packs}>
        {packs.map((pack) => (
          <Radio.Card key={pack.id} value={pack.id} className={styles.pack}>
            <span className={styles.packHead}>
              <Radio.Indicator />
              <strong>{pack.name}</strong>
            </span>
            <span className={styles.price}>{moneyText(pack.price_minor, pack.currency)}</span>
            <span className={styles.soft}>
              {plural(pack.credits, 'session', 'sessions')},{' '}
              {moneyText(Math.round(pack.price_minor / pack.credits), pack.currency)} each
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

interface CheckoutFormProps {
  offer: CheckoutOffer;
  request: OrderRequest;
  failure: Failure | null;
  busy: boolean;
  onChange(request: OrderRequest): void;
  onSubmit(): void;
}

const quantityAtMost = 100;

export function CheckoutForm({ offer, request, failure, busy, onChange, onSubmit }: CheckoutFormProps) {
  const countries = useCountries();
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const found = problemsOf(request.billing, taxRulesOf(offer));
  const problems = isTried ? found : {};
  const set = (change: Partial<OrderRequest>) => onChange({ ...request, ...change });
  const submit = () => {
    setTried(true);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) onSubmit();
    else fields.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const isIncomplete = Object.keys(problems).length > 0;
  return (
    <div className={styles.columns}>
      <DisabledFields disabled={busy}>
        <div ref={fields} className={dashboard.section}>
          <PackChoice packs={offer.packs} chosen={request.pack_id} onChoose={(pack_id) => set({ pack_id })} />
          <CountInput
            label="Quantity"
            max={quantityAtMost}
            value={request.quantity}
            onChange={(quantity) => set({ quantity })}
          />
          <h2>Billing details</h2>
          <BillingFields
            billing={request.billing}
            countries={countries}
            onChange={(billing) => set({ billing })}
            problems={{ ...serverProblems(failure), ...problems }}
          />
          <Radio.Group
            label="Payment method"
            value={request.payment}
            onChange={(payment) => set({ payment: payment === 'card' ? 'card' : 'invoice' })}
          >
            <div className={dashboard.standing}>
              {offer.card === 'off' ? null : <Radio value="card" label="By card" mt="xs" />}
              <Radio value="invoice" label="On invoice, by bank transfer" mt="xs" />
            </div>
          </Radio.Group>
        </div>
      </DisabledFields>
      <OrderSummary
        offer={offer}
        request={request}
        busy={busy}
        failure={isIncomplete ? 'Please complete the highlighted fields.' : failure?.message}
        onSubmit={submit}
      />
    </div>
  );
}

function problemsOf(billing: BillingDetails, tax: TaxRules): Partial<Record<keyof BillingDetails, string>> {
  const { name, address, email, country, tax_id: taxId } = billing;
  return {
    ...(name.trim() ? {} : { name: 'Who is the bill for?' }),
    ...(address.trim().length >= 5 ? {} : { address: 'Enter a billing address.' }),
    ...(address.split('\n').length <= 8 ? {} : { address: 'Use no more than eight lines.' }),
    ...(emailAddress(email) !== null ? {} : { email: 'Enter an email address such as name@company.com.' }),
    ...(isTaxIdFit({ country, taxId }, tax)
      ? {}
      : { tax_id: `A tax number of this country looks like ${taxIdExample(country)}.` }),
  };
}

function serverProblems(failure: Failure | null): Partial<Record<keyof BillingDetails, string>> {
  const named = Object.entries(failure?.fieldErrors ?? {}).map(([name, [text]]) => [
    name.replace(/^billing[./]/, ''),
    text,
  ]);
  return Object.fromEntries(named);
}
