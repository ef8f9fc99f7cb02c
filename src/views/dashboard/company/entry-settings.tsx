import { Switch } from '../../shared/controls/switch.tsx';
import { SwitchSkeletons } from '../../shared/controls/switch-skeletons.tsx';
import { useToasts } from '../../../app-context.tsx';
import { type Company, useChangeEntry } from '../../../react/use-company-settings.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { TryAgain } from '../../shared/try-again.tsx';

const words = {
  label: 'Ask for an email code before joining',
  description:
    'Guests who join with their email and session ID first enter a code we email them. Personal links work without a code.',
};

/** What the company decides of how its people are let in. */
export function EntrySettings({ company }: { company: Company }) {
  const toasts = useToasts();
  const { data, error, failed, refresh } = company;
  const save = useChangeEntry(company, ({ confirm_address }) => {
    toasts.success(
      confirm_address ? 'Addresses are confirmed before joining.' : 'An invited address is enough to join.',
    );
  });
  return (
    <section className={styles.panel} aria-label="How people join">
      <h3>How people join</h3>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : <SwitchSkeletons label="Loading how people join" switches={[words]} />}
      {data ? (
        <Switch
          {...words}
          checked={save.underWay?.to ?? data.confirm_address}
          disabled={!save.possible}
          onChange={({ currentTarget }) => save.issue({ to: currentTarget.checked, version: data.version })}
        />
      ) : null}
      {save.failure ? <p role="alert">Not saved: {save.failure.message}</p> : null}
    </section>
  );
}
