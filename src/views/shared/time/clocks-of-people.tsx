import type { ZonedClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { zonedFormat } from '#contract/rules/time/known-zone.ts';
import { localeOf } from '#contract/words/formats.ts';
import { useStartTimeWords } from '../../../words/organiser/sessions/start-times-words.ts';
import { useCityOfZone } from '../../../words/city-words.ts';
import { useLanguage } from '../../../words/language.ts';
import styles from './clocks-of-people.module.css';
import { type TimeForPeople, timesForPeople, type ZonedPerson } from './times-for-people.ts';
import { isSameClock } from './when.ts';

const namesShown = 3;

function Clock({ found: { date, time, places, names, remark } }: { found: TimeForPeople }) {
  const { whose } = useStartTimeWords().clocks;
  const day = zonedFormat(localeOf(useLanguage()), 'UTC', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return (
    <li>
      <span className={styles.time}>
        <strong>{time}</strong>{' '}
        <span className={styles.soft}>{day.format(Date.parse(`${date}T00:00:00Z`))}</span>
      </span>
      <span>
        {whose(names.slice(0, namesShown), names.length - namesShown)}{' '}
        <span className={styles.soft}>({places.join(', ')})</span>
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
  const { clocks: words, odd } = useStartTimeWords();
  const { times, unknown } = timesForPeople(people, clocks, { odd, cityOf: useCityOfZone() });
  if (times.every((found) => isSameClock(found, clock))) return null;
  return (
    <div className={styles.clocks}>
      <p>{words.title}</p>
      <ul>
        {times.map((found) => (
          <Clock key={`${found.date} ${found.time}`} found={found} />
        ))}
      </ul>
      {unknown > 0 ? <p className={styles.soft}>{words.unknown(unknown)}</p> : null}
    </div>
  );
}
