import { Radio } from '@mantine/core';
import type { CheckoutOffer } from '#contract/calls/schemas/orders.ts';
import styles from './checkout.module.css';
import { moneyText } from '../../shared/money.ts';

type Pack = CheckoutOffer['packs'][number];

interface PackChoiceProps {
  packs: Pack[];
  chosen: string;
  onChoose(id: string): void;
}

/** The packs side by side, each with what one session then costs. */
export function PackChoice({ packs, chosen, onChoose }: PackChoiceProps) {
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
              {pack.credits === 1 ? '1 session' : `${pack.credits} sessions`},{' '}
              {moneyText(Math.round(pack.price_minor / pack.credits), pack.currency)} each
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
