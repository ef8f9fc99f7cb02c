import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import type { ParticipantResults } from '#contract/calls/schemas/results.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import { OwnChoices } from './own-choices.tsx';
import styles from './own-part.module.css';
import { PartFacts } from './part-facts.tsx';
import { useWords } from '../words/use-words.tsx';

interface OwnPartProps {
  own: ParticipantResults['own'];
  choices: ConsentRequest;
  choose: Command<ConsentRequest>;
  questions: readonly { scene_id: string; question: string }[];
}

/** What one did oneself, and who else may see it. */
export function OwnPart({ own, choices, choose, questions }: OwnPartProps) {
  const { results } = useWords();
  return (
    <section className={styles.own} aria-labelledby="own-title">
      <h2 id="own-title">{results.ownPart}</h2>
      <p className={styles.soft}>{choices.share_personal ? results.othersSee : results.onlyYou}</p>
      <PartFacts part={own} questions={questions} />
      <OwnChoices choices={choices} choose={choose} />
    </section>
  );
}
