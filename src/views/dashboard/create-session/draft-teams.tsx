import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { Person } from '#contract/rules/people/people-lines.ts';
import { withoutPerson } from '#contract/rules/people/people-lines.ts';
import { type DraftTeam, teamsOf } from '../../../machines/create-session/session-draft.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useCreateSessionPeopleWords } from '../../../words/organiser/sessions/create-session-people-words.ts';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

/** Beyond so many people teams are closed at first, and so many teams are shown at a time. */
const openUpTo = 30;
const shownTeams = 12;
const shownPeople = 12;

interface DraftTeamsProps extends Pick<StepProps, 'draft' | 'change'> {
  /** By address. */
  departments: ReadonlyMap<string, string>;
}

/** The teams with their people; of a long list a screenful at a time. */
export function DraftTeams({ draft, departments, change }: DraftTeamsProps) {
  const words = useCreateSessionPeopleWords().team;
  const [shown, setShown] = useState(shownTeams);
  const teams = teamsOf(draft);
  const people = teams.reduce((sum, team) => sum + team.people.length, 0);
  return (
    <>
      <div className={styles.teams}>
        {teams.slice(0, shown).map((team, index) => (
          <TeamCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a team of the draft is its place in the list
            key={index}
            {...{ draft, departments, change, team, teams, index }}
            opensAtFirst={people <= openUpTo}
          />
        ))}
      </div>
      {teams.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + shownTeams)}>
          {words.more(Math.min(shownTeams, teams.length - shown))}
        </Button>
      ) : null}
    </>
  );
}

interface TeamCardProps extends DraftTeamsProps {
  team: DraftTeam;
  teams: readonly DraftTeam[];
  index: number;
  opensAtFirst: boolean;
}

function TeamCard({ draft, departments, change, team, teams, index, opensAtFirst }: TeamCardProps) {
  const words = useCreateSessionPeopleWords().team;
  const [isOpen, setOpen] = useState(opensAtFirst);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? team.people : team.people.slice(0, shownPeople);
  return (
    <section className={styles.team} aria-label={words.label(team.name)}>
      <TextInput
        label={words.name(index + 1)}
        maxLength={40}
        value={team.name}
        onChange={(event) => change({ teamNames: draft.teamNames.with(index, event.currentTarget.value) })}
      />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.people(team.people.length)}</summary>
        {isOpen ? (
          <ul>
            {shown.map((person) => (
              <TeamMember key={person.email} {...{ draft, departments, change, teams, index, person }} />
            ))}
          </ul>
        ) : null}
        {isOpen && shown.length < team.people.length ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {words.all(team.people.length)}
          </Button>
        ) : null}
      </details>
    </section>
  );
}

interface TeamMemberProps extends DraftTeamsProps {
  teams: readonly DraftTeam[];
  index: number;
  person: Person;
}

function TeamMember({ draft, departments, change, teams, index, person }: TeamMemberProps) {
  const words = useCreateSessionPeopleWords().team;
  return (
    <li>
      <span>
        {fullName(person)}
        <div className={styles.soft}>
          {[person.email, departments.get(person.email)].filter(Boolean).join(', ')}
        </div>
      </span>
      <IconButton
        variant="subtle"
        aria-label={words.remove(fullName(person))}
        onClick={() => change({ peopleText: withoutPerson(draft.peopleText, person.email) })}
      >
        <IconX size={18} />
      </IconButton>
      {teams.length > 1 ? (
        <NativeSelect
          className={styles.otherTeam}
          size="sm"
          aria-label={words.of(fullName(person))}
          value={String(index)}
          data={teams.map((other, place) => ({ value: String(place), label: other.name }))}
          onChange={(event) =>
            change({ moved: { ...draft.moved, [person.email]: Number(event.currentTarget.value) } })
          }
        />
      ) : null}
    </li>
  );
}
