// @vitest-environment jsdom
import { createActor, SimulatedClock } from 'xstate';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import type { AuthService } from '../../services/api/auth-service.ts';
import { clearBrowserTraces } from '../../services/page/clear-storage.ts';
import { expireCookies } from '../../services/page/expire-cookies.ts';
import type { ParticipantService } from '../../services/api/participant-service.ts';
import { createDashboardSessionStore } from '../../services/token-vault/dashboard-session-store.ts';
import { createMemoryKeyStore } from '../../services/token-vault/key-store.ts';
import { createParticipantSessionStore } from '../../services/token-vault/participant-session-store.ts';
import { createTokenVault, type Exclusively } from '../../services/token-vault/token-vault.ts';
import type { UserService } from '../../services/api/user-service.ts';
import { provideParticipantAuth } from '../participant-auth/provide-participant-auth.ts';
import type { ParticipantAuthFact } from '../participant-auth/participant-auth-setup.ts';
import type { AdminAuthFact } from './admin-auth-events.ts';
import { ana, hour, unauthenticated } from './admin-auth-fixtures.ts';
import { provideAdminAuth } from './provide-admin-auth.ts';

const secret = { email: 'ana@firm.example', secret: 'correct horse' };
const seat = { token: '9|seat', sessionId: 'rUUJyoFe8lYnwThL-oeGXg' };

/** What a browser keeps that says nothing of anybody: look, language, playback, how a list is shown, places on pages. */
const anonymous = {
  local: [
    'muster.language',
    'muster.scheme',
    'muster.sessions-view.1',
    'muster:playback',
    'muster:playback-latency',
  ],
  session: ['muster:last-reload', 'muster:scroll-places'],
};
const ofThePerson = {
  local: [
    'facebook_auth_state',
    'fblst_1',
    'google_auth_state',
    'msal.token.keys',
    'muster.session-draft.1',
    'muster.session-draft.checkout.1',
  ],
  session: [
    'g_state',
    'linkedin_auth_state',
    'msal.interaction.status',
    'muster:left',
    'muster:typed:/dashboard/createSession',
  ],
};
const ofTheSeat = [
  'muster:blocked:s1',
  'muster:devices',
  'muster:dismissed:s1',
  'muster:read:s1',
  'muster:speech',
  'muster:vote:s1',
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  expireCookies(window);
});

const left = () => ({
  local: Object.keys(localStorage).toSorted(),
  session: Object.keys(sessionStorage).toSorted(),
  cookies: document.cookie,
});

function setCookie(cookie: string): void {
  Object.assign(document, { cookie });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A browser in which Ana is logged in and has left whatever one can leave; with a seat where she plays as well. */
async function createTestBrowser({ hasSeat = false, token = 'good' } = {}) {
  const time = { now: 0 };
  const now = () => time.now;
  const clock = new SimulatedClock();
  const exclusively: Exclusively = (_name, run) => run();
  const keys = createMemoryKeyStore();
  const openVault = () => createTokenVault(localStorage, keys, exclusively);
  const vault = openVault();
  const openStore = () => createDashboardSessionStore(vault, localStorage, now, exclusively);
  await createDashboardSessionStore(openVault(), localStorage, now, exclusively).keep('1|kept', secret);
  const participants = createParticipantSessionStore(vault, localStorage);
  if (hasSeat) await participants.keep(seat, 'ana@firm.example');
  for (const key of [...anonymous.local, ...ofThePerson.local, ...(hasSeat ? ofTheSeat : [])])
    localStorage.setItem(key, 'x');
  for (const key of [...anonymous.session, ...ofThePerson.session]) sessionStorage.setItem(key, 'x');
  setCookie('XSRF-TOKEN=a; Path=/');
  setCookie('intercom-id=b; Path=/');
  if (token === 'unreadable') localStorage.setItem('token', '{"version":1}');

  const server = { refresh: async () => ({ token: '2|fresh', expires_at: '' }) };
  const admin = createFactCollector<AdminAuthFact>([]);
  const machine = provideAdminAuth({
    auth: {
      logOut: async () => ({ message: '' }),
      refreshToken: () => server.refresh(),
    } as Partial<AuthService> as AuthService,
    user: { fetchUser: async () => ana } as UserService,
    store: openStore(),
    exclusively,
    clearTraces: () => clearBrowserTraces(window),
  });
  const actor = createActor(machine, {
    clock,
    input: { path: '/dashboard', now, parent: admin.parent },
  }).start();
  const pass = async (ms: number) => {
    time.now += ms;
    clock.increment(1000);
    await settled();
  };
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('blocking')).toBe(false));
  return { actor, admin, exclusively, openVault, participants, pass, server };
}

type TestBrowser = Awaited<ReturnType<typeof createTestBrowser>>;

const cleared = { ...anonymous, cookies: '' };

