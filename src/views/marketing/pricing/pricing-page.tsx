import { Link } from 'react-router-dom';
import { credits } from '#contract/rules/business-constants.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { ClosingCall } from '../home/closing-call.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import { useStories } from '../story/use-stories.ts';
import { CreditCalculator } from './credit-calculator.tsx';
import { CreditRules } from './credit-rules.tsx';
import { PackList } from './pack-list.tsx';
import styles from './pricing-page.module.css';
import { usePrices } from '../../../react/use-prices.ts';
import { usePricingWords } from '../../../words/site/pricing-words.ts';
import { useWelcomeWords } from '../../../words/site/welcome-words.ts';

/** `/pricing`. */
export default function PricingPage() {
  const { data, error, failed, refresh } = usePrices();
  const { page, selfHosting } = usePricingWords();
  const welcome = useWelcomeWords();
  const lengths = Object.values(useStories()).map(({ title, lengthMinutes, blockMinutes }) =>
    page.story(title, lengthMinutes, blockMinutes),
  );
  return (
    <>
      <PageHead title={page.title} description={page.description(credits.seatsPerCredit)} path="/pricing" />
      <PageIntro title={page.heading}>
        <p>{`${page.lead(credits.seatsPerCredit)}${welcome.sentence(data?.welcome_credits)}`}</p>
        <p>{page.stories(lengths)}</p>
      </PageIntro>
      {failed ? (
        <ErrorPanel
          heading="h2"
          title={page.failed}
          message={readableMessage(error)}
          onRetry={refresh}
          action={
            <ButtonLink to="/contact?topic=billing" variant="default">
              {page.ask}
            </ButtonLink>
          }
        />
      ) : null}
      {data ? (
        <>
          <PackList packs={data.packs} />
          <p className={styles.note}>{data.card ? page.noteWithCard : page.note}</p>
          <Section labelledBy="calculator-title">
            <CreditCalculator packs={data.packs} />
          </Section>
        </>
      ) : failed ? null : (
        <div className={styles.waiting}>
          <PageSkeleton label={page.loading} />
        </div>
      )}
      <Section tone="sunk" labelledBy="rules-title">
        <CreditRules />
      </Section>
      <Section labelledBy="host-title">
        <div className={styles.host}>
          <h2 id="host-title">{selfHosting.title}</h2>
          <p>
            {selfHosting.text} <Link to="/security">{selfHosting.security}</Link>
          </p>
        </div>
      </Section>
      <ClosingCall>
        <ButtonLink to="/signup" size="lg">
          {welcome.start}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
