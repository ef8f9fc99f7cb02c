import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { useWords } from '../words/use-words.tsx';
import styles from './next-session.module.css';

/** For a visitor who has played with bots. */
export function FirstSession() {
  const { firstOne } = useWords();
  return (
    <section className={styles.next} aria-labelledby="first-one">
      <h2 id="first-one">{firstOne.title}</h2>
      <p>{firstOne.text}</p>
      <ButtonLink to="/signup" size="lg" color="lantern">
        {firstOne.signUp}
      </ButtonLink>
    </section>
  );
}

/** For whoever plans sessions of this company: the same again, with another story or another time. */
export function NextSession({ sessionId }: { sessionId: string }) {
  const { nextOne } = useWords();
  return (
    <section className={styles.next} aria-labelledby="next-one">
      <h2 id="next-one">{nextOne.title}</h2>
      <p>{nextOne.text}</p>
      <ButtonLink to={`/dashboard/createSession?like=${sessionId}`} size="lg" color="lantern">
        {nextOne.plan}
      </ButtonLink>
    </section>
  );
}
