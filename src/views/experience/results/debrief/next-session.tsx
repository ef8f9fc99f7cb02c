import { ButtonLink } from '../../../shared/controls/button-link.tsx';
import { useResultWords } from '../../../../words/result-words.ts';
import styles from './next-session.module.css';

interface NextSessionProps {
  words: { title: string; text: string; plan: string };
  to: string;
}

function NextSession({ words, to }: NextSessionProps) {
  return (
    <section className={styles.next} aria-labelledby="next-one">
      <h2 id="next-one">{words.title}</h2>
      <p>{words.text}</p>
      <ButtonLink to={to} size="lg" color="lantern">
        {words.plan}
      </ButtonLink>
    </section>
  );
}

/** For a visitor who has played with bots. */
export function WithOwnTeam() {
  return <NextSession words={useResultWords().firstOne} to="/signup" />;
}

/** For organisers of this company: the same session again, with another story or another time. */
export function TheSameAgain({ sessionId }: { sessionId: string }) {
  return <NextSession words={useResultWords().nextOne} to={`/dashboard/createSession?like=${sessionId}`} />;
}
