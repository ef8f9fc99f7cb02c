import { Link } from 'react-router-dom';
import { credits } from '#contract/rules/business-constants.ts';
import { welcomeSentence } from '#contract/words/welcome-words.ts';
import { type CreditPack, pricePerCredit } from '#contract/rules/money/credit-packs.ts';
import { Section } from '../layout/section.tsx';
import { priceText } from '../../shared/money.ts';
import { usePrices } from '../../../react/use-prices.ts';
import styles from './price-hint.module.css';

/** From the cheapest to the dearest credit; nothing while the prices are not known. */
function rangeOf(packs: readonly CreditPack[]): string {
  const [first] = packs;
  if (!first) return '';
  const prices = packs.map(pricePerCredit);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    priceText(price, first.currency),
  );
  return lowest === highest
    ? `A credit costs ${lowest}. `
    : `A credit costs ${lowest} to ${highest}, depending on how many you buy. `;
}

/** The price in one breath. */
export function PriceHint() {
  const { data } = usePrices();
  return (
    <Section labelledBy="price-title">
      <div className={styles.layout}>
        <p className={styles.figure}>
          <span>1</span>
          <small>credit</small>
        </p>
        <div>
          <h2 id="price-title">{`is one session of up to ${credits.seatsPerCredit} people`}</h2>
          <p className={styles.text}>
            {`${rangeOf(data?.packs ?? [])}Cancel before the doors open and it is returned automatically.${welcomeSentence(data?.welcome_credits)}`}
          </p>
          <Link to="/pricing" className={styles.link}>
            See packs and work out yours
          </Link>
        </div>
      </div>
    </Section>
  );
}
