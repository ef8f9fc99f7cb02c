import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import type { Command } from '../../../machines/command/use-command.tsx';
import styles from './own-part.module.css';
import { useResultWords } from '../words/use-words.tsx';

interface OwnChoicesProps {
  choices: ConsentRequest;
  choose: Command<ConsentRequest>;
}

/** Who sees one's own part, and whether it counts in the analysis; what is chosen holds at once. */
export function OwnChoices({ choices, choose }: OwnChoicesProps) {
  const { results } = useResultWords();
  return (
    <fieldset className={styles.choices}>
      <legend>{results.yoursToDecide}</legend>
      <Switch
        label={results.showPart}
        description={results.showPartHelp}
        checked={choices.share_personal}
        disabled={!choose.possible}
        onChange={({ currentTarget }) => choose.issue({ ...choices, share_personal: currentTarget.checked })}
      />
      <Switch
        label={results.leaveOut}
        description={results.leaveOutHelp}
        checked={!choices.in_analysis}
        disabled={!choose.possible}
        onChange={({ currentTarget }) => choose.issue({ ...choices, in_analysis: !currentTarget.checked })}
      />
      <p role="status" className={styles.soft}>
        {choose.failure ? results.notKept(choose.failure.message) : choose.done ? results.kept : ''}
      </p>
    </fieldset>
  );
}
