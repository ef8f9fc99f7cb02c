import { type Static, Type } from 'typebox';
import { longestDepartment, seatsPerSession } from '../../../rules/business-constants.ts';
import { spokenLanguages } from '../../../rules/languages.ts';
import { longestNote } from '../../../rules/sessions/invitation-note.ts';
import { peopleAtOnce, sessionsAtOnce, teamsPerSession } from '../../../rules/sessions/session-size.ts';
import { longestTitle } from '../../../rules/sessions/session-title.ts';
import { longestVideoRoomAddress } from '../../../rules/sessions/video-room-address.ts';
import { Choice, Id, Instant, List, Nullable, Shape, Text } from '../bounded.ts';
import { Email } from '../identity.ts';
import { TimezoneId, WallClock, ZonedClock, chosenStart } from './session-clocks.ts';
import { Version } from '../versions.ts';

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

/** Which of these people are invited to another session that overlaps one of the story beginning at one of `starts`. */
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

export type SessionOptions = Static<typeof SessionOptions>;
export type SessionPerson = Static<typeof SessionPerson>;
export type CreateSessionRequest = Static<typeof CreateSessionRequest>;
export type PlanSessionsRequest = Static<typeof PlanSessionsRequest>;
export type PlannedSessions = Static<typeof PlannedSessions>;
export type OverlapsRequest = Static<typeof OverlapsRequest>;
export type Overlaps = Static<typeof Overlaps>;
export type InvitationPreviewRequest = Static<typeof InvitationPreviewRequest>;
export type InvitationPreview = Static<typeof InvitationPreview>;
export type RescheduleRequest = Static<typeof RescheduleRequest>;
export type EditSessionRequest = Static<typeof EditSessionRequest>;
