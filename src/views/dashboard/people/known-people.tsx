import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import type { Consumer, GroupQuery } from '#contract/calls/schemas/consumers.ts';
import { plural } from '#contract/words/en/counts.ts';
import { useConsumers, useMembers } from '../../../react/use-consumers.ts';
import { Button } from '../../shared/controls/button.tsx';
import { consumerName } from './consumer-name.ts';
import { GroupChoice, groupName } from './group-choice.tsx';
import styles from './people-field.module.css';

interface KnownPeopleProps {
  /** Addresses that are on the list already. */
  taken: ReadonlySet<string>;
  onChoose: (people: readonly Consumer[]) => void;
}

function nothingFound({ rows, search, more, busy, failed }: ReturnType<typeof useConsumers>): string {
  if (busy) return 'Looking …';
  if (failed) return 'The list didn’t load. Type a name or an address to try again';
  if (search !== '') return 'No match';
  if (more) return 'Type a name or an address to find others';
  return rows?.length === 0 ? 'Nobody yet' : 'Everybody is already on the list';
}

/** Everybody of a department or with a tag, at once. */
function WholeGroup({ taken, onChoose }: KnownPeopleProps) {
  const [group, setGroup] = useState<GroupQuery>({});
  const [added, setAdded] = useState<string>();
  const name = groupName(group);
  const members = useMembers((people, total) => {
    const others = people.filter(({ email }) => !taken.has(email));
    if (others.length > 0) onChoose(others);
    const from = `${others.length === 0 ? 'Nobody new' : plural(others.length, 'person', 'people')} from ${name}`;
    setAdded(total > people.length ? `${from}: the first ${people.length} of ${total}.` : `${from}.`);
  });
  return (
    <>
      <GroupChoice
        label="Department or tag"
        none="Choose one"
        value={group}
        onChange={(chosen) => {
          setGroup(chosen);
          setAdded(undefined);
        }}
      />
      {name === undefined ? null : (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            loading={members.busy}
            onClick={() => members.issue(group)}
          >
            Add all of {name}
          </Button>
        </div>
      )}
      <p role="status" className={styles.count}>
        {added}
      </p>
      {members.failure ? <p role="alert">{members.failure.message}</p> : null}
    </>
  );
}

/** Finds people in the directory by name, address or group, so that nobody is typed twice. */
export function KnownPeople(props: KnownPeopleProps) {
  return (
    <>
      <OnePerson {...props} />
      <WholeGroup {...props} />
    </>
  );
}

function OnePerson({ taken, onChoose }: KnownPeopleProps) {
  const known = useConsumers();
  const people = new Map(
    (known.rows ?? []).filter(({ email }) => !taken.has(email)).map((person) => [person.email, person]),
  );
  return (
    <MultiSelect
      label="Your people"
      description="Everybody your company has added before."
      placeholder="Name or address"
      autoFocus
      searchable
      searchValue={known.search}
      onSearchChange={known.type}
      filter={({ options }) => options}
      nothingFoundMessage={nothingFound(known)}
      error={known.failed ? `The list didn’t load. ${known.failure?.message ?? ''}` : undefined}
      data={[...people].map(([value, person]) => ({ value, label: consumerName(person) }))}
      renderOption={({ option }) => (
        <span className={styles.known}>
          {option.label}
          {option.label === option.value ? null : <span>{option.value}</span>}
        </span>
      )}
      value={[]}
      onChange={([email = '']) => {
        const person = people.get(email);
        if (person) onChoose([person]);
      }}
    />
  );
}
