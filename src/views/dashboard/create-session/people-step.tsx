import { useState } from 'react';
import { departmentsIn, withoutPeople } from '#contract/rules/people/people-lines.ts';
import { sessionsAtOnce, teamsPerSession } from '#contract/rules/sessions/session-size.ts';
import { limitsOf } from '../../../machines/create-session/create-session-machine.ts';
import { withTeams } from '../../../machines/create-session/deal-draft.ts';
import { startsOf } from '../../../machines/create-session/plan-sessions.ts';
import { teamsOf } from '../../../machines/create-session/session-draft.ts';
import { namesFor } from '#contract/rules/sessions/team-names.ts';
import { useCreateSessionPeopleWords } from '../../../words/organiser/sessions/create-session-people-words.ts';
import { useTeamNameWords } from '../../../words/team-name-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { OverlapWarning } from '../people/overlap-warning.tsx';
import { PeopleField } from '../people/people-field.tsx';
import { DraftTeams } from './draft-teams.tsx';
import { SessionsNeeded } from './sessions-needed.tsx';
import type { StepProps } from './step-props.ts';
import { TeamBuilder } from './team-builder.tsx';
import { TeamProposal } from './team-proposal.tsx';
import styles from './wizard.module.css';

export function PeopleStep({ catalogue, draft, problems, change }: StepProps) {
  const words = useCreateSessionPeopleWords();
  const { facesAtOneTable, stories } = catalogue;
  const names = useTeamNameWords();
  const [earlierNames, setEarlierNames] = useState(draft.teamNames);
  const resize = (count: number) => {
    const known = [...draft.teamNames, ...earlierNames.slice(draft.teamNames.length)];
    setEarlierNames(known);
    change(withTeams(draft, namesFor(count, known, names)));
  };
  const limits = limitsOf(catalogue, draft);
  const teams = teamsOf(draft);
  const people = teams.flatMap((team) => team.people);
  const most = teamsPerSession * (draft.isSplit ? sessionsAtOnce : 1);
  const needed = Math.min(most, Math.max(teams.length, Math.ceil(people.length / facesAtOneTable)));
  const story = stories.find(({ slug }) => slug === draft.storySlug);
  const isCrowded = teams.some((team) => team.people.length > facesAtOneTable);
  return (
    <>
      <h2>{words.title}</h2>
      <PeopleField
        value={draft.peopleText}
        error={problems.people}
        onChange={(peopleText) => change({ peopleText })}
        onReview={(isTableOpen) => {
          if (isTableOpen !== (draft.isTableOpen ?? false)) change({ isTableOpen });
        }}
      />
      {story && people.length > 0 && people.length < story.players.min ? (
        <p role="status" className={styles.soft}>
          {words.tooFew(story.title, story.players.min, people.length)}
        </p>
      ) : null}
      <SessionsNeeded draft={draft} limits={limits} change={change} />
      <OverlapWarning
        people={people}
        plan={{ story_slug: draft.storySlug, timezone_id: draft.timezoneId }}
        starts={startsOf(draft).map((wall_clock) => ({ wall_clock }))}
        onLeaveOut={(emails) => change({ peopleText: withoutPeople(draft.peopleText, emails) })}
      />
      <TeamProposal draft={draft} change={change} />
      <CountInput
        label={words.teams}
        description={words.teamsHelp}
        max={most}
        value={draft.teamNames.length}
        onChange={resize}
        error={problems.teams}
      />
      {isCrowded ? (
        <p role="status" className={styles.soft}>
          {words.crowded(facesAtOneTable)}{' '}
          {needed > teams.length ? (
            <Button variant="subtle" size="compact-sm" onClick={() => resize(needed)}>
              {words.makeTeams(needed)}
            </Button>
          ) : (
            words.moveSomeone
          )}
        </p>
      ) : null}
      {teams.length > 1 && people.length > 2 ? <TeamBuilder draft={draft} change={change} /> : null}
      <DraftTeams draft={draft} departments={departmentsIn(draft.peopleText)} change={change} />
    </>
  );
}
