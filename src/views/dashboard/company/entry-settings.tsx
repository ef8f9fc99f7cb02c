import { Switch } from '../../shared/controls/switch.tsx';
import { SwitchSkeletons } from '../../shared/controls/switch-skeletons.tsx';
import { useToasts } from '../../../app-context.tsx';
import { type Company, useChangeEntry } from '../../../react/use-company-settings.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { TryAgain } from '../../shared/try-again.tsx';

/** What the company decides of how its people are let in. */
export function EntrySettings({ company }: { company: Company }) {
  const { entry: words, notSaved } = useCompanyWords();
  const toasts = useToasts();
  const { data, error, failed, refresh } = company;
  const save = useChangeEntry(company, ({ confirm_address }) => {
    toasts.success(confirm_address ? words.on : words.off);
  });
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : <SwitchSkeletons label={words.loading} switches={[words.code]} />}
      {data ? (
        <Switch
          {...words.code}
          checked={save.underWay?.to ?? data.confirm_address}
          disabled={!save.possible}
          onChange={({ currentTarget }) => save.issue({ to: currentTarget.checked, version: data.version })}
        />
      ) : null}
      {save.failure ? <p role="alert">{notSaved(save.failure.message)}</p> : null}
    </section>
  );
}
