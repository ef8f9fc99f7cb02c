import { Link } from 'react-router-dom';
import { credits } from '#contract/rules/business-constants.ts';
import { welcomeSentence } from '#contract/words/welcome-words.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { ClosingCall } from '../home/closing-call.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import { featuredStory } from '../story/featured-story.ts';
import { hourStory } from '../story/hour-story.ts';
import { lunchStory } from '../story/lunch-story.ts';
import { CreditCalculator } from './credit-calculator.tsx';
import { CreditRules } from './credit-rules.tsx';
import { PackList } from './pack-list.tsx';
import styles from './pricing-page.module.css';
import { usePrices } from '../../../react/use-prices.ts';

const stories = [featuredStory, lunchStory, hourStory];
const lengthOf = ({ title, lengthMinutes, blockMinutes }: (typeof stories)[number]) =>
  `${title}, ${lengthMinutes} minutes (${blockMinutes} with arrival and debrief)`;

const either = new Intl.ListFormat('en', { type: 'disjunction' });

const description = `One credit covers one session of up to ${credits.seatsPerCredit} people. Packs, a calculator, and when credits are returned.`;

/** `/pricing`. */
export default function PricingPage() {
  const { data, error, failed, refresh } = usePrices();
  return (
    <>
      <PageHead title="Pricing" description={description} path="/pricing" />
      <PageIntro title="One credit, one session">
        <p>{`A credit covers one session of up to ${credits.seatsPerCredit} people. No seats to count, no subscription.${welcomeSentence(data?.welcome_credits)}`}</p>
        <p>{`It plays any story: ${either.format(stories.map(lengthOf))}.`}</p>
      </PageIntro>
      {failed ? (
        <ErrorPanel
          title="The prices didn’t load"
          message={readableMessage(error)}
          onRetry={refresh}
          action={
            <ButtonLink to="/contact?topic=billing" variant="default">
              Ask for them
            </ButtonLink>
          }
        />
      ) : null}
      {data ? (
        <>
          <PackList packs={data.packs} />
          <p className={styles.note}>
            Prices without tax. You order in the dashboard and pay {data.card ? 'by card or ' : ''}on invoice,
            against a purchase order if you have one. Bought credits last as long as the account.
          </p>
          <Section labelledBy="calculator-title">
            <CreditCalculator packs={data.packs} />
          </Section>
        </>
      ) : failed ? null : (
        <div className={styles.waiting}>
          <PageSkeleton label="Loading the prices" />
        </div>
      )}
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
