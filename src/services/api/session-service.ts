import { hostControlCalls } from '#contract/calls/host-control.ts';
import { resultCalls } from '#contract/calls/results.ts';
import type { ControlRequest } from '#contract/calls/schemas/host-control.ts';
import type { StartReadingQuery } from '#contract/calls/schemas/sessions/session-clocks.ts';
import type {
  SessionListQuery,
  SessionsBetweenQuery,
} from '#contract/calls/schemas/sessions/session-lists.ts';
import type { MailedMessageRequest } from '#contract/calls/schemas/sessions/session-mails.ts';
import type {
  CreateSessionRequest,
  EditSessionRequest,
  InvitationPreviewRequest,
  OverlapsRequest,
  PlanSessionsRequest,
  RescheduleRequest,
} from '#contract/calls/schemas/sessions/session-planning.ts';
import type {
  ArchiveManyRequest,
  AttendeesRequest,
  InviteRequest,
} from '#contract/calls/schemas/sessions/sessions.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import type { HttpClient } from '../http/http-client.ts';

/** A company's group sessions. Every method rejects with an `ApiError`; calls with a key are idempotent. */
export const createSessionService = (http: HttpClient) => ({
  list: (query: SessionListQuery, signal?: AbortSignal) => http.call(sessionCalls.list, { query, signal }),
  /** All pages of a list, as CSV. */
  csv: (query: Omit<SessionListQuery, 'cursor'>) => http.call(sessionCalls.csv, { query }),
  /** 422 on `until` for more than sixty-two days. */
  between: (query: SessionsBetweenQuery, signal?: AbortSignal) =>
    http.call(sessionCalls.between, { query, signal }),
  read: (id: string, signal?: AbortSignal) => http.call(sessionCalls.read, { params: { id }, signal }),
  /** SESSION_002, SESSION_012, or 422 with the messages by field. */
  create: (body: CreateSessionRequest, key: string, signal?: AbortSignal) =>
    http.call(sessionCalls.create, { body, key, signal }),
  /** Several sessions, all or none; as `create`. */
  plan: (body: PlanSessionsRequest, key: string, signal?: AbortSignal) =>
    http.call(sessionCalls.plan, { body, key, signal }),
  /** People who are expected in another session at that time. */
  overlaps: (body: OverlapsRequest, signal?: AbortSignal) =>
    http.call(sessionCalls.overlaps, { body, signal }),
  /** 422 for an unknown date, time or zone. */
  readStart: (query: StartReadingQuery, signal?: AbortSignal) =>
    http.call(sessionCalls.readStart, { query, signal }),
  /** The invitation as a guest would read it; 422 for an incomplete draft, SESSION_012 for a past start. */
  invitation: (body: InvitationPreviewRequest, signal?: AbortSignal) =>
    http.call(sessionCalls.invitation, { body, signal }),
  edit: (id: string, body: EditSessionRequest) => http.call(sessionCalls.edit, { params: { id }, body }),
  reschedule: (id: string, body: RescheduleRequest, key: string) =>
    http.call(sessionCalls.reschedule, { params: { id }, body, key }),
  cancel: (id: string, key: string) => http.call(sessionCalls.cancel, { params: { id }, key }),
  invite: (id: string, body: InviteRequest, key: string) =>
    http.call(sessionCalls.invite, { params: { id }, body, key }),
  changeAttendees: (id: string, body: AttendeesRequest, key: string) =>
    http.call(sessionCalls.changeAttendees, { params: { id }, body, key }),
  mails: (id: string, signal?: AbortSignal) => http.call(sessionCalls.mails, { params: { id }, signal }),
  /** 404 for a mail of another session. */
  mailRecipients: (id: string, mail: number, signal?: AbortSignal) =>
    http.call(sessionCalls.mailRecipients, { params: { id, mail: String(mail) }, signal }),
  /** SESSION_004, SESSION_007, BREAKOUT_001, 403 before the own address is confirmed, 429. */
  message: (id: string, body: MailedMessageRequest, key: string) =>
    http.call(sessionCalls.message, { params: { id }, body, key }),
  archive: (id: string) => http.call(sessionCalls.archive, { params: { id } }),
  unarchive: (id: string) => http.call(sessionCalls.unarchive, { params: { id } }),
  /** All or none. */
  archiveMany: (body: ArchiveManyRequest) => http.call(sessionCalls.archiveMany, { body }),
  confirm: (id: string) => http.call(sessionCalls.confirm, { params: { id } }),
  remove: (id: string) => http.call(sessionCalls.remove, { params: { id } }),
  results: (id: string, signal?: AbortSignal) => http.call(resultCalls.ofSession, { params: { id }, signal }),
  resultsCsv: (id: string) => http.call(resultCalls.csv, { params: { id } }),
  resultsPdf: (id: string) => http.call(resultCalls.pdf, { params: { id } }),
  awardsPdf: (id: string) => http.call(resultCalls.awardsPdf, { params: { id } }),
  attendance: (id: string, signal?: AbortSignal) =>
    http.call(resultCalls.attendance, { params: { id }, signal }),
  attendanceCsv: (id: string) => http.call(resultCalls.attendanceCsv, { params: { id } }),
  attendanceXlsx: (id: string) => http.call(resultCalls.attendanceXlsx, { params: { id } }),
  logCsv: (id: string) => http.call(resultCalls.log, { params: { id } }),
  calendar: (id: string) => http.call(sessionCalls.calendar, { params: { id } }),
  live: (id: string, signal?: AbortSignal) => http.call(hostControlCalls.watch, { params: { id }, signal }),
  /** EXPERIENCE_002 if its story no longer exists. */
  replay: (id: string, signal?: AbortSignal) =>
    http.call(hostControlCalls.replay, { params: { id }, signal }),
  control: (id: string, body: ControlRequest) =>
    http.call(hostControlCalls.control, { params: { id }, body }),
});

export type SessionService = ReturnType<typeof createSessionService>;
