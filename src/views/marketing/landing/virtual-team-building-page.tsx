import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { faqPage } from '../../shared/shell/structured-data.ts';
import { ClosingCall } from '../home/closing-call.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import { OpeningTrailer } from '../story/opening-trailer.tsx';
import { Agenda } from './agenda.tsx';
import { Comparison } from './comparison.tsx';
import { Formats } from './formats.tsx';
import { landingQuestions } from './landing-questions.ts';
import styles from './virtual-team-building-page.module.css';

const description =
  'Virtual team building as a live story: formats, group sizes, the agenda minute by minute, and how it compares with a hosted event.';

/** `/virtual-team-building`. */
export default function VirtualTeamBuildingPage() {
  return (
    <>
      <PageHead
        title="Virtual team building"
        description={description}
        path="/virtual-team-building"
        things={() => [faqPage(landingQuestions)]}
      />
      <PageIntro title="Virtual team building that is not a quiz">
        <p>
          A film that everybody sees at the same moment stops and asks what to do. Teams talk, vote, open
          doors together, and the story takes the way they chose.
        </p>
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
        <h2 id="questions-title">Frequently asked</h2>
        <dl className={styles.questions}>
          {landingQuestions.map((entry) => (
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
            Start free
          </ButtonLink>
        </ClosingCall>
      </Section>
    </>
  );
}
