import { useState } from 'react';
import type { SingleSignOn } from '#contract/calls/schemas/single-sign-on.ts';
import type { SingleSignOnWords } from '#contract/words/en/organiser/account/single-sign-on.ts';
import type { SingleSignOnActs } from '../../../react/account/use-single-sign-on.ts';
import { useSingleSignOnWords } from '../../../words/organiser/account/single-sign-on-words.ts';
import styles from '../../account/auth.module.css';
import { Switch } from '../../shared/controls/switch.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';

/** What has to happen before single sign-on can be required; null where nothing is missing. */
function missingFor(
  { domains, connection }: SingleSignOn,
  words: SingleSignOnWords['requirement']['missing'],
): string | null {
  if (!domains.some(({ state }) => state === 'verified')) return words.domain;
  if (!connection) return words.connection;
  return connection.tested_at === null ? words.test : null;
}

/** Whether the company's people have to use its provider. */
export function EnforcementSettings({ settings, enforce }: SingleSignOnActs) {
  const { requirement: words, cancel } = useSingleSignOnWords();
  const [isAsked, setIsAsked] = useState(false);
  const { data } = settings;
  if (!data) return null;
  const isEnforced = data.connection?.is_enforced ?? false;
  const missing = isEnforced ? null : missingFor(data, words.missing);
  const close = () => setIsAsked(false);
  return (
    <section className={styles.panel} aria-label={words.label}>
      <h2>{words.title}</h2>
      <Switch
        label={words.require}
        description={missing ?? words.help}
        checked={enforce.underWay ?? isEnforced}
        disabled={missing !== null || enforce.busy}
        onChange={({ currentTarget }) => (currentTarget.checked ? setIsAsked(true) : enforce.issue(false))}
      />
      {enforce.failure ? (
        <p role="alert">{enforce.failure.fieldErrors.is_enforced?.[0] ?? enforce.failure.message}</p>
      ) : null}
      <ConfirmDialog
        opened={isAsked}
        onClose={close}
        title={words.askTitle}
        act={words.act}
        color="pine"
        keep={cancel}
        busy={enforce.busy}
        onAct={() => {
          enforce.issue(true);
          close();
        }}
      >
        <p>{words.askText}</p>
      </ConfirmDialog>
    </section>
  );
}
