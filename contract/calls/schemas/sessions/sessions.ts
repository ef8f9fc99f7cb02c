import { type Static, Type } from 'typebox';
import { seatsPerSession } from '../../../rules/business-constants.ts';
import type { CallSpec, CallThrottle } from '../../call.ts';
import { Id, List, PathId, Shape } from '../bounded.ts';
import { StartReading, StartReadingQuery } from './session-clocks.ts';
import { SessionDetail } from './session-detail.ts';
import {
  SessionListAnswer,
  SessionListQuery,
  SessionsBetweenAnswer,
  SessionsBetweenQuery,
  listed,
} from './session-lists.ts';
import { MailRecipients, MailedMessageRequest, SessionMails } from './session-mails.ts';
import {
  CreateSessionRequest,
  EditSessionRequest,
  InvitationPreview,
  InvitationPreviewRequest,
  Overlaps,
  OverlapsRequest,
  PlanSessionsRequest,
  PlannedSessions,
  RescheduleRequest,
  SessionPerson,
} from './session-planning.ts';
import { Version } from '../versions.ts';

const rosterBytes = 256 * 1024;

export const InviteRequest = Shape({ seat_ids: Type.Optional(List(Id, seatsPerSession)) });

export const AttendeesRequest = Shape({
  add: List(Shape({ ...SessionPerson.properties, team_id: Type.Integer() }), seatsPerSession),
  remove: List(Id, seatsPerSession),
  /** To another team of the same session. */
  move: Type.Optional(List(Shape({ seat_id: Id, team_id: Type.Integer() }), seatsPerSession)),
  /** Of the session's `people_version`. */
  version: Version,
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
    audit: { none: 'It shows what an email would say.' },
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

export type AttendeesRequest = Static<typeof AttendeesRequest>;
export type InviteRequest = Static<typeof InviteRequest>;
export type ArchiveManyRequest = Static<typeof ArchiveManyRequest>;
