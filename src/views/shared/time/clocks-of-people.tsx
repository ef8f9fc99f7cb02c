import { form, plural } from '#contract/words/en/counts.ts';
import type { ZonedClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { isSameClock } from './when.ts';
import styles from './clocks-of-people.module.css';
import { type TimeForPeople, timesForPeople, type ZonedPerson } from './times-for-people.ts';

const namesShown = 3;

function whose(names: readonly string[]): string {
  const rest = names.length - namesShown;
  const shown = names.slice(0, namesShown).join(', ');
  if (rest <= 0) return shown;
  return `${shown} and ${plural(rest, 'other', 'others')}`;
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

function Clock({ found: { date, time, places, names, remark } }: { found: TimeForPeople }) {
  return (
    <li>
      <span className={styles.time}>
        <strong>{time}</strong>{' '}
        <span className={styles.soft}>{day.format(Date.parse(`${date}T00:00:00Z`))}</span>
      </span>
      <span>
        {whose(names)} <span className={styles.soft}>({places.join(', ')})</span>
        {remark === undefined ? null : <span className={styles.odd}>{remark}</span>}
      </span>
    </li>
  );
}

interface ClocksOfPeopleProps {
  people: readonly ZonedPerson[];
  /** What the server reads in their zones. */
  clocks: readonly ZonedClock[];
  /** The clock shown beside it: nothing is rendered while all agree with it. */
  clock: ZonedClock;
}

/** When it starts on the clocks of those who come, the earliest first. */
export function ClocksOfPeople({ people, clocks, clock }: ClocksOfPeopleProps) {
  const { times, unknown } = timesForPeople(people, clocks);
  if (times.every((found) => isSameClock(found, clock))) return null;
  return (
    <div className={styles.clocks}>
      <p>On people’s own clocks</p>
      <ul>
        {times.map((found) => (
          <Clock key={`${found.date} ${found.time}`} found={found} />
        ))}
      </ul>
      {unknown > 0 ? (
        <p className={styles.soft}>
          {form(unknown, 'One person’s zone is', `The zones of ${unknown} people are`)} known once they have
          opened their link.
        </p>
      ) : null}
    </div>
  );
}