const waysOut: [name: string, leave: (browser: TestBrowser) => unknown, given?: { token: string }][] = [
  ['a logout', ({ actor }) => actor.send({ type: 'logout.requested', everywhere: false })],
  [
    'a logout from all without a seat',
    ({ actor }) => actor.send({ type: 'logout.requested', everywhere: true }),
  ],
  ['an expired token', ({ pass }) => pass(8 * hour)],
  ['a 401', ({ actor }) => actor.send({ type: 'request.unauthenticated', token: '1|kept' })],
  [
    'a refused refresh',
    ({ pass, server }) => {
      server.refresh = () => Promise.reject(unauthenticated);
      return pass(4 * hour + 2000);
    },
  ],
  ['a stored token that cannot be read', () => undefined, { token: 'unreadable' }],
  [
    'a logout in another tab',
    async ({ actor, openVault }) => {
      await openVault().clear('token');
      localStorage.removeItem('token_expiration');
      actor.send({ type: 'storage.changed', present: false });
    },
  ],
];

test.each(waysOut)(
  '%s leaves nothing of the person in either storage, and no cookie',
  async (_name, leave, given) => {
    const browser = await createTestBrowser(given);
    await leave(browser);
    await vi.waitFor(() => expect(browser.actor.getSnapshot().value).toBe('loggedOut'));
    expect(left()).toEqual(cleared);
  },
);

test.each(waysOut.filter(([name]) => name !== 'a logout from all without a seat'))(
  '%s leaves a guest’s seat in the same browser as it is',
  async (_name, leave, given) => {
    const browser = await createTestBrowser({ hasSeat: true, ...given });
    await leave(browser);
    await vi.waitFor(() => expect(browser.actor.getSnapshot().value).toBe('loggedOut'));
    expect(left().local).toEqual(
      [...anonymous.local, ...ofTheSeat, 'experience_session', 'experience_token'].toSorted(),
    );
    expect(await browser.participants.restore()).toEqual({ kind: 'restored', ...seat });
  },
);

function createTestParticipant({ participants }: TestBrowser) {
  const logOut = vi.fn(async () => {
    // The anti-forgery cookie that this call needs is fetched anew where it is missing.
    setCookie('XSRF-TOKEN=anew; Path=/');
  });
  const facts = createFactCollector<ParticipantAuthFact>([]);
  const service: Partial<ParticipantService> = {
    logOut: logOut as unknown as ParticipantService['logOut'],
    fetchDataPackage: async () => ({ seat_id: 's1', start: null }) as unknown as DataPackage,
  };
  const machine = provideParticipantAuth({
    participant: service as ParticipantService,
    store: participants,
    now: Date.now,
    language: () => 'en',
    timezone: () => undefined,
    watchTouch: () => () => {},
    expireCookies: () => expireCookies(window),
    takeEarlyLink: async () => null,
  });
  return { actor: createActor(machine, { input: { parent: facts.parent } }).start(), logOut };
}

test('a logout from all ends the guest’s seat too, and leaves no cookie and nothing that names the session', async () => {
  const browser = await createTestBrowser({ hasSeat: true });
  const { actor: participant, logOut } = createTestParticipant(browser);
  await vi.waitFor(() => expect(participant.getSnapshot().matches('ready')).toBe(true));
  browser.actor.send({ type: 'logout.requested', everywhere: true });
  await vi.waitFor(() => expect(browser.admin.types()).toContain('session.ended'));
  participant.send({ type: 'clear.requested' });
  await vi.waitFor(() => expect(participant.getSnapshot().value).toBe('signedOut'));
  expect(logOut).toHaveBeenCalledOnce();
  expect(left()).toEqual(cleared);
});

test('a seat of another session takes over nothing of the one before', async () => {
  const { participants } = await createTestBrowser({ hasSeat: true });
  await participants.keep(seat, 'ana@firm.example');
  expect(localStorage.getItem('muster:devices')).toBe('x');
  await participants.keep({ token: '10|other', sessionId: 'another' }, 'ana@firm.example');
  expect(ofTheSeat.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
});

test('a browser without a login keeps its storage', async () => {
  const { actor } = await createTestBrowser();
  actor.stop();
  localStorage.removeItem('token');
  const before = left();
  const again = await createAgain();
  expect(again.getSnapshot().value).toBe('loggedOut');
  expect(left()).toEqual(before);
});

async function createAgain() {
  const exclusively: Exclusively = (_name, run) => run();
  const vault = createTokenVault(localStorage, createMemoryKeyStore(), exclusively);
  const machine = provideAdminAuth({
    auth: {} as AuthService,
    user: {} as UserService,
    store: createDashboardSessionStore(vault, localStorage, () => 0, exclusively),
    exclusively,
    clearTraces: () => clearBrowserTraces(window),
  });
  const { parent } = createFactCollector<AdminAuthFact>([]);
  const actor = createActor(machine, { input: { path: '/', now: () => 0, parent } }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('blocking')).toBe(false));
  return actor;
}
