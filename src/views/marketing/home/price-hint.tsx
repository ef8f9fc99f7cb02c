import { Link } from 'react-router-dom';
import type { HomeWords } from '#contract/words/en/site/home.ts';
import { credits } from '#contract/rules/business-constants.ts';
import { type CreditPack, pricePerCredit } from '#contract/rules/money/credit-packs.ts';
import { Section } from '../layout/section.tsx';
import type { Money } from '../../shared/money.ts';
import { usePrices } from '../../../react/use-prices.ts';
import { useHomeWords } from '../../../words/site/home-words.ts';
import { useWelcomeWords } from '../../../words/site/welcome-words.ts';
import { useMoney } from '../../../words/use-texts.ts';
import styles from './price-hint.module.css';

/** From the cheapest to the dearest credit; nothing while the prices are not known. */
function rangeOf(packs: readonly CreditPack[], words: HomeWords['price'], { price }: Money): string {
  const [first] = packs;
  if (!first) return '';
  const prices = packs.map(pricePerCredit);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map((cost) =>
    price(cost, first.currency),
  );
  if (!lowest || !highest) return '';
  return lowest === highest ? words.costs(lowest) : words.costsFrom(lowest, highest);
}

/** The price in one breath. */
export function PriceHint() {
  const { data } = usePrices();
  const { price } = useHomeWords();
  const welcome = useWelcomeWords();
  const money = useMoney();
  return (
    <Section labelledBy="price-title">
      <div className={styles.layout}>
        <p className={styles.figure}>
          <span>1</span>
          <small>{price.credit}</small>
        </p>
        <div>
          <h2 id="price-title">{price.covers(credits.seatsPerCredit)}</h2>
          <p className={styles.text}>
            {`${rangeOf(data?.packs ?? [], price, money)}${price.returned}${welcome.sentence(data?.welcome_credits)}`}
          </p>
          <Link to="/pricing" className={styles.link}>
            {price.more}
          </Link>
        </div>
      </div>
    </Section>
  );
}
