import { useState } from 'react';
import type { ConsentRequest } from '#contract/calls/schemas/experience.ts';
import { Switch } from '../../../shared/controls/switch.tsx';
import type { Command } from '../../../../machines/command/use-command.tsx';
import styles from './own-part.module.css';
import { useResultWords } from '../../../../words/result-words.ts';
import { useFailureText } from '../../../../words/failure-text.ts';

interface OwnChoicesProps {
  choices: ConsentRequest;
  choose: Command<ConsentRequest>;
}

/** Who sees one's own part, and whether it counts in the analysis; what is chosen holds at once. */
export function OwnChoices({ choices, choose }: OwnChoicesProps) {
  const { results } = useResultWords();
  const failureText = useFailureText();
  const [wanted, setWanted] = useState<ConsentRequest | null>(null);
  // Until the results are read anew, which say what holds.
  const isRead =
    wanted?.share_personal === choices.share_personal && wanted.in_analysis === choices.in_analysis;
  if (isRead) setWanted(null);
  const shown = choose.failure ? choices : (wanted ?? choices);
  const want = (change: Partial<ConsentRequest>) => {
    const next = { ...shown, ...change };
    setWanted(next);
    choose.issue(next);
  };
  return (
    <fieldset className={styles.choices} data-not-on-paper>
      <legend>{results.yoursToDecide}</legend>
      <Switch
        label={results.showPart}
        description={results.showPartHelp}
        checked={shown.share_personal}
        disabled={!choose.possible}
        onChange={({ currentTarget }) => want({ share_personal: currentTarget.checked })}
      />
      <Switch
        label={results.leaveOut}
        description={results.leaveOutHelp}
        checked={!shown.in_analysis}
        disabled={!choose.possible}
        onChange={({ currentTarget }) => want({ in_analysis: !currentTarget.checked })}
      />
      <p role="status" className={styles.soft}>
        {choose.failure ? results.notKept(failureText(choose.failure)) : choose.done ? results.kept : ''}
      </p>
    </fieldset>
  );
}
