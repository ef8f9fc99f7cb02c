import { Table } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/calls/schemas/company-log/audit.ts';
import { type CompanyAct, companyActs } from '#contract/rules/people/company-acts.ts';
import type { AuditWords } from '#contract/words/en/organiser/audit.ts';
import { type AuditFilter, useAuditFile, useAuditLog } from '../../../react/use-audit.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useAuditWords } from '../../../words/organiser/audit-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { ListState } from '../../shared/lists/list-state.tsx';
import { ListTable, listName } from '../../shared/lists/list-table.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import type { Times } from '../../shared/time/when.ts';
import styles from '../dashboard.module.css';
import audit from './audit-page.module.css';

const labelOf = (act: string, { acts }: AuditWords) => acts[act as CompanyAct] ?? act;

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Of an object that was stored; a text may begin like one and be none. */
function fieldsIn(value: string): [string, unknown][] | undefined {
  if (!value.startsWith('{')) return undefined;
  try {
    return Object.entries(JSON.parse(value) as Record<string, unknown>);
  } catch {
    return undefined;
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A stored value as a person reads it: instants on the clock of a zone, an object field by field. */
function valueText(
  name: string,
  value: string | undefined,
  zone: string,
  { shortWhen }: Times,
  { field, value: read }: AuditWords,
): string {
  if (value === undefined) return read(name, '');
  if (instant.test(value)) return shortWhen(value, zone);
  return (
    fieldsIn(value)
      ?.map(([part, given]) => `${field(part)} ${read(part, asText(given))}`)
      .join(', ') ?? read(name, value)
  );
}

/** The page of what was changed, where it is one guest or one session. */
function pageOf({ act, subject }: AuditEntry): string | undefined {
  if (subject === '' || subject.includes(' ')) return undefined;
  if (act.startsWith('guest.') && act !== 'guest.erase') return `/dashboard/people/${subject}`;
  if (act.startsWith('session.') && act !== 'session.remove') return `/dashboard/sessions/${subject}`;
  return undefined;
}

function Subject({ entry }: { entry: AuditEntry }) {
  const page = pageOf(entry);
  return page ? <Link to={page}>{entry.subject}</Link> : entry.subject;
}

function Changes({ before, after, zone }: Pick<AuditEntry, 'before' | 'after'> & { zone: string }) {
  const words = useAuditWords();
  const times = useTimes();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <ul className={audit.changes}>
      {names.map((name) => (
        <li key={name}>
          {words.field(name)}:{' '}
          {Object.hasOwn(before, name) ? `${valueText(name, before[name], zone, times, words)} → ` : null}
          {valueText(name, after[name], zone, times, words)}
        </li>
      ))}
    </ul>
  );
}

function Entries({ rows }: { rows: readonly AuditEntry[] }) {
  const words = useAuditWords();
  const { columns } = words;
  const { shortWhen } = useTimes();
  const zone = useHomeTimezone();
  return (
    <div className={styles.scroller}>
      <ListTable
        columns={[columns.date, columns.who, columns.what, columns.subject, columns.from, columns.changes]}
      >
        {rows.map((entry) => (
          <Table.Tr key={entry.id}>
            <Table.Td>
              <time dateTime={entry.at}>{shortWhen(entry.at, zone)}</time>
            </Table.Td>
            <Table.Td data-label={columns.who} className={listName}>
              {entry.by || words.formerAdministrator}
            </Table.Td>
            <Table.Td data-label={columns.what}>{labelOf(entry.act, words)}</Table.Td>
            <Table.Td data-label={columns.subject} className={audit.subject}>
              <Subject entry={entry} />
            </Table.Td>
            <Table.Td data-label={columns.from}>{entry.address}</Table.Td>
            <Table.Td data-label={columns.changes}>
              <Changes before={entry.before} after={entry.after} zone={zone} />
            </Table.Td>
          </Table.Tr>
        ))}
      </ListTable>
    </div>
  );
}

/** Who in the company did what; for owners. */
export default function AuditPage() {
  const words = useAuditWords();
  const byLabel = companyActs
    .map((act) => ({ value: act, label: labelOf(act, words) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const [filter, setFilter] = useState<AuditFilter>({});
  const log = useAuditLog(filter);
  const file = useAuditFile();
  const { rows, rest: people = [] } = log;
  const choose = (change: Partial<Record<keyof AuditFilter, string>>) =>
    setFilter(
      (now) =>
        Object.fromEntries(
          Object.entries({ ...now, ...change }).filter(([, value]) => value !== ''),
        ) as AuditFilter,
    );
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <Button variant="default" loading={file.busy} onClick={() => file.issue(filter)}>
          {words.download}
        </Button>
      </header>
      {file.failure ? <p role="alert">{file.failure.message}</p> : null}
      <div className={audit.filters}>
        <NativeSelect
          label={words.what}
          value={filter.act ?? ''}
          data={[{ value: '', label: words.everything }, ...byLabel]}
          onChange={(event) => choose({ act: event.currentTarget.value })}
        />
        <NativeSelect
          label={words.who}
          value={filter.by ?? ''}
          data={[
            { value: '', label: words.everybody },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => choose({ by: event.currentTarget.value })}
        />
        <TextInput
          label={words.from}
          type="date"
          value={filter.from ?? ''}
          onChange={(event) => choose({ from: event.currentTarget.value })}
        />
        <TextInput
          label={words.to}
          type="date"
          value={filter.to ?? ''}
          onChange={(event) => choose({ to: event.currentTarget.value })}
        />
      </div>
      <ListState list={log} failed={words.failed} />
      {rows?.length === 0 ? <p className={styles.soft}>{words.empty}</p> : null}
      {rows && rows.length > 0 ? <Entries rows={rows} /> : null}
      <MoreButton list={log} label={words.more} />
    </div>
  );
}
