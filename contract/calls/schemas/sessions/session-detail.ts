import { type Static, Type } from 'typebox';
import { seatsPerSession } from '../../../rules/business-constants.ts';
import { sessionEvents, sessionStatuses } from '../../../rules/sessions/session-lifecycle.ts';
import { teamsPerSession } from '../../../rules/sessions/session-size.ts';
import { longestTitle } from '../../../rules/sessions/session-title.ts';
import { Choice, Id, Instant, List, Nullable, Shape, Text } from '../bounded.ts';
import { ZonedClock } from './session-clocks.ts';
import { SessionOptions } from './session-planning.ts';
import { SeatCheck } from '../system-check.ts';
import { LastChange } from '../versions.ts';

export const SeatState = Choice([
  'not_sent',
  'sent',
  'bounced',
  'opened',
  'checked',
  'waiting',
  'joined',
  'left',
  'declined',
]);

export const Seat = Shape({
  id: Id,
  first_name: Text(80),
  last_name: Text(80),
  email: Text(254),
  team_id: Type.Integer(),
  state: SeatState,
  /** The mail server's reason for refusing this person's mail. */
  refusal: Nullable(Text(500)),
  /** The last device check; null before the first and for a declined seat. */
  check: Nullable(SeatCheck),
  /** When the seat was last entered from a device that had not entered it before; null while there is one. */
  another_device_at: Nullable(Instant),
  /** Named zone of the browser that the person was last here with; null before the first time. */
  timezone_id: Nullable(Text(64)),
  personal_link: Text(500),
  /** From the first arrival to the last departure, which is null while they are there; null before they came. */
  there: Nullable(Shape({ from: Instant, to: Nullable(Instant) })),
  /** The person on the seat, by the number of their page. */
  person_id: Type.Integer(),
});

export const SessionTeam = Shape({ id: Type.Integer(), name: Text(40) });

export const SessionSummary = Shape({
  id: Id,
  title: Text(longestTitle),
  story_slug: Id,
  story_title: Text(200),
  status: Choice(sessionStatuses),
  starts_at: Instant,
  timezone_id: Text(64),
  length_minutes: Type.Integer(),
  block_minutes: Type.Integer(),
  /**
   * `invited` counts every seat; the others but `declined` exclude declined seats. `problems` counts the
   * devices on which a session will not work. `waiting` is set only when one session is read, before its doors open: who
   * is there and was not in before.
   */
  people: Shape({
    invited: Type.Integer(),
    declined: Type.Integer(),
    opened: Type.Integer(),
    checked: Type.Integer(),
    problems: Type.Integer(),
    joined: Type.Integer(),
    waiting: Type.Optional(Type.Integer()),
  }),
  credits: Shape({ reserved: Type.Integer(), consumed: Type.Integer() }),
  created_by: Text(200),
  archived: Type.Boolean(),
  /** When time, title and options were last confirmed; null after a change. */
  confirmed_at: Nullable(Instant),
  /** Events of the lifecycle table that are possible now; buttons ask this. */
  possible: List(Choice(sessionEvents), sessionEvents.length),
});

export const SessionDetail = Shape({
  ...SessionSummary.properties,
  options: SessionOptions,
  teams: List(SessionTeam, teamsPerSession),
  seats: List(Seat, seatsPerSession),
  general_link: Text(500),
  /** Grows with each change of title, options or time. */
  version: Type.Integer(),
  /** The last of these changes. */
  changed: LastChange,
  /** The same for its list of people and their teams. */
  people_version: Type.Integer(),
  people_changed: LastChange,
  /**
   * A new time that nobody has been mailed yet: when the mails go out, and the time that people know. Moving the
   * session back to it before then sends none.
   */
  unmailed_move: Nullable(Shape({ mails_at: Instant, starts_at: Instant, clock: ZonedClock })),
  /** How fast its story runs, and the link to the organiser's own seat; null for a session with guests. */
  rehearsal: Nullable(Shape({ rate: Type.Integer(), seat_link: Nullable(Text(500)) })),
  /** The start on the clock of the session's zone, and of the zones of its people. */
  clock: ZonedClock,
  clocks: List(ZonedClock, seatsPerSession),
});

export type SeatState = Static<typeof SeatState>;
export type Seat = Static<typeof Seat>;
export type SessionSummary = Static<typeof SessionSummary>;
export type SessionDetail = Static<typeof SessionDetail>;
