import type { ControlRequest, LiveAnswer } from '../../contract/calls/schemas/host-control.ts';
import type { SessionResults } from '#contract/calls/schemas/results.ts';
import type {
  CreateProgrammeRequest,
  ProgrammeDetail,
} from '#contract/calls/schemas/programmes/programmes.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { CreateSessionRequest } from '#contract/calls/schemas/sessions/session-planning.ts';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { mayControl, sceneIdOf } from '#contract/rules/sessions/host-controls.ts';
import type { Product } from './servers/product.ts';

export interface Organiser {
  token: string;
  stories: StorySummary[];
  schedule(change?: Partial<CreateSessionRequest>): Promise<SessionDetail>;
  read(sessionId: string): Promise<SessionDetail>;
  moveSeat(sessionId: string, seat_id: string, team_id: number): Promise<void>;
  live(sessionId: string): Promise<LiveAnswer>;
  control(sessionId: string, control: ControlRequest): Promise<LiveAnswer>;
  /** Starts the session as soon as its doors are open, a moment after it was planned. */
  startNow(sessionId: string): Promise<LiveAnswer>;
  /** Resumes a paused session and skips the current scene. */
  goOn(sessionId: string): Promise<void>;
  /** Skips scenes until the session has reached it. */
  goOnTo(sessionId: string, phase: LiveAnswer['phase']): Promise<void>;
  /** Pauses as soon as the server has reached it, before a page has shown it. */
  holdIn(sessionId: string, phase: LiveAnswer['phase']): Promise<void>;
  reschedule(sessionId: string, startsAt: Date): Promise<void>;
  cancel(sessionId: string): Promise<void>;
  remove(sessionId: string): Promise<void>;
  results(sessionId: string): Promise<SessionResults>;
  createProgramme(request: CreateProgrammeRequest): Promise<ProgrammeDetail>;
  /** The address of a read-only link to the reports. */
  createReportLink(days: 7 | 30 | 90): Promise<string>;
  correctName(sessionId: string, code: string, name: string): Promise<void>;
  revokeAward(sessionId: string, code: string, reason: string): Promise<void>;
}

const patienceMs = 90_000;

export const organiserAccount = {
  first_name: 'Olga',
  last_name: 'Owner',
  email: 'olga@acme.test',
  password: 'correct horse battery',
  password_confirmation: 'correct horse battery',
  company_name: 'Acme',
  country_id: 'PT',
  timezone_id: 'Europe/Lisbon',
};

