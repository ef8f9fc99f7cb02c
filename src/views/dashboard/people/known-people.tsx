import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import type { Consumer, GroupQuery } from '#contract/calls/schemas/consumers.ts';
import type { PeopleWords } from '#contract/words/en/organiser/people.ts';
import { useConsumers, useMembers } from '../../../react/use-consumers.ts';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { consumerName } from './consumer-name.ts';
import { GroupChoice, groupName } from './group-choice.tsx';
import styles from './people-field.module.css';

interface KnownPeopleProps {
  /** Addresses that are on the list already. */
  taken: ReadonlySet<string>;
  onChoose: (people: readonly Consumer[]) => void;
}

function nothingFound(
  { rows, search, more, busy, failed }: ReturnType<typeof useConsumers>,
  words: PeopleWords['known'],
): string {
  if (busy) return words.looking;
  if (failed) return words.failedType;
  const isSearched = search !== '';
  if (!rows?.length) return isSearched ? words.noMatch : words.nobody;
  if (more) return words.typeToFind;
  return isSearched ? words.everyMatchListed : words.everybodyListed;
}

/** Everybody of a department or with a tag, at once. */
function WholeGroup({ taken, onChoose }: KnownPeopleProps) {
  const words = usePeopleWords().group;
  const [group, setGroup] = useState<GroupQuery>({});
  const [added, setAdded] = useState<string>();
  const name = groupName(group);
  const members = useMembers((people, total) => {
    const others = people.filter(({ email }) => !taken.has(email));
    if (others.length > 0) onChoose(others);
    setAdded(words.added(others.length, name ?? '', people.length, total));
  });
  return (
    <>
      <GroupChoice
        label={words.label}
        none={words.chooseOne}
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
            {words.addAll(name)}
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
  const words = usePeopleWords().known;
  const known = useConsumers();
  const people = new Map(
    (known.rows ?? []).filter(({ email }) => !taken.has(email)).map((person) => [person.email, person]),
  );
  return (
    <MultiSelect
      label={words.label}
      description={words.description}
      placeholder={words.placeholder}
      autoFocus
      searchable
      searchValue={known.search}
      onSearchChange={known.type}
      filter={({ options }) => options}
      nothingFoundMessage={nothingFound(known, words)}
      error={known.failed ? words.failed(known.failure?.message ?? '') : undefined}
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
