import type { ParticipantResults } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import styles from './own-part.module.css';
import { useResultWords } from '../../../../words/result-words.ts';

interface PartFactsProps {
  part: ParticipantResults['own'];
  questions: readonly { scene_id: string; question: string }[];
  /** The person's name; left out where it is one's own part. */
  name?: string;
}

/** What one person did: how often, and each vote beside what most of the team voted. */
export function PartFacts({ part, questions, name }: PartFactsProps) {
  const { results } = useResultWords();
  const isOwn = name === undefined;
  const stood = isOwn ? results.stood : results.theyStood;
  const questionOf = (sceneId: string) =>
    questionParts(questions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId).question;
  const facts = [
    ['answersTried', part.answers],
    ['cluesLaid', part.clues_shared],
    ['messagesWritten', part.messages],
  ] as const;
  return (
    <>
      <ul className={styles.facts}>
        {facts.map(([what, count]) => (
          <li key={what}>
            <b>{count}</b> {results[what](count)}
          </li>
        ))}
      </ul>
      <ul className={styles.votes}>
        {part.votes.map((vote) => (
          <li key={vote.scene_id}>
            <span className={styles.soft}>{questionOf(vote.scene_id)}</span>
            <span>
              {isOwn ? results.youChose : results.theyChose(name)} <strong>{vote.label}</strong>,{' '}
              {stood[vote.stood]}.
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
