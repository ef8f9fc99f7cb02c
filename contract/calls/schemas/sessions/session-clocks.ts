import { type Static, Type } from 'typebox';
import { seatsPerSession } from '../../../rules/business-constants.ts';
import { Choice, Instant, List, Shape, Text } from '../bounded.ts';

export const TimezoneId = Text(64, { minLength: 1 });

/** YYYY-MM-DD and HH:MM as a person typed them; `fold` says which is meant of a time that occurs twice, else the earlier. */
export const WallClock = Shape({
  date: Text(10),
  time: Text(5),
  fold: Type.Optional(Choice(['earlier', 'later'])),
});

/**
 * Either an instant, or a time of the clock in the zone, which the server turns into an instant by its own time zone
 * data. `timezone_id` is the named zone it was chosen in, which mails and ICS repeat.
 */
export const chosenStart = {
  starts_at: Type.Optional(Instant),
  wall_clock: Type.Optional(WallClock),
  timezone_id: TimezoneId,
};

/**
 * What the clock of a named zone shows: date and time as in `WallClock`, and the zone's short name then, such as "CET".
 */
export const ZonedClock = Shape({ ...WallClock.properties, timezone_id: Text(64), zone: Text(80) });

/** A start as typed, and further zones for clocks, separated by commas. */
export const StartReadingQuery = Shape({
  ...WallClock.properties,
  timezone_id: TimezoneId,
  zones: Type.Optional(Text(8000)),
});

/**
 * How the server reads a start. `kind` is "ambiguous" where the clock shows the time twice, "skipped" where it never
 * does and `clock` shows the time that is taken instead. `clocks` leaves out zones that the server does not know.
 */
export const StartReading = Shape({
  starts_at: Instant,
  kind: Choice(['exact', 'ambiguous', 'skipped']),
  clock: ZonedClock,
  clocks: List(ZonedClock, seatsPerSession),
});

export type WallClock = Static<typeof WallClock>;
export type ZonedClock = Static<typeof ZonedClock>;
export type StartReadingQuery = Static<typeof StartReadingQuery>;
export type StartReading = Static<typeof StartReading>;
