import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import type { ParticipantResults } from '#contract/calls/schemas/results.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import { OwnChoices } from './own-choices.tsx';
import styles from './own-part.module.css';
import { PartFacts } from './part-facts.tsx';

interface OwnPartProps {
  own: ParticipantResults['own'];
  choices: ConsentRequest;
  choose: Command<ConsentRequest>;
  questions: readonly { scene_id: string; question: string }[];
}

/** What one did oneself, and who else may see it. */
export function OwnPart({ own, choices, choose, questions }: OwnPartProps) {
  return (
    <section className={styles.own} aria-labelledby="own-title">
      <h2 id="own-title">Your own part</h2>
      <p className={styles.soft}>
        {choices.share_personal ? 'Your team and the organiser see this.' : 'Only you see this.'}
      </p>
      <PartFacts part={own} questions={questions} whose="You" />
      <OwnChoices choices={choices} choose={choose} />
    </section>
  );
}
