import { MultiSelect } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { departmentsIn } from '#contract/rules/people-lines.ts';
import {
  type Dealing,
  dealTeams,
  separateTeams,
  tooClose,
} from '../../../machines/create-session/deal-teams.ts';
import { addressesOf, teamsOf } from '../../../machines/create-session/session-draft.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import type { StepProps } from './step-props.ts';
import styles from './team-builder.module.css';

type Groups = ReadonlyMap<string, string>;

const joined = new Intl.ListFormat('en-GB');
const areSeveral = (groups: Groups) => new Set(groups.values()).size > 1;

/** Deals everybody to the teams anew, and keeps apart who should not share one. */
export function TeamBuilder({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const [before, setBefore] = useState<{ moved: Record<string, number>; said: string }>();
  const teams = teamsOf(draft);
  const people = teams.flatMap((team) => team.people);
  const apart = draft.apart ?? [];
  const departments = departmentsIn(draft.peopleText);
  const lastTeams: Groups = new Map(
    Object.entries(draft.lastTeams ?? {}).filter(([email]) =>
      people.some((person) => person.email === email),
    ),
  );
  const deal = (by: Dealing, groups: Groups, said: string) => {
    setBefore({ moved: draft.moved, said });
    change({ moved: dealTeams({ people, teams: teams.length, by, groups, apart, random: Math.random }) });
  };
  const none: Groups = new Map();
  return (
    <section className={styles.builder} aria-labelledby="team-builder">
      <h3 id="team-builder">Who plays with whom</h3>
      <div className={styles.ways}>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => deal('random', none, 'Everybody is dealt at random.')}
        >
          At random
        </Button>
        {areSeveral(lastTeams) ? (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => deal('spread', lastTeams, 'The teams of last time are spread.')}
          >
            Not as last time
          </Button>
        ) : null}
        {areSeveral(departments) ? (
          <>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => deal('spread', departments, 'Every department is spread over the teams.')}
            >
              Mix departments
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => deal('together', departments, 'Departments stay together where they fit.')}
            >
              Departments together
            </Button>
          </>
        ) : null}
        {before ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => {
              change({ moved: before.moved });
              setBefore(undefined);
            }}
          >
            As before
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.soft}>
        {before?.said ??
          (areSeveral(departments)
            ? 'Departments are used here alone; they are not kept with the session.'
            : 'With a department behind the address, as “Ana Silva <ana@example.com> (Sales)”, or in a column of your table, teams can be mixed by it.')}
      </p>
      <KeepApart draft={draft} change={change} />
    </section>
  );
}

function KeepApart({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const [chosen, setChosen] = useState<string[]>([]);
  const teams = teamsOf(draft);
  const nameOf = new Map(
    teams
      .flatMap((team) => team.people)
      .map(({ email, first_name, last_name }) => [email, `${first_name} ${last_name}`.trim()]),
  );
  const namesOf = (emails: readonly string[]) =>
    joined.format(emails.map((email) => nameOf.get(email) ?? email));
  const isHere = (email: string) => nameOf.has(email);
  const apart = (draft.apart ?? []).filter((group) => group.filter(isHere).length > 1);
  const close = tooClose(teams.map(addressesOf), apart);
  const present = chosen.filter(isHere);
  const others = apart.filter((group) => group.join() !== chosen.join());
  /** Two or more are kept apart at once: nothing has to be pressed that could be forgotten. */
  const choose = (emails: string[]) => {
    setChosen(emails);
    if (emails.length < 2) return change({ apart: others });
    const groups = [...others, emails];
    change({ apart: groups, moved: separateTeams(teams.map(addressesOf), groups) });
  };
  return (
    <>
      <MultiSelect
        label="Keep apart"
        description="People who should not be in one team."
        placeholder={chosen.length === 0 ? 'Two people or more' : ''}
        searchable
        hidePickedOptions
        nothingFoundMessage="Nobody of that name"
        data={[...nameOf]
          .map(([value, name]) => ({ value, label: name === '' ? value : name }))
          .sort((one, other) => one.label.localeCompare(other.label, 'en'))}
        value={present}
        onChange={choose}
      />
      {present.length > 1 ? (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setChosen([])}>
            Keep others apart too
          </Button>
        </div>
      ) : null}
      {others.length > 0 ? (
        <ul className={styles.groups} aria-label="Kept apart">
          {others.map((group) => (
            <li key={group.join()}>
              {namesOf(group.filter(isHere))}
              <IconButton
                variant="subtle"
                aria-label={`No longer keep apart ${namesOf(group.filter(isHere))}`}
                onClick={() => change({ apart: apart.filter((other) => other !== group) })}
              >
                <IconX size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="status">
        {close.map((group) => (
          <p key={group.join()} className={styles.close}>
            {namesOf(group)} are in one team.
          </p>
        ))}
      </div>
    </>
  );
}
