import type { CheckoutWords } from '#contract/words/en/organiser/money/checkout.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { Radio } from '@mantine/core';
import { useRef, useState } from 'react';
import type { BillingDetails, CheckoutOffer, OrderRequest } from '#contract/calls/schemas/orders.ts';
import { pricePerCredit } from '#contract/rules/money/credit-packs.ts';
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
import { useCheckoutWords } from '../../../words/organiser/money/checkout-words.ts';
import { usePackName } from '../../../words/pack-names.ts';
import { useMoney } from '../../../words/use-texts.ts';

type Pack = CheckoutOffer['packs'][number];

interface PackChoiceProps {
  packs: Pack[];
  chosen: string;
  onChoose(id: string): void;
}

/** The packs side by side, each with what one session then costs. */
function PackChoice({ packs, chosen, onChoose }: PackChoiceProps) {
  const { form: words } = useCheckoutWords();
  const packName = usePackName();
  const { money } = useMoney();
  return (
    <Radio.Group label={words.pack} value={chosen} onChange={onChoose}>
      <div className={styles.packs}>
        {packs.map((pack) => (
          <Radio.Card key={pack.id} value={pack.id} className={styles.pack}>
            <span className={styles.packHead}>
              <Radio.Indicator />
              <strong>{packName(pack.name)}</strong>
            </span>
            <span className={styles.price}>{money(pack.price_minor, pack.currency)}</span>
            <span className={styles.soft}>
              {words.packOf(pack.credits, money(pricePerCredit(pack), pack.currency))}
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
  const words = useCheckoutWords();
  const countries = useCountries();
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const found = problemsOf(request.billing, taxRulesOf(offer), words.problems);
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
            label={words.form.quantity}
            max={quantityAtMost}
            value={request.quantity}
            onChange={(quantity) => set({ quantity })}
          />
          <h2>{words.form.billing}</h2>
          <BillingFields
            billing={request.billing}
            countries={countries}
            onChange={(billing) => set({ billing })}
            problems={{ ...serverProblems(failure), ...problems }}
          />
          <Radio.Group
            label={words.form.payment}
            value={request.payment}
            onChange={(payment) => set({ payment: payment === 'card' ? 'card' : 'invoice' })}
          >
            <div className={dashboard.standing}>
              {offer.card === 'off' ? null : <Radio value="card" label={words.form.card} mt="xs" />}
              <Radio value="invoice" label={words.form.invoice} mt="xs" />
            </div>
          </Radio.Group>
        </div>
      </DisabledFields>
      <OrderSummary
        offer={offer}
        request={request}
        busy={busy}
        failure={isIncomplete ? words.form.incomplete : failure?.message}
        onSubmit={submit}
      />
    </div>
  );
}

function problemsOf(
  billing: BillingDetails,
  tax: TaxRules,
  words: CheckoutWords['problems'],
): Partial<Record<keyof BillingDetails, string>> {
  const { name, address, email, country, tax_id: taxId } = billing;
  return {
    ...(name.trim() ? {} : { name: words.name }),
    ...(address.trim().length >= 5 ? {} : { address: words.address }),
    ...(address.split('\n').length <= 8 ? {} : { address: words.addressLength }),
    ...(emailAddress(email) !== null ? {} : { email: words.email }),
    ...(isTaxIdFit({ country, taxId }, tax) ? {} : { tax_id: words.taxId(taxIdExample(country)) }),
  };
}

function serverProblems(failure: Failure | null): Partial<Record<keyof BillingDetails, string>> {
  const named = Object.entries(failure?.fieldErrors ?? {}).map(([name, [text]]) => [
    name.replace(/^billing[./]/, ''),
    text,
  ]);
  return Object.fromEntries(named);
}
