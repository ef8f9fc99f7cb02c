import { Textarea } from '@mantine/core';
import type { BillingDetails } from '#contract/calls/schemas/orders.ts';
import { taxIdExample } from '#contract/rules/money/tax-id.ts';
import { useCheckoutWords } from '../../../words/organiser/money/checkout-words.ts';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import styles from './checkout.module.css';

interface BillingFieldsProps {
  billing: BillingDetails;
  countries: { id: string; name: string }[];
  onChange(billing: BillingDetails): void;
  /** What is wrong with a field, by its name. */
  problems: Partial<Record<keyof BillingDetails, string>>;
}

/** Who is billed; kept for the next order. */
export function BillingFields({ billing, countries, onChange, problems }: BillingFieldsProps) {
  const { billing: words } = useCheckoutWords();
  const set = (change: Partial<BillingDetails>) => onChange({ ...billing, ...change });
  const known = countries.some(({ id }) => id === billing.country);
  const choices = countries.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <TextInput
        label={words.company}
        required
        maxLength={200}
        autoComplete="organization"
        name="name"
        value={billing.name}
        error={problems.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Textarea
        label={words.address}
        description={words.addressLines}
        required
        autosize
        minRows={2}
        maxLength={500}
        autoComplete="street-address"
        name="address"
        value={billing.address}
        error={problems.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <NativeSelect
          label={words.country}
          required
          data={known ? choices : [{ value: billing.country, label: billing.country }, ...choices]}
          value={billing.country}
          onChange={(event) => set({ country: event.currentTarget.value })}
        />
        <TextInput
          label={words.email}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          name="email"
          value={billing.email}
          error={problems.email}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          label={words.taxId}
          description={words.taxIdLike(taxIdExample(billing.country))}
          maxLength={40}
          name="tax_id"
          value={billing.tax_id ?? ''}
          error={problems.tax_id}
          onChange={(event) => set({ tax_id: event.currentTarget.value || null })}
        />
        <TextInput
          label={words.purchaseOrder}
          description={words.purchaseOrderUse}
          maxLength={60}
          name="purchase_order"
          value={billing.purchase_order ?? ''}
          error={problems.purchase_order}
          onChange={(event) => set({ purchase_order: event.currentTarget.value || null })}
        />
      </div>
    </>
  );
}
