import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import type { ParticipantResults } from '#contract/calls/schemas/results.ts';
import type { Command } from '../../../../machines/command/use-command.tsx';
import { OwnChoices } from './own-choices.tsx';
import styles from './own-part.module.css';
import { PartFacts } from './part-facts.tsx';
import { useResultWords } from '../../../../words/result-words.ts';

interface OwnPartProps {
  own: ParticipantResults['own'];
  /** Renders nothing where nobody else plays. */
  sharing?: { choices: ConsentRequest; choose: Command<ConsentRequest> } | undefined;
  questions: readonly { scene_id: string; question: string }[];
}

/** What one did oneself, and who else may see it. */
export function OwnPart({ own, sharing, questions }: OwnPartProps) {
  const { results } = useResultWords();
  return (
    <section className={styles.own} aria-labelledby="own-title">
      <h2 id="own-title">{results.ownPart}</h2>
      {sharing ? (
        <p className={styles.soft}>{sharing.choices.share_personal ? results.othersSee : results.onlyYou}</p>
      ) : null}
      <PartFacts part={own} questions={questions} />
      {sharing ? <OwnChoices {...sharing} /> : null}
    </section>
  );
}
