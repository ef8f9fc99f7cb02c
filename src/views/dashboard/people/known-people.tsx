import { MultiSelect } from '@mantine/core';
import type { Consumer } from '#contract/calls/schemas/consumers.ts';
import { useConsumers } from '../../../react/use-consumers.ts';
import { consumerName } from './consumer-name.ts';
import styles from './people-field.module.css';

interface KnownPeopleProps {
  /** Addresses that are on the list already. */
  taken: ReadonlySet<string>;
  onChoose: (person: Consumer) => void;
}

function nothingFound({ rows, search, more, busy, failed }: ReturnType<typeof useConsumers>): string {
  if (busy) return 'Looking …';
  if (failed) return 'The list didn’t load. Type a name or an address to try again';
  if (search !== '') return 'No match';
  if (more) return 'Type a name or an address to find others';
  return rows?.length === 0 ? 'Nobody yet' : 'Everybody is already on the list';
}

/** People whom the company has invited before are found by name or address and need not be typed again. */
export function KnownPeople({ taken, onChoose }: KnownPeopleProps) {
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
        if (person) onChoose(person);
      }}
    />
  );
}
