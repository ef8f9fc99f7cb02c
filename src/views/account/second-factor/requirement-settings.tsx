import { useState } from 'react';
import type { SecondFactorRequirement } from '#contract/calls/schemas/second-factor/second-factor.ts';
import { useSecondFactorRequirement } from '../../../react/account/use-second-factor.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../auth.module.css';
import type { SecondFactorWords } from '#contract/words/en/organiser/account/second-factor.ts';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';

function stateText(
  state: SecondFactorRequirement | undefined,
  words: SecondFactorWords['requirement'],
): string {
  if (!state) return words.loading;
  if (!state.is_required && state.is_own_missing) return words.ownMissing;
  return state.people_without === 0 ? words.allHave : words.haveNone(state.people_without);
}

/** Whether everybody of the company who logs in with a password needs a second factor; its owner's. */
export function RequirementSettings() {
  const words = useSecondFactorWords().requirement;
  const { requirement, save } = useSecondFactorRequirement();
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, failed, refresh } = requirement;
  const close = () => setIsAsked(false);
  const without = data?.people_without ?? 0;
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      {failed ? (
        <TryAgain message={readableMessage(error)} onRetry={refresh} />
      ) : (
        <Switch
          label={words.label}
          description={stateText(data, words)}
          checked={save.underWay ?? data?.is_required ?? false}
          disabled={!data || save.busy || (!data.is_required && data.is_own_missing)}
          onChange={({ currentTarget }) => (currentTarget.checked ? setIsAsked(true) : save.issue(false))}
        />
      )}
      <p className={styles.soft}>{words.text}</p>
      {save.failure ? (
        <p role="alert">{save.failure.fieldErrors.is_required?.[0] ?? save.failure.message}</p>
      ) : null}
      <ConfirmDialog
        opened={isAsked}
        onClose={close}
        title={words.ask}
        act={words.act}
        color="pine"
        keep={words.keep}
        busy={save.busy}
        onAct={() => {
          save.issue(true);
          close();
        }}
      >
        <p>{without === 0 ? words.askAllHave : words.askHaveNone(without)}</p>
      </ConfirmDialog>
    </section>
  );
}
