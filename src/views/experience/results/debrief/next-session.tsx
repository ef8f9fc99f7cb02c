import type { DecisionRow } from '#contract/calls/schemas/results.ts';
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

interface TheSameAgainProps {
  sessionId: string;
  /** The last decision: how the story went on, and how it did not. */
  last: DecisionRow | undefined;
}

/** For organisers of this company: the same people again, the other way of this story or with another one. */
export function TheSameAgain({ sessionId, last }: TheSameAgainProps) {
  const { nextOne } = useResultWords();
  const labelOf = (isTaken: boolean) =>
    last?.team_split.find(({ option_id }) => (option_id === last.chosen) === isTaken)?.label;
  const [taken, other] = [labelOf(true), labelOf(false)];
  const text = taken && other ? `${nextOne.otherWay(taken, other)} ${nextOne.text}` : nextOne.text;
  return <NextSession words={{ ...nextOne, text }} to={`/dashboard/createSession?like=${sessionId}`} />;
}
