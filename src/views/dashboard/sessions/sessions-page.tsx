import { Table } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import type { SessionTab } from '#contract/rules/session-lifecycle.ts';
import type { SessionSort } from '#contract/rules/session-lists.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TabList } from '../../shared/controls/tabs.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useSessionList } from '../../../react/use-sessions.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ListState } from '../../shared/list-state.tsx';
import { NoResultsScene, NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { shortWhen, zoneLabel } from '../../shared/when.ts';
import styles from '../dashboard.module.css';
import filters from '../list-filters.module.css';
import { SessionRowMenu } from './session-row-menu.tsx';
import { SessionStatusChip } from './session-status-chip.tsx';
import listStyles from './sessions-page.module.css';
import { ListTable, listActions } from '../../shared/list-table.tsx';

const columns = ['Session', 'Starts', 'Status', 'People', 'Credits'];

const tabs: { value: SessionTab; label: string; empty: string }[] = [
  { value: 'upcoming', label: 'Upcoming', empty: 'No session is planned' },
  { value: 'live', label: 'Live', empty: 'No session is running now' },
  { value: 'past', label: 'Past', empty: 'No session is over yet' },
  { value: 'cancelled', label: 'Cancelled', empty: 'Nothing was cancelled' },
  { value: 'archived', label: 'Archived', empty: 'The archive is empty' },
];

const sorts: { value: SessionSort; label: string }[] = [
  { value: 'starts_at', label: 'Earliest first' },
  { value: '-starts_at', label: 'Latest first' },
  { value: 'title', label: 'By name' },
];

const createButton = (
  <ButtonLink to="/dashboard/createSession" leftSection={<IconPlus size={18} />}>
    Create session
  </ButtonLink>
);

interface SessionTableProps {
  sessions: readonly SessionSummary[];
  onChanged: () => void;
}

function SessionTable({ sessions, onChanged }: SessionTableProps) {
  const zone = homeTimezone();
  return (
    <ListTable columns={columns} hasActions>
      {sessions.map((session) => (
        <Table.Tr key={session.id}>
          <Table.Td>
            <Link to={`/dashboard/sessions/${session.id}`} className={listStyles.name}>
              {session.title}
            </Link>
            <div className={styles.soft}>{session.story_title}</div>
          </Table.Td>
          <Table.Td data-label="Starts">
            <time dateTime={session.starts_at} className={styles.number}>
              {shortWhen(session.starts_at, zone)}
            </time>
            <div className={styles.soft}>{zoneLabel(session.starts_at, zone)}</div>
          </Table.Td>
          <Table.Td data-label="Status">
            <SessionStatusChip status={session.status} archived={session.archived} />
          </Table.Td>
          <Table.Td data-label="People" className={styles.number}>
            {session.people.invited}
            <div className={styles.soft}>{session.people.opened} opened</div>
            {session.people.declined > 0 ? (
              <div className={styles.soft}>{session.people.declined} cannot come</div>
            ) : null}
          </Table.Td>
          <Table.Td data-label="Credits" className={styles.number}>
            {session.credits.consumed > 0
              ? `${session.credits.consumed} used`
              : `${session.credits.reserved} held`}
          </Table.Td>
          <Table.Td className={listActions}>
            <SessionRowMenu session={session} onChanged={onChanged} />
          </Table.Td>
        </Table.Tr>
      ))}
    </ListTable>
  );
}

interface NarrowingProps {
  label: string;
  everything: string;
  choices: { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** Nothing to choose from is nothing to show, unless something is chosen that has to be taken back. */
function Narrowing({ label, everything, choices, value, onChoose }: NarrowingProps) {
  if (choices.length < 2 && value === '') return null;
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: everything }, ...choices]}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

export default function SessionsPage() {
  const [params, setParams] = useSearchParams();
  const tab =
    (tabs.find((candidate) => candidate.value === params.get('tab')) ?? tabs[0])?.value ?? 'upcoming';
  const sort =
    sorts.find((candidate) => candidate.value === params.get('sort'))?.value ??
    (tab === 'upcoming' ? 'starts_at' : '-starts_at');
  const story = params.get('story') ?? '';
  const creator = params.get('creator') ?? '';
  const list = useSessionList({ tab, sort, story, creator });
  const { rows, rest, search } = list;
  const counts = rest?.counts;
  const isNarrowed = search !== '' || story !== '' || creator !== '';
  const choose = (change: Record<string, string>) => {
    const chosen = { ...Object.fromEntries(params), ...change };
    setParams(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')), {
      replace: true,
    });
  };

  return (
    <div className={styles.page}>
      <PageHead title="Sessions" indexed={false} />
      <header className={styles.heading}>
        <h1>Sessions</h1>
        {createButton}
      </header>
      <TabList
        label="Sessions by state"
        value={tab}
        onChange={(value) => choose({ tab: value })}
        tabs={tabs.map(({ value, label }) => ({
          value,
          label,
          aside: counts?.[value] ? <span className={listStyles.count}>{counts[value]}</span> : null,
        }))}
      />
      <div className={filters.filters}>
        <TextInput
          label="Search"
          leftSection={<IconSearch size={18} />}
          value={search}
          onChange={(event) => list.type(event.currentTarget.value)}
          placeholder="A session or a person"
        />
        <Narrowing
          label="Story"
          everything="Every story"
          choices={(rest?.stories ?? []).map(({ slug, title }) => ({ value: slug, label: title }))}
          value={story}
          onChoose={(value) => choose({ story: value })}
        />
        <Narrowing
          label="Planned by"
          everything="Everybody"
          choices={(rest?.creators ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={creator}
          onChoose={(value) => choose({ creator: value })}
        />
        <NativeSelect
          label="Order"
          data={sorts}
          value={sort}
          onChange={(event) => choose({ sort: event.currentTarget.value })}
        />
      </div>
      <ListState list={list} failed="The sessions did not load" />
      {rows && rows.length > 0 ? <SessionTable sessions={rows} onChanged={list.refresh} /> : null}
      <MoreButton list={list} label="Show more sessions" />
      {rows?.length === 0 && isNarrowed ? (
        <EmptyState
          scene={<NoResultsScene />}
          title={search === '' ? 'Nothing of that kind in this tab' : `Nothing found for “${search}”`}
          action={
            <Button
              variant="light"
              onClick={() => {
                list.type('');
                choose({ story: '', creator: '' });
              }}
            >
              Show everything in this tab
            </Button>
          }
        >
          <p>
            Search looks at the names of sessions in this tab, and at the names and addresses of their people.
          </p>
        </EmptyState>
      ) : null}
      {rows?.length === 0 && !isNarrowed ? (
        <EmptyState
          scene={<NoSessionsScene />}
          title={tabs.find((candidate) => candidate.value === tab)?.empty ?? ''}
          action={createButton}
        />
      ) : null}
    </div>
  );
}
