import type { ParticipantResults } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import styles from './own-part.module.css';

interface OwnPartProps {
  own: ParticipantResults['own'];
  questions: readonly { scene_id: string; question: string }[];
}

/** What one did oneself. It stands on one's own page only. */
export function OwnPart({ own, questions }: OwnPartProps) {
  const questionOf = (sceneId: string) =>
    questionParts(questions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId).question;
  const facts = [
    ['answers tried', own.answers],
    ['clues laid on the board', own.clues_shared],
    ['messages written', own.messages],
  ] as const;
  return (
    <section className={styles.own} aria-labelledby="own-title">
      <h2 id="own-title">Your own part</h2>
      <p className={styles.soft}>Only you see this.</p>
      <ul className={styles.facts}>
        {facts.map(([label, count]) => (
          <li key={label}>
            <b>{count}</b> {label}
          </li>
        ))}
      </ul>
      <ul className={styles.votes}>
        {own.votes.map((vote) => (
          <li key={vote.scene_id}>
            <span className={styles.soft}>{questionOf(vote.scene_id)}</span>
            <span>
              You chose <strong>{vote.label}</strong>,{' '}
              {vote.with_team ? 'as most of your team did' : 'against most of your team'}.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
