import { plural } from '#contract/words/en/counts.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Consumer } from '#contract/calls/schemas/consumers.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import type { useConsumers } from '../../../react/use-consumers.ts';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoPeopleScene } from '../../shared/illustrations/empty-scenes.tsx';
import { ListState } from '../../shared/lists/list-state.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import styles from '../dashboard.module.css';
import { consumerName } from './consumer-name.ts';
import { InviteForm } from './invite-form.tsx';
import peopleStyles from './people-list.module.css';

function invitedTo(sessions: number): string {
  if (sessions === 0) return 'Not in any session yet';
  return `In ${plural(sessions, 'session', 'sessions')}`;
}

function Person({ consumer }: { consumer: Consumer }) {
  const { email, department } = consumer;
  return (
    <span>
      <strong>{fullName(consumer)}</strong>
      <span className={peopleStyles.address}>{department === '' ? email : `${email}, ${department}`}</span>
    </span>
  );
}

interface PeopleListProps {
  known: ReturnType<typeof useConsumers>;
  /** Those that people may still be invited to. */
  sessions: readonly SessionSummary[];
}

/** Everybody the company has added, to be found, and to be invited to a session that is planned; who is selected stays so while others are looked for. */
export function PeopleList({ known, sessions }: PeopleListProps) {
  const { rows, search } = known;
  const [selected, setSelected] = useState<ReadonlyMap<number, Consumer>>(new Map());
  const select = (consumer: Consumer, isSelected: boolean) =>
    setSelected((now) => {
      const others = [...now].filter(([id]) => id !== consumer.id);
      return new Map(isSelected ? [...others, [consumer.id, consumer]] : others);
    });
  const deselect = (ids: readonly number[]) =>
    setSelected((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
  const invited = (ids: readonly number[]) => {
    deselect(ids);
    known.refresh();
  };
  return (
    <section className={styles.section} aria-labelledby="known">
      <h2 id="known">Everybody you’ve added</h2>
      <TextInput
        label="Search"
        leftSection={<IconSearch size={18} />}
        value={search}
        onChange={(event) => known.type(event.currentTarget.value)}
        placeholder="Name, email or department"
      />
      <ListState list={known} failed="The list didn’t load" />
      {rows?.length === 0 && search === '' ? (
        <EmptyState scene={<NoPeopleScene />} title="Nobody yet">
          <p>Add people here, or while you create a session.</p>
        </EmptyState>
      ) : null}
      {rows?.length === 0 && search !== '' ? <p className={styles.soft}>No one matches “{search}”.</p> : null}
      {sessions.length > 0 && (selected.size > 0 || (rows ?? []).length > 0) ? (
        <InviteForm
          people={[...selected.values()]}
          sessions={sessions}
          onNone={() => setSelected(new Map())}
          onLeftOut={deselect}
          onInvited={invited}
        />
      ) : null}
      <ul className={styles.plain}>
        {rows?.map((consumer) => (
          <li key={consumer.id}>
            {sessions.length > 0 ? (
              <Checkbox
                label={<Person consumer={consumer} />}
                checked={selected.has(consumer.id)}
                onChange={({ currentTarget }) => select(consumer, currentTarget.checked)}
              />
            ) : (
              <Person consumer={consumer} />
            )}
            <span className={peopleStyles.more}>
              <span>{invitedTo(consumer.sessions)}</span>
              <Link
                to={`/dashboard/people/${consumer.id}`}
                aria-label={`Details of ${consumerName(consumer)}`}
              >
                Details
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={known} label="Show more people" />
    </section>
  );
}
