import { type SessionLimits, sessionsFor } from '#contract/rules/sessions/session-size.ts';
import { proposeTeams } from '../../../machines/create-session/deal-draft.ts';
import { partsOf } from '../../../machines/create-session/plan-sessions.ts';
import { teamsOf } from '../../../machines/create-session/session-draft.ts';
import { Button } from '../../shared/controls/button.tsx';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

interface SessionsNeededProps extends Pick<StepProps, 'draft' | 'change'> {
  limits: SessionLimits;
}

/** What a group that is larger than one session becomes, once the organiser agrees. */
export function SessionsNeeded({ draft, limits, change }: SessionsNeededProps) {
  const people = teamsOf(draft).reduce((sum, team) => sum + team.people.length, 0);
  if (people <= limits.people) return null;
  if (draft.isSplit) {
    const parts = partsOf(draft, limits);
    return (
      <p role="status" className={styles.notice}>
        {people} people play in {parts.length} sessions at the same time. Each team stays in one session.
      </p>
    );
  }
  const { sessions, largest } = sessionsFor(people, limits.people);
  return (
    <section className={styles.notice} aria-label="More than one session">
      <p>
        One session of this story has room for {limits.people} people. {people} people are {sessions} sessions
        of {people % sessions === 0 ? largest : `up to ${largest}`}. They start at the same time, and each
        team stays in one session.
      </p>
      <Button variant="default" onClick={() => change({ isSplit: true, ...proposeTeams(draft) })}>
        Plan {sessions} sessions
      </Button>
    </section>
  );
}
