import { type SessionLimits, sessionsFor } from '#contract/rules/sessions/session-size.ts';
import { proposeTeams } from '../../../machines/create-session/deal-draft.ts';
import { partsOf } from '../../../machines/create-session/plan-sessions.ts';
import { teamsOf } from '../../../machines/create-session/session-draft.ts';
import { useCreateSessionPeopleWords } from '../../../words/organiser/sessions/create-session-people-words.ts';
import { useTeamNameWords } from '../../../words/team-name-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

interface SessionsNeededProps extends Pick<StepProps, 'draft' | 'change'> {
  limits: SessionLimits;
}

/** What a group that is larger than one session becomes, once the organiser agrees. */
export function SessionsNeeded({ draft, limits, change }: SessionsNeededProps) {
  const words = useCreateSessionPeopleWords().split;
  const names = useTeamNameWords();
  const people = teamsOf(draft).reduce((sum, team) => sum + team.people.length, 0);
  if (people <= limits.people) return null;
  if (draft.isSplit) {
    const parts = partsOf(draft, limits);
    return (
      <p role="status" className={styles.notice}>
        {words.done(people, parts.length)}
      </p>
    );
  }
  const { sessions, largest } = sessionsFor(people, limits.people);
  return (
    <section className={styles.notice} aria-label={words.label}>
      <p>{words.offer(limits.people, people, sessions, largest, people % sessions === 0)}</p>
      <Button variant="default" onClick={() => change({ isSplit: true, ...proposeTeams(draft, { names }) })}>
        {words.plan(sessions)}
      </Button>
    </section>
  );
}
