import { MultiSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApartConflict, ProgrammeDetail } from '#contract/calls/schemas/programmes/programmes.ts';
import { programmeLimits } from '#contract/rules/sessions/programmes.ts';
import { useConsumers } from '../../../react/use-consumers.ts';
import { useProgrammeActs } from '../../../react/use-programmes.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { shortWhen } from '../../shared/time/when.ts';
import styles from '../dashboard.module.css';
import { consumerName } from '../people/consumer-name.ts';
import own from './programmes.module.css';

const listed = new Intl.ListFormat('en-GB');

interface Choice {
  email: string;
  name: string;
}

/** What is wrong, then what the organiser can do. */
function wordsOf({ kind, names, team }: ApartConflict, when: string): [string, string] {
  const people = listed.format(names);
  switch (kind) {
    case 'group':
      return [
        `${people} signed up as a group for ${when}, and a group stays in one team.`,
        'Ask one of them to cancel and sign up alone, or stop keeping them apart.',
      ];
    case 'fewTeams':
      return [
        `${people} are in the team “${team}” on ${when}: the session has fewer teams than people to keep apart.`,
        'Ask one of them to choose another session, or stop keeping them apart.',
      ];
    case 'team':
      return [`${people} are in the team “${team}” on ${when}.`, 'Move one of them to another team.'];
  }
}

function Conflicts({ programme: { apart_conflicts, slots, timezone_id } }: { programme: ProgrammeDetail }) {
  const startOf = (id: string) => slots.find((slot) => slot.id === id)?.starts_at ?? '';
  return (
    <div role="status" className={own.status}>
      {apart_conflicts.length > 0 ? (
        <ul className={own.conflicts} aria-label="Not kept apart">
          {apart_conflicts.map((conflict) => {
            const { set_id, slot_id, session_id, team } = conflict;
            const [wrong, remedy] = wordsOf(conflict, shortWhen(startOf(slot_id), timezone_id));
            return (
              <li key={`${set_id} ${slot_id} ${team} ${conflict.names.join()}`} className={own.notice}>
                <p>
                  <strong>{wrong}</strong> {remedy}
                </p>
                {session_id ? <Link to={`/dashboard/sessions/${session_id}`}>Open session</Link> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

interface PeopleChoiceProps {
  unlisted: readonly Choice[];
  chosen: readonly Choice[];
  error: string | undefined;
  onChoose: (chosen: Choice[]) => void;
}

function PeopleChoice({ unlisted, chosen, error, onChoose }: PeopleChoiceProps) {
  const known = useConsumers();
  const sought = known.search.trim().toLowerCase();
  const found = [
    ...(known.rows ?? []).map((person) => ({ email: person.email, name: consumerName(person) })),
    ...unlisted.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(sought)),
  ];
  const people = new Map([...chosen, ...found].map((person) => [person.email, person]));
  return (
    <MultiSelect
      label="People to keep apart"
      description="Your people, and everyone who has confirmed a seat."
      placeholder={chosen.length === 0 ? 'Two people or more' : ''}
      searchable
      hidePickedOptions
      maxValues={programmeLimits.apartPeople}
      searchValue={known.search}
      onSearchChange={known.type}
      filter={({ options }) => options}
      nothingFoundMessage={known.busy ? 'Looking …' : 'No match'}
      error={known.failed ? `The list didn’t load. ${known.failure?.message ?? ''}` : error}
      data={[...people.values()].map(({ email, name }) => ({ value: email, label: name }))}
      renderOption={({ option }) => (
        <span className={own.person}>
          {option.label}
          {option.label === option.value ? null : <span className={own.soft}>{option.value}</span>}
        </span>
      )}
      value={chosen.map(({ email }) => email)}
      onChange={(emails) => onChoose(emails.flatMap((email) => people.get(email) ?? []))}
    />
  );
}

/** Who must not sit in one team, and where they do. */
export function KeepApart({ programme, refresh }: { programme: ProgrammeDetail; refresh: () => void }) {
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [isShort, setShort] = useState(false);
  const acts = useProgrammeActs(programme.id, ({ act }) => {
    if (act === 'keepApart') setChosen([]);
    refresh();
  });
  const { kept_apart, unlisted_people } = programme;
  return (
    <section className={styles.section}>
      <h2>Keep apart</h2>
      <p className={own.soft}>
        People who must not be in the same team, such as a manager and their report. Teams are filled and
        balanced accordingly. Guests don’t see this.
      </p>
      <Conflicts programme={programme} />
      {kept_apart.length > 0 ? (
        <ul className={styles.plain} aria-label="Kept apart">
          {kept_apart.map(({ id, names }) => (
            <li key={id}>
              <span>{listed.format(names)}</span>
              <IconButton
                variant="subtle"
                aria-label={`Stop keeping ${listed.format(names)} apart`}
                disabled={!acts.possible}
                onClick={() => acts.issue({ act: 'stopKeepingApart', set: id })}
              >
                <IconX size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <FormStack
        label="Keep people apart"
        onSubmit={() => {
          setShort(chosen.length < 2);
          if (chosen.length >= 2) acts.issue({ act: 'keepApart', emails: chosen.map(({ email }) => email) });
        }}
        actions={
          <Button type="submit" variant="default" loading={acts.busy}>
            Keep apart
          </Button>
        }
      >
        <PeopleChoice
          unlisted={unlisted_people}
          chosen={chosen}
          error={isShort ? 'Choose at least two people.' : acts.failure?.fieldErrors.emails?.[0]}
          onChoose={(people) => {
            setChosen(people);
            setShort(false);
          }}
        />
      </FormStack>
    </section>
  );
}
