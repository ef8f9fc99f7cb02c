import { Link } from 'react-router-dom';
import { credits } from '#contract/rules/business-constants.ts';
import { creditPacks, pricePerCredit } from '#contract/rules/credit-packs.ts';
import { ButtonLink } from '../../shared/button-link.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ClosingCall } from '../home/closing-call.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import { CreditCalculator } from './credit-calculator.tsx';
import { CreditRules } from './credit-rules.tsx';
import { money } from './money.ts';
import styles from './pricing-page.module.css';

const description = `One credit holds one session of up to ${credits.seatsPerCredit} people. Packs, a calculator, and the rule of what comes back.`;

const coinsOf = (count: number) => Array.from({ length: count }, (_, index) => 10 + index * 4.2);

/** `/pricing`. */
export default function PricingPage() {
  return (
    <>
      <PageHead title="Pricing" description={description} path="/pricing" />
      <PageIntro title="One credit, one session">
        <p>{`A credit holds one session of up to ${credits.seatsPerCredit} people. No seats to count, no subscription. The first credit comes with your account.`}</p>
      </PageIntro>
      <div className={styles.packs}>
        {creditPacks.map((pack) => (
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
            <p className={styles.credits}>{pack.credits === 1 ? '1 credit' : `${pack.credits} credits`}</p>
            <p className={styles.price}>{money(pack.price_minor)}</p>
            <p className={styles.each}>
              {pack.credits === 1 ? 'for one session' : `${money(pricePerCredit(pack))} a session`}
            </p>
          </div>
        ))}
      </div>
      <p className={styles.note}>
        Prices without tax. You order in the dashboard and pay by invoice, against a purchase order if you
        have one. Bought credits last as long as the account.
      </p>
      <Section labelledBy="calculator-title">
        <CreditCalculator />
      </Section>
      <Section tone="sunk" labelledBy="rules-title">
        <CreditRules />
      </Section>
      <Section labelledBy="host-title">
        <div className={styles.host}>
          <h2 id="host-title">Or run it yourself</h2>
          <p>
            Muster is open source under the MIT licence. One command starts it on your own machine, with its
            database, its messages and its video exchange inside, and nothing to pay to us.{' '}
            <Link to="/security">What runs where</Link>
          </p>
        </div>
      </Section>
      <ClosingCall>
        <ButtonLink to="/signup" size="lg">
          Start free
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
