import { MultiSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProgrammeDetail } from '#contract/calls/schemas/programmes/programmes.ts';
import { programmeLimits } from '#contract/rules/sessions/programmes.ts';
import { useConsumers } from '../../../react/use-consumers.ts';
import { useProgrammeActs } from '../../../react/use-programmes.ts';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { useList, useTimes } from '../../../words/use-texts.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import styles from '../dashboard.module.css';
import { consumerName } from '../people/consumer-name.ts';
import own from './programmes.module.css';

interface Choice {
  email: string;
  name: string;
}

function Conflicts({ programme: { apart_conflicts, slots, timezone_id } }: { programme: ProgrammeDetail }) {
  const words = useProgrammesWords().apart;
  const list = useList();
  const { shortWhen } = useTimes();
  const startOf = (id: string) => slots.find((slot) => slot.id === id)?.starts_at ?? '';
  return (
    <div role="status" className={own.status}>
      {apart_conflicts.length > 0 ? (
        <ul className={own.conflicts} aria-label={words.notKept}>
          {apart_conflicts.map((conflict) => {
            const { kind, names, set_id, slot_id, session_id, team } = conflict;
            const { wrong, remedy } = words.conflicts[kind];
            const when = shortWhen(startOf(slot_id), timezone_id);
            return (
              <li key={`${set_id} ${slot_id} ${team} ${names.join()}`} className={own.notice}>
                <p>
                  <strong>{wrong(list(names), team ?? '', when)}</strong> {remedy}
                </p>
                {session_id ? (
                  <Link to={`/dashboard/sessions/${session_id}`}>{words.openSession}</Link>
                ) : null}
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
  const words = useProgrammesWords().apart;
  const known = useConsumers();
  const sought = known.search.trim().toLowerCase();
  const found = [
    ...(known.rows ?? []).map((person) => ({ email: person.email, name: consumerName(person) })),
    ...unlisted.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(sought)),
  ];
  const nothingFound = found.length > 0 ? words.everyMatchChosen : words.noMatch;
  const people = new Map([...chosen, ...found].map((person) => [person.email, person]));
  return (
    <MultiSelect
      label={words.people}
      description={words.peopleHelp}
      placeholder={chosen.length === 0 ? words.placeholder : ''}
      searchable
      hidePickedOptions
      maxValues={programmeLimits.apartPeople}
      searchValue={known.search}
      onSearchChange={known.type}
      filter={({ options }) => options}
      nothingFoundMessage={known.busy ? words.looking : sought === '' ? undefined : nothingFound}
      error={known.failed ? `${words.listFailed} ${known.failure?.message ?? ''}` : error}
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
  const words = useProgrammesWords().apart;
  const list = useList();
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [isShort, setShort] = useState(false);
  const acts = useProgrammeActs(programme.id, ({ act }) => {
    if (act === 'keepApart') setChosen([]);
    refresh();
  });
  const { kept_apart, unlisted_people } = programme;
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      <p className={own.soft}>{words.lead}</p>
      <Conflicts programme={programme} />
      {kept_apart.length > 0 ? (
        <ul className={styles.plain} aria-label={words.kept}>
          {kept_apart.map(({ id, names }) => (
            <li key={id}>
              <span>{list(names)}</span>
              <IconButton
                variant="subtle"
                aria-label={words.stop(list(names))}
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
        label={words.label}
        onSubmit={() => {
          setShort(chosen.length < 2);
          if (chosen.length >= 2) acts.issue({ act: 'keepApart', emails: chosen.map(({ email }) => email) });
        }}
        actions={
          <Button type="submit" variant="default" loading={acts.busy}>
            {words.act}
          </Button>
        }
      >
        <PeopleChoice
          unlisted={unlisted_people}
          chosen={chosen}
          error={isShort ? words.tooFew : acts.failure?.fieldErrors.emails?.[0]}
          onChoose={(people) => {
            setChosen(people);
            setShort(false);
          }}
        />
      </FormStack>
    </section>
  );
}
