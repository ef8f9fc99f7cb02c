import { cityOfZone } from '#contract/rules/time/zone-names.ts';
import type { ZonedClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { startTimes } from '#contract/words/en/organiser/sessions/start-times.ts';

export interface ZonedPerson {
  first_name: string;
  last_name: string;
  /** Null while their browser has not been here. */
  timezone_id: string | null;
}

export interface TimeForPeople {
  /** Of the clock: YYYY-MM-DD and HH:MM. */
  date: string;
  time: string;
  /** "Lisbon", "New York": every zone whose clock says so. */
  places: string[];
  names: string[];
  /** Nothing where the time is one that people commonly work at. */
  remark: string | undefined;
}

/** "Outside common working hours", "a weekend": what a person should know about a time of the clock. */
export function oddTime(
  { date, time }: { date: string; time: string },
  words = startTimes.odd,
): string | undefined {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return words.weekend;
  const hour = Number(time.slice(0, 2));
  return hour < 7 || hour >= 20 ? words.hours : undefined;
}

/**
 * What these people's own clocks show at the instant of `clocks`, the earliest first. Those whose clocks agree share a
 * line; `unknown` counts those whose zone is not known yet.
 */
export function timesForPeople(
  people: readonly ZonedPerson[],
  clocks: readonly ZonedClock[],
  { odd = startTimes.odd, cityOf = cityOfZone } = {},
): { times: TimeForPeople[]; unknown: number } {
  const byClock = new Map<string, TimeForPeople>();
  let unknown = 0;
  for (const { first_name, last_name, timezone_id } of people) {
    const clock = clocks.find((one) => one.timezone_id === timezone_id);
    if (timezone_id === null || !clock) {
      unknown += 1;
      continue;
    }
    const key = `${clock.date} ${clock.time}`;
    const known = byClock.get(key) ?? {
      date: clock.date,
      time: clock.time,
      places: [],
      names: [],
      remark: oddTime(clock, odd),
    };
    byClock.set(key, known);
    const place = cityOf(timezone_id);
    if (!known.places.includes(place)) known.places.push(place);
    known.names.push(`${first_name} ${last_name}`.trim());
  }
  const times = [...byClock.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
  return { times, unknown };
}
