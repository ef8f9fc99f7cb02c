import { type Static, Type } from 'typebox';
import { Email } from './identity.ts';
import { type SessionStatus, sessionStatuses } from '../../rules/session-lifecycle.ts';
import { SeatCheck } from './system-check.ts';

const Nullable = <T extends import('typebox').TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Instant = Type.String({ description: 'ISO 8601, UTC' });

export const SessionStatusSchema = Type.Unsafe<SessionStatus>(
  Type.Union(sessionStatuses.map((status) => Type.Literal(status))),
);
export const SessionId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

export const SessionOptions = Type.Object({
  /** 1 to 3: windows of decisions and challenges are stretched by it, for everybody. */
  timer_factor: Type.Number({ minimum: 1, maximum: 3 }),
  chat: Type.Boolean(),
  analytics: Type.Boolean(),
});

export const SessionPerson = Type.Object({
  first_name: Type.String({ maxLength: 80 }),
  last_name: Type.String({ maxLength: 80 }),
  email: Email,
});

/** `starts_at` is an instant; `timezone_id` the named zone it was chosen in, which mails and ICS repeat. */
export const CreateSessionRequest = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  story_slug: Type.String(),
  starts_at: Instant,
  timezone_id: Type.String({ minLength: 1, maxLength: 64 }),
  teams: Type.Array(
    Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }), people: Type.Array(SessionPerson) }),
    { minItems: 1, maxItems: 12 },
  ),
  options: SessionOptions,
});

export const RescheduleRequest = Type.Object({
  starts_at: Instant,
  timezone_id: Type.String({ minLength: 1, maxLength: 64 }),
});

export const EditSessionRequest = Type.Object({
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  options: Type.Optional(SessionOptions),
});

export const SeatState = Type.Union([
  Type.Literal('not_sent'),
  Type.Literal('sent'),
  Type.Literal('bounced'),
  Type.Literal('opened'),
  Type.Literal('checked'),
  Type.Literal('joined'),
  Type.Literal('left'),
  Type.Literal('declined'),
]);

export const Seat = Type.Object({
  id: Type.String(),
  consumer_id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  team_id: Type.Integer(),
  state: SeatState,
  /** The last device check; null before the first and for whoever cannot come. */
  check: Nullable(SeatCheck),
  personal_link: Type.String(),
});

export const SessionTeam = Type.Object({ id: Type.Integer(), name: Type.String() });

export const SessionSummary = Type.Object({
  id: Type.String(),
  title: Type.String(),
  story_slug: Type.String(),
  story_title: Type.String(),
  status: SessionStatusSchema,
  starts_at: Instant,
  timezone_id: Type.String(),
  length_minutes: Type.Integer(),
  block_minutes: Type.Integer(),
  /**
   * `invited` counts every seat; the others but `declined` leave out whoever cannot come. `problems` counts the
   * devices on which a session will not work.
   */
  people: Type.Object({
    invited: Type.Integer(),
    declined: Type.Integer(),
    opened: Type.Integer(),
    checked: Type.Integer(),
    problems: Type.Integer(),
    joined: Type.Integer(),
  }),
  credits: Type.Object({ reserved: Type.Integer(), consumed: Type.Integer() }),
  created_by: Type.String(),
  archived: Type.Boolean(),
  /** Events of the lifecycle table that are possible now; buttons ask this. */
  possible: Type.Array(Type.String()),
});

export const SessionDetail = Type.Interface([SessionSummary], {
  options: SessionOptions,
  teams: Type.Array(SessionTeam),
  seats: Type.Array(Seat),
  general_link: Type.String(),
  credits_return_on_cancel: Type.Boolean(),
  completed_at: Nullable(Instant),
});

export const SessionListAnswer = Type.Object({
  sessions: Type.Array(SessionSummary),
  counts: Type.Record(Type.String(), Type.Integer()),
  next_cursor: Nullable(Type.String()),
  server_time: Instant,
});

export const InviteRequest = Type.Object({ seat_ids: Type.Optional(Type.Array(Type.String())) });
export const AttendeesRequest = Type.Object({
  add: Type.Array(Type.Interface([SessionPerson], { team_id: Type.Integer() })),
  remove: Type.Array(Type.String()),
});

export const StorySummary = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  tagline: Type.String(),
  synopsis: Type.String(),
  format: Type.Union([Type.Literal('full'), Type.Literal('short')]),
  language: Type.String(),
  languages: Type.Array(Type.String()),
  difficulty: Type.Union([Type.Literal('gentle'), Type.Literal('moderate'), Type.Literal('demanding')]),
  /** The story itself, on its longest path. */
  length_minutes: Type.Integer(),
  /** What a calendar has to hold: arriving, the story, the talk after it. */
  block_minutes: Type.Integer(),
  players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  content_notes: Type.Array(Type.String()),
  cover_url: Type.String(),
  teaser_url: Type.String(),
});

export const DashboardAnswer = Type.Object({
  next_session: Nullable(SessionSummary),
  live_sessions: Type.Array(SessionSummary),
  last_completed: Nullable(SessionSummary),
  balance: Type.Object({ available: Type.Integer(), reserved: Type.Integer(), consumed: Type.Integer() }),
  to_do: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('create_session'),
        Type.Literal('buy_credits'),
        Type.Literal('resend_invitations'),
        Type.Literal('help_with_devices'),
        Type.Literal('review_results'),
      ]),
      text: Type.String(),
      href: Type.String(),
    }),
  ),
  activity: Type.Array(Type.Object({ at: Instant, text: Type.String(), href: Nullable(Type.String()) })),
  server_time: Instant,
});

export type SessionOptions = Static<typeof SessionOptions>;
export type SessionPerson = Static<typeof SessionPerson>;
export type CreateSessionRequest = Static<typeof CreateSessionRequest>;
export type RescheduleRequest = Static<typeof RescheduleRequest>;
export type EditSessionRequest = Static<typeof EditSessionRequest>;
export type SeatState = Static<typeof SeatState>;
export type Seat = Static<typeof Seat>;
export type SessionSummary = Static<typeof SessionSummary>;
export type SessionDetail = Static<typeof SessionDetail>;
export type SessionListAnswer = Static<typeof SessionListAnswer>;
export type AttendeesRequest = Static<typeof AttendeesRequest>;
export type InviteRequest = Static<typeof InviteRequest>;
export type StorySummary = Static<typeof StorySummary>;
export type DashboardAnswer = Static<typeof DashboardAnswer>;
