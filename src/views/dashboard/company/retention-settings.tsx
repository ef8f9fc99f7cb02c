import { useState } from 'react';
import type { CompanyAnswer, CompanyRetention } from '#contract/calls/schemas/company.ts';
import { companyRetentionDays } from '#contract/rules/retention.ts';
import { useToasts } from '../../../app-context.tsx';
import { type Company, useChangeRetention } from '../../../react/use-company-settings.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import form from '../../shared/forms/form-stack.module.css';
import { Placeholder } from '../../shared/skeletons.tsx';
import styles from '../../account/auth.module.css';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TryAgain } from '../../shared/try-again.tsx';

const kinds = [
  {
    name: 'people',
    label: 'Guests’ names and email addresses',
    description: 'Counted from their last session, or from when they were added',
  },
  { name: 'chats', label: 'Chat messages', description: 'Counted from the end of the session' },
  {
    name: 'results',
    label: 'Sessions with results and awards',
    description: 'Counted from the end of the session; the session leaves your list',
  },
] as const;

const untilClosed = '';
const choices = [
  { value: untilClosed, label: 'Until the account is closed' },
  ...companyRetentionDays.map((days) => ({ value: String(days), label: `${days} days` })),
];

function RetentionForm({
  company,
  data,
}: {
  company: Company;
  data: Pick<CompanyAnswer, 'version' | 'retention'>;
}) {
  const toasts = useToasts();
  const [chosen, choose] = useState<CompanyRetention>(data.retention);
  const save = useChangeRetention(company, () =>
    toasts.success('Saved. The next deletion is within an hour.'),
  );
  const hasChanged = kinds.some(({ name }) => chosen[name] !== data.retention[name]);
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.issue({ to: chosen, version: data.version });
      }}
    >
      {kinds.map(({ name, label, description }) => (
        <NativeSelect
          key={name}
          label={label}
          description={description}
          data={choices}
          value={String(chosen[name] ?? untilClosed)}
          onChange={({ currentTarget: { value } }) =>
            choose({ ...chosen, [name]: companyRetentionDays.find((days) => String(days) === value) ?? null })
          }
        />
      ))}
      <div className={styles.row}>
        <Button type="submit" loading={save.busy} disabled={!hasChanged}>
          Save
        </Button>
      </div>
      <p role="alert">{save.failure ? `Not saved: ${save.failure.message}` : ''}</p>
    </form>
  );
}

const nothingChosen = { version: 0, retention: { people: null, chats: null, results: null } };

/** How long the company keeps guests, chats and results. */
export function RetentionSettings({ company }: { company: Company }) {
  const { data, error, failed, refresh } = company;
  return (
    <section className={styles.panel} aria-label="How long data is kept">
      <h3>How long data is kept</h3>
      <p className={styles.soft}>
        When the time has passed, we delete it for good. Guests can erase themselves at any time.
      </p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <Placeholder label="Loading how long data is kept">
          <RetentionForm company={company} data={nothingChosen} />
        </Placeholder>
      )}
      {data ? <RetentionForm key={data.version} company={company} data={data} /> : null}
    </section>
  );
}
