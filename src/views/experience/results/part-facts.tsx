import type { ParticipantResults } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import styles from './own-part.module.css';

interface PartFactsProps {
  part: ParticipantResults['own'];
  questions: readonly { scene_id: string; question: string }[];
  /** "You", or the person's name. */
  whose: string;
}

/** What one person did: how often, and each vote beside what most of the team voted. */
export function PartFacts({ part, questions, whose }: PartFactsProps) {
  const team = whose === 'You' ? 'your team' : 'the team';
  const questionOf = (sceneId: string) =>
    questionParts(questions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId).question;
  const facts = [
    ['answers tried', part.answers],
    ['clues laid on the board', part.clues_shared],
    ['messages written', part.messages],
  ] as const;
  return (
    <>
      <ul className={styles.facts}>
        {facts.map(([label, count]) => (
          <li key={label}>
            <b>{count}</b> {label}
          </li>
        ))}
      </ul>
      <ul className={styles.votes}>
        {part.votes.map((vote) => (
          <li key={vote.scene_id}>
            <span className={styles.soft}>{questionOf(vote.scene_id)}</span>
            <span>
              {whose} chose <strong>{vote.label}</strong>,{' '}
              {vote.with_team ? `as most of ${team} did` : `against most of ${team}`}.
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
