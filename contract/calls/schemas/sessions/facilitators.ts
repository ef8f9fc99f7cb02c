import { type Static, Type } from 'typebox';
import { seatsPerSession } from '../../../rules/business-constants.ts';
import { teamsPerSession } from '../../../rules/sessions/session-size.ts';
import type { CallSpec } from '../../call.ts';
import { List, PathId, RowId, Shape, Text } from '../bounded.ts';
import { ZonedClock } from './session-clocks.ts';
import { Seat, SessionSummary, SessionTeam } from './session-detail.ts';
import { mailsPeople } from './sessions.ts';

const facilitatorsAtMost = 1000;

export const Facilitators = Shape({
  facilitators: List(
    Shape({
      id: Type.Integer(),
      first_name: Text(80),
      last_name: Text(80),
      assigned: Type.Boolean(),
    }),
    facilitatorsAtMost,
  ),
});
/** All of them: who is not named has the session no longer. */
export const AssignRequest = Shape({ user_ids: List(RowId, 20) });

const { id, title, story_title, status, starts_at, timezone_id, length_minutes, block_minutes } =
  SessionSummary.properties;
const summary = {
  id,
  title,
  story_title,
  status,
  starts_at,
  timezone_id,
  length_minutes,
  block_minutes,
  people: SessionSummary.properties.people,
  created_by: SessionSummary.properties.created_by,
};

/** A session as those see it who run it and do not plan it. */
export const HostedSession = Shape(summary);
export const HostedSessionDetail = Shape({
  ...summary,
  teams: List(SessionTeam, teamsPerSession),
  seats: List(
    Shape({
      id: Seat.properties.id,
      first_name: Seat.properties.first_name,
      last_name: Seat.properties.last_name,
      team_id: Seat.properties.team_id,
      state: Seat.properties.state,
    }),
    seatsPerSession,
  ),
  general_link: Text(500),
  /** The start on the clock of the session's zone. */
  clock: ZonedClock,
});
/** The latest first. */
export const HostedSessions = Shape({ sessions: List(HostedSession, 200) });

const ById = Shape({ id: PathId });

export const facilitatorSpec = {
  ofSession: { params: ById, answer: Facilitators },
  assign: {
    audit: 'session.facilitators',
    params: ById,
    body: AssignRequest,
    answer: Facilitators,
    throttle: mailsPeople,
  },
  sessions: { answer: HostedSessions },
  session: { params: ById, answer: HostedSessionDetail },
} satisfies Record<string, CallSpec>;

export type Facilitators = Static<typeof Facilitators>;
export type HostedSession = Static<typeof HostedSession>;
export type HostedSessions = Static<typeof HostedSessions>;
export type HostedSessionDetail = Static<typeof HostedSessionDetail>;
