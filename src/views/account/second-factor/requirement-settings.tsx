import { useState } from 'react';
import type { SecondFactorRequirement } from '#contract/calls/schemas/second-factor/second-factor.ts';
import { plural } from '#contract/words/en/counts.ts';
import { useSecondFactorRequirement } from '../../../react/account/use-second-factor.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../auth.module.css';

const haveNone = (count: number) => plural(count, 'person has none yet', 'people have none yet');

function stateText(state: SecondFactorRequirement | undefined): string {
  if (!state) return 'Loading …';
  if (!state.is_required && state.is_own_missing)
    return 'Set up two-factor log-in for your own account first.';
  return state.people_without === 0
    ? 'Everyone who may log in with a password has one.'
    : `${haveNone(state.people_without)}.`;
}

/** Whether everybody of the company who logs in with a password needs a second factor; its owner's. */
export function RequirementSettings() {
  const { requirement, save } = useSecondFactorRequirement();
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, failed, refresh } = requirement;
  const close = () => setIsAsked(false);
  const without = data?.people_without ?? 0;
  return (
    <section className={styles.panel} aria-label="Two-factor log-in for everyone">
      <h3>Two-factor log-in for everyone</h3>
      {failed ? (
        <TryAgain message={readableMessage(error)} onRetry={refresh} />
      ) : (
        <Switch
          label="Everyone who logs in with a password needs a second factor"
          description={stateText(data)}
          checked={save.underWay ?? data?.is_required ?? false}
          disabled={!data || save.busy || (!data.is_required && data.is_own_missing)}
          onChange={({ currentTarget }) => (currentTarget.checked ? setIsAsked(true) : save.issue(false))}
        />
      )}
      <p className={styles.soft}>
        A passkey or an authenticator app. Log-ins through single sign-on, Google, Microsoft and others need
        none.
      </p>
      {save.failure ? (
        <p role="alert">{save.failure.fieldErrors.is_required?.[0] ?? save.failure.message}</p>
      ) : null}
      <ConfirmDialog
        opened={isAsked}
        onClose={close}
        title="Require a second factor?"
        act="Require it"
        color="pine"
        keep="Cancel"
        busy={save.busy}
        onAct={() => {
          save.issue(true);
          close();
        }}
      >
        <p>
          {without === 0
            ? 'Everyone has one. New colleagues set one up at their first log-in.'
            : `${haveNone(without)}. They are logged out now and set one up at their next log-in, before anything else opens. Sessions that are running go on.`}
        </p>
      </ConfirmDialog>
    </section>
  );
}
