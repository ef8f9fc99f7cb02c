import { useState } from 'react';
import type { CompanyAnswer, CompanyRetention } from '#contract/calls/schemas/company.ts';
import { companyRetentionDays } from '#contract/rules/retention.ts';
import { useToasts } from '../../../app-context.tsx';
import { type Company, useChangeRetention } from '../../../react/use-company-settings.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import form from '../../shared/forms/form-stack.module.css';
import { Placeholder } from '../../shared/skeletons.tsx';
import styles from '../../account/auth.module.css';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TryAgain } from '../../shared/try-again.tsx';

const kinds = ['people', 'chats', 'results'] as const;

const untilClosed = '';

function RetentionForm({
  company,
  data,
}: {
  company: Company;
  data: Pick<CompanyAnswer, 'version' | 'retention'>;
}) {
  const { retention: words, save: submit, notSaved } = useCompanyWords();
  const toasts = useToasts();
  const [chosen, choose] = useState<CompanyRetention>(data.retention);
  const save = useChangeRetention(company, () => toasts.success(words.done));
  const hasChanged = kinds.some((name) => chosen[name] !== data.retention[name]);
  const choices = [
    { value: untilClosed, label: words.untilClosed },
    ...companyRetentionDays.map((days) => ({ value: String(days), label: words.days(days) })),
  ];
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.issue({ to: chosen, version: data.version });
      }}
    >
      {kinds.map((name) => (
        <NativeSelect
          key={name}
          {...words[name]}
          data={choices}
          value={String(chosen[name] ?? untilClosed)}
          onChange={({ currentTarget: { value } }) =>
            choose({ ...chosen, [name]: companyRetentionDays.find((days) => String(days) === value) ?? null })
          }
        />
      ))}
      <div className={styles.row}>
        <Button type="submit" loading={save.busy} disabled={!hasChanged}>
          {submit}
        </Button>
      </div>
      <p role="alert">{save.failure ? notSaved(save.failure.message) : ''}</p>
    </form>
  );
}

const nothingChosen = { version: 0, retention: { people: null, chats: null, results: null } };

/** How long the company keeps guests, chats and results. */
export function RetentionSettings({ company }: { company: Company }) {
  const words = useCompanyWords().retention;
  const { data, error, failed, refresh } = company;
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.lead}</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <Placeholder label={words.loading}>
          <RetentionForm company={company} data={nothingChosen} />
        </Placeholder>
      )}
      {data ? <RetentionForm key={data.version} company={company} data={data} /> : null}
    </section>
  );
}
