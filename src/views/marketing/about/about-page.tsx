import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { ClosingCall } from '../home/closing-call.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import styles from './about-page.module.css';
import { GatheringScene } from './gathering-scene.tsx';

const beliefs = [
  {
    title: 'A story before a game',
    text: 'Points do not make people talk. A lantern on a bridge does. We write the story first, and count afterwards.',
  },
  {
    title: 'Room for the quiet one',
    text: 'No points for speed, hidden votes, clues that only you have. Anyone who waits to be asked will be asked.',
  },
  {
    title: 'The team looks first',
    text: 'What we measure goes to the people it is about. Every figure shows its formula, and managers see no more than the team does.',
  },
  {
    title: 'One clock for all',
    text: 'The film runs in step on every screen, so that a gasp in Lisbon is a gasp in Lima. The clock is the hard part, and we are a little proud of it.',
  },
];

/** `/about`. */
export default function AboutPage() {
  return (
    <>
      <PageHead title="About" description="Why Muster exists, and what it will not do." path="/about" />
      <PageIntro title="To muster is to gather people, and courage">
        <p>
          People have sat round a light and told one another stories for as long as there have been nights. We
          think that a team in nine towns deserves the same, and that a grid of faces does not have to be the
          best we can do.
        </p>
      </PageIntro>
      <div className={styles.scene}>
        <GatheringScene className={styles.art} />
      </div>
      <Section labelledBy="why-title">
        <div className={styles.why}>
          <h2 id="why-title">Why we make it</h2>
          <div className={styles.story}>
            <p>
              Most of what is sold as online team building is a quiz with a loud presenter. That is fun for
              people who like quizzes and loud presenters. The others switch the camera off and answer email.
            </p>
            <p>
              We wanted an hour in which something happens to a group: a film that stops and asks, a door that
              opens only if the shy one reads her line aloud, an ending that is yours because you chose it.
              And afterwards a calm look at how you went about it.
            </p>
            <p>
              Everything you see was written, drawn and set to music for Muster. The code is open source under
              the MIT licence; you can run it on your own server.
            </p>
          </div>
        </div>
      </Section>
      <Section tone="night" labelledBy="beliefs-title">
        <h2 id="beliefs-title" className={styles.heading}>
          Four things we won’t give up
        </h2>
        <dl className={styles.beliefs}>
          {beliefs.map((belief) => (
            <div key={belief.title}>
              <dt>{belief.title}</dt>
              <dd>{belief.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section>
        <ClosingCall title="Come and sit down">
          <ButtonLink to="/signup" size="lg">
            Start free
          </ButtonLink>
        </ClosingCall>
      </Section>
    </>
  );
}
