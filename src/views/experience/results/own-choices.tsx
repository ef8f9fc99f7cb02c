import { Switch } from '@mantine/core';
import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import styles from './own-part.module.css';

interface OwnChoicesProps {
  choices: ConsentRequest;
  choose: Command<ConsentRequest>;
}

/** Who sees one's own part, and whether it counts in the analysis; what is chosen holds at once. */
export function OwnChoices({ choices, choose }: OwnChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>Yours to decide</legend>
      <Switch
        label="Show my part to my team"
        description="Your team and the organiser then see the above with your name, in the exported table too. Take it back whenever you like: it is gone at once."
        checked={choices.share_personal}
        disabled={!choose.possible}
        onChange={({ currentTarget }) => choose.issue({ ...choices, share_personal: currentTarget.checked })}
      />
      <Switch
        label="Leave me out of the analysis"
        description="“Working together” then counts nothing of what you did, for anybody who opens it."
        checked={!choices.in_analysis}
        disabled={!choose.possible}
        onChange={({ currentTarget }) => choose.issue({ ...choices, in_analysis: !currentTarget.checked })}
      />
      <p role="status" className={styles.soft}>
        {choose.failure ? `It was not kept: ${choose.failure.message}` : choose.done ? 'Kept.' : ''}
      </p>
    </fieldset>
  );
}