async function call<Answer>(
  url: string,
  method: string,
  token: string | null,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${method} ${url} answered ${response.status}: ${text}`, { cause: response.status });
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** A company owner over plain HTTP: signed up, with the welcome credit. A test's second try goes on with the account of the first. */
export async function signUpOrganiser(product: Product): Promise<Organiser> {
  const api = <Answer>(method: string, path: string, token: string | null, body?: unknown) =>
    call<Answer>(`${product.url}${path}`, method, token, body);
  const { email, password } = organiserAccount;
  const { token } = await api<{ token: string }>('POST', '/api/auth/register', null, organiserAccount).catch(
    (error: Error) => {
      if (error.cause !== 422) throw error;
      return api<{ token: string }>('POST', '/api/login', null, { email, password });
    },
  );
  const link = (await product.outbox(organiserAccount.email)).flatMap(
    (mail) => mail.text.match(/\S+\/verify\/\S+/) ?? [],
  )[0];
  if (!link) throw new Error('The verification mail has no link');
  const { pathname, searchParams } = new URL(link);
  const [, , id = '', hash = ''] = pathname.split('/');
  await api('POST', '/api/email/verify', null, { id, hash, ...Object.fromEntries(searchParams) });
  const { stories } = await api<{ stories: StorySummary[] }>('GET', '/api/experience', token);
  const live = (sessionId: string) => api<LiveAnswer>('GET', `/api/session/${sessionId}/live`, token);
  const control = (sessionId: string, request: ControlRequest) =>
    api<LiveAnswer>('POST', `/api/session/${sessionId}/control`, token, request);
  const phaseOf = async (sessionId: string) => (await live(sessionId)).phase;
  /** Repeats until the condition is true. Fails with the session's state instead of the test's timeout. */
  const until = async (what: string, isReached: () => Promise<boolean>, everyMs = 50) => {
    const deadline = Date.now() + patienceMs;
    while (!(await isReached())) {
      if (Date.now() > deadline) throw new Error(`Not reached in ${patienceMs} ms: ${what}`);
      await pause(everyMs);
    }
  };
  /** Whether the scene has ended, by this or meanwhile; between two scenes there is none to skip. */
  const leave = async (sessionId: string) => {
    const found = await live(sessionId);
    const now = found.hold ? await control(sessionId, { action: 'resume' }) : found;
    const skip = { action: 'skip', phase: now.phase, scene_id: sceneIdOf(now) ?? '' } as const;
    if (!mayControl(now, skip)) return false;
    return control(sessionId, skip).then(
      () => true,
      async (error: Error) => {
        if (error.cause !== 409) throw error;
        const then = await live(sessionId);
        return then.phase !== skip.phase || sceneIdOf(then) !== skip.scene_id;
      },
    );
  };
  const people = (names: string[]) =>
    names.map((name) => ({
      first_name: name,
      last_name: 'Guest',
      email: `${name.toLowerCase()}@acme.test`,
    }));
  return {
    token,
    stories,
    schedule: (change = {}) =>
      api<SessionDetail>('POST', '/api/session', token, {
        title: 'A bench of people',
        story_slug: stories[0]?.slug,
        starts_at: new Date(Date.now() + 5 * 60_000).toISOString(),
        timezone_id: 'Europe/Lisbon',
        teams: [{ name: 'Lanterns', people: people(['Ana', 'Bo', 'Cy', 'Di']) }],
        options: { timer_factor: 1, chat: true, analytics: true },
        ...change,
      }),
    read: (sessionId) => api('GET', `/api/session/${sessionId}`, token),
    moveSeat: (sessionId, seat_id, team_id) =>
      api('POST', `/api/session/${sessionId}/attendees`, token, {
        add: [],
        remove: [],
        move: [{ seat_id, team_id }],
      }),
    live,
    async startNow(sessionId) {
      const startNow = { action: 'start_now' } as const;
      await until('the start is allowed', async () => mayControl(await live(sessionId), startNow));
      return control(sessionId, startNow);
    },
    async goOn(sessionId) {
      await until('the scene is left', () => leave(sessionId), 100);
    },
    async goOnTo(sessionId, phase) {
      await until(phase, async () => {
        const isThere = (await phaseOf(sessionId)) === phase;
        if (!isThere) await leave(sessionId);
        return isThere;
      });
    },
    async holdIn(sessionId, phase) {
      await until(phase, async () => (await phaseOf(sessionId)) === phase);
      await control(sessionId, { action: 'hold' });
    },
    reschedule: (sessionId, startsAt) =>
      api('POST', `/api/session/${sessionId}/reschedule`, token, {
        starts_at: startsAt.toISOString(),
        timezone_id: 'Europe/Lisbon',
      }),
    cancel: (sessionId) => api('POST', `/api/session/${sessionId}/cancel`, token),
    remove: (sessionId) => api('DELETE', `/api/session/${sessionId}`, token),
    control,
    createProgramme: (request) => api('POST', '/api/programme', token, request),
    createReportLink: async (days) =>
      (await api<{ url: string }>('POST', '/api/report/link', token, { days })).url,
    results: (sessionId) => api('GET', `/api/session/${sessionId}/results`, token),
    correctName: (sessionId, code, name) =>
      api('POST', `/api/session/${sessionId}/award/${code}/name`, token, { name }),
    revokeAward: (sessionId, code, reason) =>
      api('POST', `/api/session/${sessionId}/award/${code}/revoke`, token, { reason }),
  };
}
