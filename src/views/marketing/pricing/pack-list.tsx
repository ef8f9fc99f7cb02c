import { form } from '#contract/words/en/counts.ts';
import { type CreditPack, pricePerCredit } from '#contract/rules/money/credit-packs.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import { priceText } from '../../shared/money.ts';
import styles from './pricing-page.module.css';

const coinsAtMost = 20;
const coinsOf = (count: number) =>
  Array.from({ length: Math.min(count, coinsAtMost) }, (_, index) => 10 + index * 4.2);

/** The packs side by side. */
export function PackList({ packs }: { packs: readonly CreditPack[] }) {
  return (
    <div className={styles.packs}>
      {packs.map((pack) => (
        <div key={pack.id} className={styles.pack}>
          <svg
            viewBox="0 0 100 24"
            preserveAspectRatio="xMinYMid"
            className={styles.coins}
            aria-hidden="true"
          >
            {coinsOf(pack.credits).map((x) => (
              <circle key={x} cx={x} cy="12" r="8" className={styles.coin} />
            ))}
          </svg>
          <h2 className={styles.name}>{pack.name}</h2>
          <p className={styles.credits}>{creditsText(pack.credits)}</p>
          <p className={styles.price}>{priceText(pack.price_minor, pack.currency)}</p>
          <p className={styles.each}>
            {form(
              pack.credits,
              'for one session',
              `${priceText(pricePerCredit(pack), pack.currency)} a session`,
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
