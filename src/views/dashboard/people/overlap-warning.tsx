import type { Overlaps, OverlapsRequest } from '#contract/calls/schemas/sessions/session-planning.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { Person } from '#contract/rules/people/people-lines.ts';
import { useOverlaps } from '../../../react/use-sessions.ts';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { Button } from '../../shared/controls/button.tsx';
import styles from './overlap-warning.module.css';

const shownAtMost = 5;

interface OverlapWarningProps {
  people: readonly Person[];
  plan: Pick<OverlapsRequest, 'story_slug' | 'timezone_id' | 'except'>;
  starts: OverlapsRequest['starts'];
  /** Without it the people can only be named. */
  onLeaveOut?: ((emails: readonly string[]) => void) | undefined;
}

/** Names those who are expected in another session while this one runs; they are kept or left out by one click. */
export function OverlapWarning({ people, plan, starts, onLeaveOut }: OverlapWarningProps) {
  const words = usePeopleWords().overlaps;
  const { clockWhen } = useTimes();
  const overlaps = useOverlaps({ ...plan, starts, emails: people.map(({ email }) => email) });
  if (overlaps.length === 0) return null;
  const nameOf = new Map(people.map((person) => [person.email, fullName(person)]));
  const emails = [...new Set(overlaps.map(({ email }) => email))];
  const where = ({ email, title, clock }: Overlaps['overlaps'][number]) =>
    words.one(nameOf.get(email) ?? email, title, clockWhen(clock));
  return (
    <section className={styles.warning} aria-label={words.label}>
      <p role="status">{words.lead(emails.length)}</p>
      <ul>
        {overlaps.slice(0, shownAtMost).map((one) => (
          <li key={`${one.email} ${one.session_id}`}>{where(one)}</li>
        ))}
      </ul>
      {overlaps.length > shownAtMost ? (
        <details>
          <summary>{words.more(overlaps.length - shownAtMost)}</summary>
          <ul>
            {overlaps.slice(shownAtMost).map((one) => (
              <li key={`${one.email} ${one.session_id}`}>{where(one)}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {onLeaveOut ? (
        <Button variant="default" size="compact-sm" onClick={() => onLeaveOut(emails)}>
          {words.leaveOut(emails.length)}
        </Button>
      ) : null}
    </section>
  );
}
