import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { departmentsIn, withoutPerson } from '#contract/rules/people-lines.ts';
import { CountInput } from '../../shared/controls/count-input.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { withTeams } from '../../../machines/create-session/deal-draft.ts';
import { teamsOf } from '../../../machines/create-session/session-draft.ts';
import { PeopleField } from '../people/people-field.tsx';
import type { StepProps } from './step-props.ts';
import { TeamBuilder } from './team-builder.tsx';
import styles from './wizard.module.css';

const names = [
  'Lanterns',
  'Pines',
  'Owls',
  'Foxes',
  'Hares',
  'Ravens',
  'Otters',
  'Larches',
  'Stars',
  'Drifts',
  'Bells',
  'Brooks',
];

/** The first `count` of the names known, with ours for the rest. */
const namesFor = (count: number, known: readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) => known[index] ?? names[index] ?? `Team ${index + 1}`);

export function PeopleStep({ catalogue: { facesAtOneTable, stories }, draft, problems, change }: StepProps) {
  const [earlierNames, setEarlierNames] = useState(draft.teamNames);
  const resize = (count: number) => {
    const known = [...draft.teamNames, ...earlierNames.slice(draft.teamNames.length)];
    setEarlierNames(known);
    change(withTeams(draft, namesFor(count, known)));
  };
  const teams = teamsOf(draft);
  const departments = departmentsIn(draft.peopleText);
  const people = teams.reduce((all, team) => all + team.people.length, 0);
  const needed = Math.min(12, Math.max(teams.length, Math.ceil(people / facesAtOneTable)));
  const story = stories.find(({ slug }) => slug === draft.storySlug);
  const isUnfit = story && people > 0 && (people < story.players.min || people > story.players.max);
  const isCrowded = teams.some((team) => team.people.length > facesAtOneTable);
  return (
    <>
      <h2>Who comes?</h2>
      <PeopleField
        value={draft.peopleText}
        error={problems.people}
        onChange={(peopleText) => change({ peopleText })}
      />
      {isUnfit ? (
        <p role="status" className={styles.soft}>
          “{story.title}” is made for {story.players.min} to {story.players.max} people; this list has{' '}
          {people}.
        </p>
      ) : null}
      <CountInput
        label="Teams"
        description="Each team gets a room of its own for the challenge. Three to six people a team work best."
        max={12}
        value={draft.teamNames.length}
        onChange={resize}
        error={problems.teams}
      />
      {isCrowded ? (
        <p role="status" className={styles.soft}>
          Beyond {facesAtOneTable} people at one table only voices travel, no pictures.{' '}
          {needed > teams.length ? (
            <Button variant="subtle" size="compact-sm" onClick={() => resize(needed)}>
              Make it {needed} teams
            </Button>
          ) : (
            'Move somebody to a smaller team to see every face.'
          )}
        </p>
      ) : null}
      {teams.length > 1 && people > 2 ? <TeamBuilder draft={draft} change={change} /> : null}
      <div className={styles.teams}>
        {teams.map((team, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team of the draft is its place in the list
          <section key={index} className={styles.team} aria-label={`Team ${team.name}`}>
            <TextInput
              label={`Name of team ${index + 1}`}
              maxLength={40}
              value={team.name}
              onChange={(event) =>
                change({ teamNames: draft.teamNames.with(index, event.currentTarget.value) })
              }
            />
            <ul>
              {team.people.map((person) => (
                <li key={person.email}>
                  <span>
                    {person.first_name} {person.last_name}
                    <div className={styles.soft}>
                      {[person.email, departments.get(person.email)].filter(Boolean).join(', ')}
                    </div>
                  </span>
                  <IconButton
                    variant="subtle"
                    aria-label={`Remove ${person.first_name} ${person.last_name}`}
                    onClick={() => change({ peopleText: withoutPerson(draft.peopleText, person.email) })}
                  >
                    <IconX size={18} />
                  </IconButton>
                  {teams.length > 1 ? (
                    <NativeSelect
                      className={styles.otherTeam}
                      size="sm"
                      aria-label={`Team of ${person.first_name} ${person.last_name}`}
                      value={String(index)}
                      data={teams.map((other, place) => ({ value: String(place), label: other.name }))}
                      onChange={(event) =>
                        change({
                          moved: { ...draft.moved, [person.email]: Number(event.currentTarget.value) },
                        })
                      }
                    />
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
