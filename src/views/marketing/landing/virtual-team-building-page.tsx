import { credits } from '#contract/rules/business-constants.ts';
import { useLandingWords } from '../../../words/site/landing-words.ts';
import { useWelcomeWords } from '../../../words/site/welcome-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { faqPage } from '../../shared/shell/structured-data.ts';
import { ClosingCall } from '../home/closing-call.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import { OpeningTrailer } from '../story/opening-trailer.tsx';
import { useStories } from '../story/use-stories.ts';
import { Agenda } from './agenda.tsx';
import { Comparison } from './comparison.tsx';
import { Formats } from './formats.tsx';
import styles from './virtual-team-building-page.module.css';

/** `/virtual-team-building`. */
export default function VirtualTeamBuildingPage() {
  const words = useLandingWords();
  const { short, lunch, hour } = useStories();
  const { start } = useWelcomeWords();
  const questions = words.questions(short, lunch, hour, credits.seatsPerCredit);
  return (
    <>
      <PageHead
        title={words.title}
        description={words.description}
        path="/virtual-team-building"
        things={() => [faqPage(questions)]}
      />
      <PageIntro title={words.heading}>
        <p>{words.lead}</p>
      </PageIntro>
      <div className={styles.trailer}>
        <OpeningTrailer />
      </div>
      <Section labelledBy="formats-title">
        <Formats />
      </Section>
      <Section tone="sunk" labelledBy="agenda-title">
        <Agenda />
      </Section>
      <Section labelledBy="comparison-title">
        <Comparison />
      </Section>
      <Section tone="night" labelledBy="questions-title">
        <h2 id="questions-title">{words.asked}</h2>
        <dl className={styles.questions}>
          {questions.map((entry) => (
            <div key={entry.question}>
              <dt>{entry.question}</dt>
              <dd>{entry.answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section>
        <ClosingCall>
          <ButtonLink to="/signup" size="lg">
            {start}
          </ButtonLink>
        </ClosingCall>
      </Section>
    </>
  );
}
