import { type CreditPack, pricePerCredit } from '#contract/rules/money/credit-packs.ts';
import { usePackName } from '../../../words/pack-names.ts';
import { usePricingWords } from '../../../words/site/pricing-words.ts';
import { useMoney } from '../../../words/use-texts.ts';
import styles from './pricing-page.module.css';

const coinsAtMost = 20;
const coinsOf = (count: number) =>
  Array.from({ length: Math.min(count, coinsAtMost) }, (_, index) => 10 + index * 4.2);

/** The packs side by side. */
export function PackList({ packs }: { packs: readonly CreditPack[] }) {
  const { packs: words } = usePricingWords();
  const packName = usePackName();
  const { price } = useMoney();
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
          <h2 className={styles.name}>{packName(pack.name)}</h2>
          <p className={styles.credits}>{words.credits(pack.credits)}</p>
          <p className={styles.price}>{price(pack.price_minor, pack.currency)}</p>
          <p className={styles.each}>
            {words.each(pack.credits, price(pricePerCredit(pack), pack.currency))}
          </p>
        </div>
      ))}
    </div>
  );
}
