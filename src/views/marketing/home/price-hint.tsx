import { Link } from 'react-router-dom';
import { credits } from '#contract/rules/business-constants.ts';
import { creditPacks, pricePerCredit } from '#contract/rules/credit-packs.ts';
import { Section } from '../layout/section.tsx';
import { money } from '../pricing/money.ts';
import styles from './price-hint.module.css';

const lowest = Math.min(...creditPacks.map(pricePerCredit));
const highest = Math.max(...creditPacks.map(pricePerCredit));

/** The price in one breath. */
export function PriceHint() {
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
            {`A credit costs ${money(lowest)} to ${money(highest)}, depending on how many you buy. The first one is on the house. Cancel before the lobby opens and it comes back by itself.`}
          </p>
          <Link to="/pricing" className={styles.link}>
            See packs and work out yours
          </Link>
        </div>
      </div>
    </Section>
  );
}
