import { useAboutWords } from '../../../words/site/about-words.ts';
import { useWelcomeWords } from '../../../words/site/welcome-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { ClosingCall } from '../home/closing-call.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import styles from './about-page.module.css';
import { GatheringScene } from './gathering-scene.tsx';

/** `/about`. */
export default function AboutPage() {
  const words = useAboutWords();
  const { start } = useWelcomeWords();
  return (
    <>
      <PageHead title={words.title} description={words.description} path="/about" />
      <PageIntro title={words.heading}>
        <p>{words.lead}</p>
      </PageIntro>
      <div className={styles.scene}>
        <GatheringScene className={styles.art} />
      </div>
      <Section labelledBy="why-title">
        <div className={styles.why}>
          <h2 id="why-title">{words.why}</h2>
          <div className={styles.story}>
            {words.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section tone="night" labelledBy="beliefs-title">
        <h2 id="beliefs-title" className={styles.heading}>
          {words.beliefsHeading}
        </h2>
        <dl className={styles.beliefs}>
          {words.beliefs.map((belief) => (
            <div key={belief.title}>
              <dt>{belief.title}</dt>
              <dd>{belief.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section>
        <ClosingCall title={words.closing}>
          <ButtonLink to="/signup" size="lg">
            {start}
          </ButtonLink>
        </ClosingCall>
      </Section>
    </>
  );
}
