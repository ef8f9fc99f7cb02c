import type { Overlaps, OverlapsRequest } from '#contract/calls/schemas/sessions/session-planning.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { Person } from '#contract/rules/people/people-lines.ts';
import { useOverlaps } from '../../../react/use-sessions.ts';
import { Button } from '../../shared/controls/button.tsx';
import { clockWhen } from '../../shared/time/when.ts';
import { plural } from '#contract/words/en/counts.ts';
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
  const overlaps = useOverlaps({ ...plan, starts, emails: people.map(({ email }) => email) });
  if (overlaps.length === 0) return null;
  const nameOf = new Map(people.map((person) => [person.email, fullName(person)]));
  const emails = [...new Set(overlaps.map(({ email }) => email))];
  const where = ({ email, title, clock }: Overlaps['overlaps'][number]) =>
    `${nameOf.get(email) ?? email}: “${title}”, ${clockWhen(clock)}`;
  return (
    <section className={styles.warning} aria-label="Expected elsewhere">
      <p role="status">
        {plural(emails.length, 'person is', 'people are')} expected in another session at that time.
      </p>
      <ul>
        {overlaps.slice(0, shownAtMost).map((one) => (
          <li key={`${one.email} ${one.session_id}`}>{where(one)}</li>
        ))}
      </ul>
      {overlaps.length > shownAtMost ? (
        <details>
          <summary>{overlaps.length - shownAtMost} more</summary>
          <ul>
            {overlaps.slice(shownAtMost).map((one) => (
              <li key={`${one.email} ${one.session_id}`}>{where(one)}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {onLeaveOut ? (
        <Button variant="default" size="compact-sm" onClick={() => onLeaveOut(emails)}>
          Leave {plural(emails.length, 'person', 'people')} out
        </Button>
      ) : null}
    </section>
  );
}
