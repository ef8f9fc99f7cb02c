import { type Static, Type } from 'typebox';
import { spokenLanguages } from '../../rules/languages.ts';
import { sessionEvents, sessionStatuses } from '../../rules/sessions/session-lifecycle.ts';
import { sessionSorts, sessionTabNames } from '../../rules/sessions/session-lists.ts';
import { longestNote } from '../../rules/sessions/invitation-note.ts';
import { longestTitle } from '../../rules/sessions/session-title.ts';
import { peopleAtOnce, sessionsAtOnce, teamsPerSession } from '../../rules/sessions/session-size.ts';
import { longestVideoRoomAddress } from '../../rules/sessions/video-room-address.ts';
import type { CallSpec, CallThrottle } from '../call.ts';
import {
  Choice,
  Dictionary,
  Id,
  Instant,
  List,
  NextCursor,
  Nullable,
  PathId,
  Shape,
  Text,
} from './bounded.ts';
import { longestDepartment, longestMailedMessage, seatsPerSession } from '../../rules/business-constants.ts';
import { Email } from './identity.ts';
import { SeatCheck } from './system-check.ts';
import { LastChange, Version } from './versions.ts';

const rosterBytes = 256 * 1024;
const TimezoneId = Text(64, { minLength: 1 });

export const SessionOptions = Shape({
  /** 1 to 3: windows of decisions and challenges are stretched by it, for everybody. */
  timer_factor: Type.Number({ minimum: 1, maximum: 3 }),
  chat: Type.Boolean(),
  analytics: Type.Boolean(),
  /** The waiting room shows how many are there and no names. */
  count_only: Type.Optional(Type.Boolean()),
  /** Of mails to guests who have not yet chosen their own by coming; English where it is absent. */
  mail_language: Type.Optional(Choice(spokenLanguages)),
  /** The organiser's own sentence in the invitation, without an address in it. */
  invitation_note: Type.Optional(Text(longestNote)),
  /** Where answers to the session's mails go; the sender where it is absent. */
  reply_to: Type.Optional(Text(254)),
  /** Of a video room elsewhere, which teams use instead of the built-in one; `{team}` in it is the team's number. */
  video_room_url: Type.Optional(Nullable(Text(longestVideoRoomAddress))),
});

