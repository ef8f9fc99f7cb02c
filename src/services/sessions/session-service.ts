import type { PublicProjection } from '#contract/calls/schemas/experience.ts';
import type { SessionResults } from '#contract/calls/schemas/results.ts';
import type { SessionTab } from '#contract/rules/session-lifecycle.ts';
import type {
  AttendeesRequest,
  CreateSessionRequest,
  InviteRequest,
  RescheduleRequest,
  SessionDetail,
  SessionListAnswer,
  SessionOptions,
} from '#contract/calls/schemas/sessions.ts';
import type { HttpClient } from '../http/http-client.ts';

export type SessionSort = 'starts_at' | '-starts_at' | 'title';
export type SessionQuery = { tab: SessionTab; search: string; sort: SessionSort; cursor?: string };

/** What the host may do to a running session. `seconds` lengthens the open window. */
export type HostControl =
  | { action: 'start_now' | 'hold' | 'resume' | 'end' }
  | { action: 'extend'; seconds: number }
  | { action: 'move'; seat_id: string; team_id: number };

/** A company's group sessions. Every method rejects with an `ApiError`. */
export const createSessionService = (http: HttpClient) => ({
  list: (query: SessionQuery, signal?: AbortSignal) =>
    http.get<SessionListAnswer>('/api/session', { params: { ...query }, signal }),
  read: (id: string, signal?: AbortSignal) => http.get<SessionDetail>(`/api/session/${id}`, { signal }),
  /** The same key twice makes one session. SESSION_002, SESSION_012, or 422 with the messages by field. */
  create: (request: CreateSessionRequest, idempotencyKey: string, signal?: AbortSignal) =>
    http.post<SessionDetail>('/api/session', request, { idempotencyKey, signal }),
  edit: (id: string, change: { title?: string; options?: SessionOptions }) =>
    http.patch<SessionDetail>(`/api/session/${id}`, change),
  reschedule: (id: string, request: RescheduleRequest) =>
    http.post<SessionDetail>(`/api/session/${id}/reschedule`, request),
  cancel: (id: string) => http.post<SessionDetail>(`/api/session/${id}/cancel`),
  invite: (id: string, request: InviteRequest) =>
    http.post<SessionDetail>(`/api/session/${id}/invite`, request, { idempotencyKey: crypto.randomUUID() }),
  changeAttendees: (id: string, request: AttendeesRequest) =>
    http.post<SessionDetail>(`/api/session/${id}/attendees`, request),
  archive: (id: string) => http.post<SessionDetail>(`/api/session/${id}/archive`),
  remove: (id: string) => http.delete<void>(`/api/session/${id}`),
  results: (id: string, signal?: AbortSignal) =>
    http.get<SessionResults>(`/api/session/${id}/results`, { signal }),
  resultsCsv: (id: string) => http.get<Blob>(`/api/session/${id}/results.csv`, { responseType: 'blob' }),
  calendar: (id: string) => http.get<Blob>(`/api/session/${id}/calendar.ics`, { responseType: 'blob' }),
  live: (id: string, signal?: AbortSignal) =>
    http.get<PublicProjection>(`/api/session/${id}/live`, { signal }),
  control: (id: string, control: HostControl) => http.post<void>(`/api/session/${id}/control`, control),
});

export type SessionService = ReturnType<typeof createSessionService>;
