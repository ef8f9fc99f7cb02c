import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useServices, useToasts } from '../../../app-context.tsx';
import { useCommand } from '../../../machines/command/use-command.tsx';
import { useLoader } from '../../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';

/** What the company decides of how its people are let in. */
export function EntrySettings() {
  const { company } = useServices();
  const toasts = useToasts();
  const { data, error, failed, refresh } = useLoader('company settings', {
    load: (signal) => company.readSettings(signal),
  });
  const [saved, setSaved] = useState<boolean>();
  const save = useCommand({
    send: (confirm_address: boolean, { signal }) => company.saveSettings({ confirm_address }, signal),
    onDone: ({ confirm_address }) => {
      setSaved(confirm_address);
      toasts.success(
        confirm_address ? 'Addresses are confirmed before joining.' : 'An invited address is enough to join.',
      );
    },
  });
  return (
    <section className={styles.panel} aria-label="How people join">
      <h2>How people join</h2>
      {failed ? (
        <p role="alert">
          {readableMessage(error)}{' '}
          <Button variant="subtle" size="compact-sm" onClick={refresh}>
            Try again
          </Button>
        </p>
      ) : null}
      {failed ? null : (
        <Switch
          label="Confirm the address before joining"
          description="Whoever joins by email and session id enters a code first that we mail to the address. A personal link opens its seat without one."
          checked={saved ?? data?.confirm_address ?? false}
          disabled={!data || !save.possible}
          onChange={({ currentTarget }) => save.issue(currentTarget.checked)}
        />
      )}
      {save.failure ? <p role="alert">{save.failure.message}</p> : null}
    </section>
  );
}
