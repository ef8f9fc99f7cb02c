import { useState } from 'react';
import type { SingleSignOn } from '#contract/calls/schemas/single-sign-on.ts';
import type { SingleSignOnActs } from '../../../react/account/use-single-sign-on.ts';
import styles from '../../account/auth.module.css';
import { Switch } from '../../shared/controls/switch.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';

/** What has to happen before single sign-on can be required; null where nothing is missing. */
function missingFor({ domains, connection }: SingleSignOn): string | null {
  if (!domains.some(({ state }) => state === 'verified')) return 'Verify a domain first.';
  if (!connection) return 'Save a connection first.';
  return connection.tested_at === null ? 'Test the connection first.' : null;
}

/** Whether the company's people have to use its provider. */
export function EnforcementSettings({ settings, enforce }: SingleSignOnActs) {
  const [isAsked, setIsAsked] = useState(false);
  const { data } = settings;
  if (!data) return null;
  const isEnforced = data.connection?.is_enforced ?? false;
  const missing = isEnforced ? null : missingFor(data);
  const close = () => setIsAsked(false);
  return (
    <section className={styles.panel} aria-label="Requirement">
      <h2>3. Requirement</h2>
      <Switch
        label="Require single sign-on"
        description={
          missing ??
          'Everyone at your verified domains logs in through your provider. Company owners can still use their password, so that an outage locks nobody out.'
        }
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
        title="Require single sign-on?"
        act="Require it"
        color="pine"
        keep="Cancel"
        busy={enforce.busy}
        onAct={() => {
          enforce.issue(true);
          close();
        }}
      >
        <p>
          Everyone at your verified domains except company owners is logged out now and logs in through your
          provider from then on. Sessions that are running go on.
        </p>
      </ConfirmDialog>
    </section>
  );
}
