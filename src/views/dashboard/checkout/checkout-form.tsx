import { Radio } from '@mantine/core';
import { useRef, useState } from 'react';
import type { BillingDetails, CheckoutOffer, OrderRequest } from '#contract/calls/schemas/orders.ts';
import { isTaxIdFit, type TaxRules } from '#contract/rules/order-price.ts';
import { taxIdPrefix } from '#contract/rules/tax-id.ts';
import { useCountries } from '../../../react/use-places.ts';
import type { Failure } from '../../../services/http/failure.ts';
import { CountInput } from '../../shared/controls/count-input.tsx';
import { HeldFields } from '../../shared/held-fields.tsx';
import { BillingFields } from './billing-fields.tsx';
import styles from './checkout.module.css';
import { OrderSummary } from './order-summary.tsx';
import { taxRulesOf } from './tax-rules.ts';
import { PackChoice } from './pack-choice.tsx';
import dashboard from '../dashboard.module.css';

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
      <HeldFields held={busy}>
        <div ref={fields} className={dashboard.section}>
          <PackChoice packs={offer.packs} chosen={request.pack_id} onChoose={(pack_id) => set({ pack_id })} />
          <CountInput
            label="How many of it"
            max={quantityAtMost}
            value={request.quantity}
            onChange={(quantity) => set({ quantity })}
          />
          <h2>Who is billed</h2>
          <BillingFields
            billing={request.billing}
            countries={countries}
            onChange={(billing) => set({ billing })}
            problems={{ ...serverProblems(failure), ...problems }}
          />
          <Radio.Group
            label="How you pay"
            value={request.payment}
            onChange={(payment) => set({ payment: payment === 'card' ? 'card' : 'invoice' })}
          >
            <div className={dashboard.standing}>
              {offer.card === 'off' ? null : <Radio value="card" label="By card" mt="xs" />}
              <Radio value="invoice" label="On invoice, by bank transfer" mt="xs" />
            </div>
          </Radio.Group>
        </div>
      </HeldFields>
      <OrderSummary
        offer={offer}
        request={request}
        busy={busy}
        failure={isIncomplete ? 'Fill in the marked fields first.' : failure?.message}
        onSubmit={submit}
      />
    </div>
  );
}

function problemsOf(billing: BillingDetails, tax: TaxRules): Partial<Record<keyof BillingDetails, string>> {
  const { name, address, email, country, tax_id: taxId } = billing;
  return {
    ...(name.trim() ? {} : { name: 'Who is the bill for?' }),
    ...(address.trim().length >= 5 ? {} : { address: 'The bill needs an address.' }),
    ...(address.split('\n').length <= 8 ? {} : { address: 'The bill has room for eight lines.' }),
    ...(/^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: 'This is not an email address.' }),
    ...(isTaxIdFit({ country, taxId }, tax)
      ? {}
      : { tax_id: `A tax number of this country begins with ${taxIdPrefix(country)}.` }),
  };
}

function serverProblems(failure: Failure | null): Partial<Record<keyof BillingDetails, string>> {
  const named = Object.entries(failure?.fieldErrors ?? {}).map(([name, [text]]) => [
    name.replace(/^billing[./]/, ''),
    text,
  ]);
  return Object.fromEntries(named);
}