export const SessionPerson = Shape({
  first_name: Text(80),
  last_name: Text(80),
  email: Email,
  /** Absent or empty: the one that is known stays. */
  department: Type.Optional(Text(longestDepartment)),
});

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
const chosenStart = {
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

export const CreateSessionRequest = Shape({
  title: Text(longestTitle, { minLength: 1 }),
  story_slug: Id,
  ...chosenStart,
  teams: List(
    Shape({ name: Text(40, { minLength: 1 }), people: List(SessionPerson, seatsPerSession) }),
    teamsPerSession,
    {
      minItems: 1,
    },
  ),
  options: SessionOptions,
});

/** Several sessions, all of them or none: the parts of a large group, or the dates of a series. */
export const PlanSessionsRequest = Shape({
  sessions: List(CreateSessionRequest, sessionsAtOnce, { minItems: 1 }),
});
export const PlannedSessions = Shape({
  sessions: List(
    Shape({ id: Id, title: Text(longestTitle), starts_at: Instant, people: Type.Integer() }),
    sessionsAtOnce,
  ),
});

/** Who of these people is expected elsewhere while a session of the story runs that begins at one of `starts`. */
export const OverlapsRequest = Shape({
  emails: List(Email, peopleAtOnce),
  story_slug: Id,
  timezone_id: TimezoneId,
  starts: List(
    Shape({ starts_at: Type.Optional(Instant), wall_clock: Type.Optional(WallClock) }),
    sessionsAtOnce,
  ),
  /** A session that does not count: the one that is being changed. */
  except: Type.Optional(Id),
});
/** One entry a person and session, the earliest first. */
export const Overlaps = Shape({
  overlaps: List(
    Shape({ email: Text(254), session_id: Id, title: Text(longestTitle), clock: ZonedClock }),
    peopleAtOnce,
  ),
});

/** What an invitation says of a session that is still being planned, to one of its guests. */
export const InvitationPreviewRequest = Shape({
  title: Text(longestTitle, { minLength: 1 }),
  story_slug: Id,
  ...chosenStart,
  first_name: Text(80),
  team: Text(40),
  language: Choice(spokenLanguages),
  note: Type.Optional(Text(longestNote)),
});
/** The mail as it would go out; its personal links lead nowhere. */
export const InvitationPreview = Shape({ subject: Text(500), html: Text(100_000) });

export const RescheduleRequest = Shape({ ...chosenStart, version: Version });

export const EditSessionRequest = Shape({
  title: Type.Optional(Text(longestTitle, { minLength: 1 })),
  options: Type.Optional(SessionOptions),
  version: Version,
});

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
   * devices on which a session will not work. `waiting` is told of one session alone, before its doors open: who
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

/** What one answer of a stretch of the calendar holds. */
export const mostSessionsBetween = 500;

/** What a list of sessions is narrowed to. */
const narrowing = {
  /** Of this story alone. */
  story: Type.Optional(Id),
  /** Planned by this person alone, by the number that the list's `creators` names. */
  creator: Type.Optional(Text(9, { pattern: '^[0-9]+$' })),
};

const listed = {
  tab: Type.Optional(Choice(sessionTabNames)),
  search: Type.Optional(Text(120)),
  sort: Type.Optional(Choice(sessionSorts)),
  ...narrowing,
};

export const SessionListQuery = Shape({ ...listed, cursor: Type.Optional(Text(400)) });

/** What a list can be narrowed to: every story and every creator of the company's sessions, by name. */
const choices = {
  stories: List(Shape({ slug: Id, title: Text(200) }), 100),
  creators: List(Shape({ id: Type.Integer(), name: Text(200) }), 200),
};

export const SessionListAnswer = Shape({
  sessions: List(SessionSummary, 100),
  /** By tab, of what the story and the creator leave. */
  counts: Dictionary(Type.Integer(), 8),
  ...choices,
  next_cursor: NextCursor,
});

/** Those that start at `from` or later and before `until`, at most 62 days of them. */
export const SessionsBetweenQuery = Shape({
  from: Instant,
  until: Instant,
  ...narrowing,
});
export const SessionsBetweenAnswer = Shape({
  /** The earliest first, without the archived ones. */
  sessions: List(SessionSummary, mostSessionsBetween),
  /** Whether there are more than an answer holds. */
  is_cut: Type.Boolean(),
  ...choices,
});

export const InviteRequest = Shape({ seat_ids: Type.Optional(List(Id, seatsPerSession)) });
export const AttendeesRequest = Shape({
  add: List(Shape({ ...SessionPerson.properties, team_id: Type.Integer() }), seatsPerSession),
  remove: List(Id, seatsPerSession),
  /** To another team of the same session. */
  move: Type.Optional(List(Shape({ seat_id: Id, team_id: Type.Integer() }), seatsPerSession)),
  /** Of the session's `people_version`. */
  version: Version,
});

/** To one team, or to everybody who is expected. */
export const MailedMessageRequest = Shape({
  text: Text(longestMailedMessage, { minLength: 1 }),
  team_id: Nullable(Type.Integer()),
});

/** What a session mails to its people. */
export const sessionMailKinds = [
  'invitation',
  'reminder_day',
  'reminder_hour',
  'reminder_lobby',
  'moved',
  'cancelled',
  'removed',
  'results',
  'message',
] as const;

/** The newest first. */
export const SessionMails = Shape({
  sent: List(
    Shape({
      /** The number that `mailRecipients` is asked by. */
      id: Type.Integer(),
      kind: Choice(sessionMailKinds),
      at: Instant,
      /** How many it went to; of these, how many the mail server took and how many it refused for good. */
      people: Type.Integer(),
      delivered: Type.Integer(),
      refused: Type.Integer(),
      message: Nullable(
        Shape({ text: Text(longestMailedMessage), by: Text(200), team_id: Nullable(Type.Integer()) }),
      ),
    }),
    200,
  ),
  /** What goes out by itself, the earliest first. */
  to_come: List(Shape({ kind: Choice(sessionMailKinds), at: Instant }), 4),
});

/** Who got what went out together, by name; `refusal` is the mail server's reason for a permanent refusal. */
export const MailRecipients = Shape({
  recipients: List(
    Shape({
      name: Text(200),
      email: Text(254),
      state: Choice(['waiting', 'delivered', 'refused']),
      refusal: Nullable(Text(500)),
    }),
    2 * seatsPerSession,
  ),
});

export const ArchiveManyRequest = Shape({
  ids: List(Id, 500, { minItems: 1 }),
  archived: Type.Boolean(),
});

const ById = Shape({ id: PathId });

/** Each of these calls mails people named by the company, so their number is limited. */
export const mailsPeople: readonly CallThrottle[] = [
  { name: 'tell people', by: 'company', hits: 200, perMs: 60 * 60_000 },
];

/** Each reads whatever a company has. */
const wholeLists: readonly CallThrottle[] = [
  { name: 'whole lists', by: 'company', hits: 30, perMs: 10 * 60_000 },
];

export const sessionSpec = {
  list: { query: SessionListQuery, answer: SessionListAnswer },
  csv: { load: 'heavy', query: Shape(listed), throttle: wholeLists },
  between: { query: SessionsBetweenQuery, answer: SessionsBetweenAnswer },
  create: {
    audit: 'session.create',
    body: CreateSessionRequest,
    answer: SessionDetail,
    status: 201,
    bodyLimit: rosterBytes,
    throttle: mailsPeople,
    fault: 'SESSION_003',
  },
  plan: {
    audit: 'session.plan',
    body: PlanSessionsRequest,
    answer: PlannedSessions,
    status: 201,
    bodyLimit: rosterBytes,
    throttle: mailsPeople,
    fault: 'SESSION_003',
  },
  overlaps: {
    audit: { none: 'It reads by POST.' },
    body: OverlapsRequest,
    answer: Overlaps,
    bodyLimit: rosterBytes,
  },
  readStart: { query: StartReadingQuery, answer: StartReading },
  invitation: {
    audit: { none: 'It shows what a mail would say.' },
    body: InvitationPreviewRequest,
    answer: InvitationPreview,
  },
  read: { params: ById, answer: SessionDetail },
  edit: {
    audit: 'session.edit',
    params: ById,
    body: EditSessionRequest,
    answer: SessionDetail,
    fault: 'SESSION_004',
  },
  reschedule: {
    audit: 'session.reschedule',
    params: ById,
    body: RescheduleRequest,
    answer: SessionDetail,
    throttle: mailsPeople,
    fault: 'SESSION_004',
  },
  cancel: { audit: 'session.cancel', params: ById, answer: SessionDetail, fault: 'SESSION_011' },
  invite: {
    audit: 'session.invite',
    params: ById,
    body: InviteRequest,
    answer: SessionDetail,
    throttle: mailsPeople,
    fault: 'SESSION_008',
  },
  mails: { params: ById, answer: SessionMails },
  mailRecipients: { params: Shape({ id: PathId, mail: PathId }), answer: MailRecipients },
  message: {
    audit: 'session.message',
    params: ById,
    body: MailedMessageRequest,
    answer: SessionMails,
    throttle: [...mailsPeople, { name: 'mail messages', by: 'company', hits: 20, perMs: 60 * 60_000 }],
    fault: 'SESSION_004',
  },
  changeAttendees: {
    audit: 'session.guests',
    params: ById,
    body: AttendeesRequest,
    answer: SessionDetail,
    bodyLimit: rosterBytes,
    throttle: mailsPeople,
    fault: 'SESSION_004',
  },
  archive: { audit: 'session.archive', params: ById, answer: SessionDetail, fault: 'SESSION_004' },
  unarchive: { audit: 'session.unarchive', params: ById, answer: SessionDetail, fault: 'SESSION_004' },
  archiveMany: { audit: 'session.archive', body: ArchiveManyRequest, fault: 'SESSION_004' },
  confirm: { audit: 'session.confirm', params: ById, answer: SessionDetail, fault: 'SESSION_004' },
  remove: { audit: 'session.remove', params: ById, fault: 'SESSION_005' },
  calendar: { params: ById },
} satisfies Record<string, CallSpec>;

export type SessionOptions = Static<typeof SessionOptions>;
export type SessionPerson = Static<typeof SessionPerson>;
export type CreateSessionRequest = Static<typeof CreateSessionRequest>;
export type PlanSessionsRequest = Static<typeof PlanSessionsRequest>;
export type PlannedSessions = Static<typeof PlannedSessions>;
export type OverlapsRequest = Static<typeof OverlapsRequest>;
export type Overlaps = Static<typeof Overlaps>;
export type WallClock = Static<typeof WallClock>;
export type ZonedClock = Static<typeof ZonedClock>;
export type StartReadingQuery = Static<typeof StartReadingQuery>;
export type StartReading = Static<typeof StartReading>;
export type InvitationPreviewRequest = Static<typeof InvitationPreviewRequest>;
export type InvitationPreview = Static<typeof InvitationPreview>;
export type RescheduleRequest = Static<typeof RescheduleRequest>;
export type EditSessionRequest = Static<typeof EditSessionRequest>;
export type SeatState = Static<typeof SeatState>;
export type Seat = Static<typeof Seat>;
export type SessionSummary = Static<typeof SessionSummary>;
export type SessionDetail = Static<typeof SessionDetail>;
export type SessionsBetweenQuery = Static<typeof SessionsBetweenQuery>;
export type SessionsBetweenAnswer = Static<typeof SessionsBetweenAnswer>;
export type SessionListQuery = Static<typeof SessionListQuery>;
export type SessionListAnswer = Static<typeof SessionListAnswer>;
export type AttendeesRequest = Static<typeof AttendeesRequest>;
export type InviteRequest = Static<typeof InviteRequest>;
export type MailedMessageRequest = Static<typeof MailedMessageRequest>;
export type MailRecipients = Static<typeof MailRecipients>;
export type SessionMails = Static<typeof SessionMails>;
export type ArchiveManyRequest = Static<typeof ArchiveManyRequest>;
