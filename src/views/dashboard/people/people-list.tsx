import { fullName } from '#contract/rules/people/full-name.ts';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Consumer, GroupQuery } from '#contract/calls/schemas/consumers.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { type useConsumers, useMembers } from '../../../react/use-consumers.ts';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoPeopleScene } from '../../shared/illustrations/empty-scenes.tsx';
import { ListState } from '../../shared/lists/list-state.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import styles from '../dashboard.module.css';
import { consumerName } from './consumer-name.ts';
import { GroupChoice, groupName } from './group-choice.tsx';
import { InviteForm } from './invite-form.tsx';
import { TagForm } from './tag-form.tsx';
import peopleStyles from './people-list.module.css';

function Person({ consumer }: { consumer: Consumer }) {
  const { email, department, tags } = consumer;
  return (
    <span>
      <strong>{fullName(consumer)}</strong>
      <span className={peopleStyles.address}>{[email, department, ...tags].filter(Boolean).join(', ')}</span>
    </span>
  );
}

interface PeopleListProps {
  known: ReturnType<typeof useConsumers>;
  group: GroupQuery;
  onGroup: (group: GroupQuery) => void;
  /** Those that people may still be invited to. */
  sessions: readonly SessionSummary[];
}

/** Everybody the company has added, to be found, and to be invited to a session that is planned; who is selected stays so while others are looked for. */
export function PeopleList({ known, group, onGroup, sessions }: PeopleListProps) {
  const { list: words, group: groupWords } = usePeopleWords();
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
  const name = groupName(group);
  const members = useMembers((people) =>
    setSelected((now) => new Map([...now, ...people.map((person) => [person.id, person] as const)])),
  );
  return (
    <section className={styles.section} aria-labelledby="known">
      <h2 id="known">{words.heading}</h2>
      <TextInput
        label={words.search}
        leftSection={<IconSearch size={18} />}
        value={search}
        onChange={(event) => known.type(event.currentTarget.value)}
        placeholder={words.searchPlaceholder}
      />
      <GroupChoice label={groupWords.label} none={groupWords.everybody} value={group} onChange={onGroup} />
      {name === undefined ? null : (
        <div>
          <Button variant="default" loading={members.busy} onClick={() => members.issue(group)}>
            {groupWords.selectAll(name)}
          </Button>
        </div>
      )}
      {members.failure ? <p role="alert">{members.failure.message}</p> : null}
      <ListState list={known} failed={words.failed} />
      {rows?.length === 0 && search === '' && name === undefined ? (
        <EmptyState scene={<NoPeopleScene />} title={words.empty}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : null}
      {rows?.length === 0 && (search !== '' || name !== undefined) ? (
        <p className={styles.soft}>{words.noMatch}</p>
      ) : null}
      {sessions.length > 0 && (selected.size > 0 || (rows ?? []).length > 0) ? (
        <InviteForm
          people={[...selected.values()]}
          sessions={sessions}
          onNone={() => setSelected(new Map())}
          onLeftOut={deselect}
          onInvited={invited}
        />
      ) : null}
      {selected.size > 0 ? (
        <TagForm people={[...selected.values()]} onTagged={() => known.refresh()} />
      ) : null}
      <ul className={styles.plain}>
        {rows?.map((consumer) => (
          <li key={consumer.id}>
            <Checkbox
              label={<Person consumer={consumer} />}
              checked={selected.has(consumer.id)}
              onChange={({ currentTarget }) => select(consumer, currentTarget.checked)}
            />
            <span className={peopleStyles.more}>
              <span>{words.invitedTo(consumer.sessions)}</span>
              <Link
                to={`/dashboard/people/${consumer.id}`}
                aria-label={words.detailsOf(consumerName(consumer))}
              >
                {words.details}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={known} label={words.more} />
    </section>
  );
}
