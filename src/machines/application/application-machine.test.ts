import { expect, test, vi } from 'vitest';
import {
  type ActorRefLike,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { DataPackage, SessionStart } from '#contract/calls/schemas/participants.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ana } from '../admin-auth/admin-auth-fixtures.ts';
import { adminAuthMachine } from '../admin-auth/admin-auth-machine.ts';
import { addressOf, locationOf } from '../../services/page/page-history.ts';
import type { ApplicationEvent, BrowserFact, RedirectFact } from './application-events.ts';
import { stubLiveSession, testSeat } from '../live-session/live-session-fixtures.ts';
import type { OpenedSession } from '../live-session/live-session-machine.ts';
import { msalMachine } from '../msal/msal-machine.ts';
import { type HistoryMoved, navigationMachine } from '../navigation/navigation-machine.ts';
import { socialSignInMachine } from '../social-sign-in/social-sign-in-machine.ts';
import { applicationMachine } from './application-machine.ts';
import { type AccountLogic, applicationDelays } from './application-setup.ts';

const secret = { email: '', secret: 'random' };

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Whose library is on its way, and stays there. */
const loadingMsal = msalMachine.provide({
  actors: { initialise: fromPromise(() => new Promise(() => undefined)) },
});

const accountLogic = (takeRedirect: AccountLogic['takeRedirect']): AccountLogic => ({
  adminAuth: adminAuthMachine,
  socialSignIn: socialSignInMachine,
  msal: loadingMsal,
  takeRedirect,
});

/** The real children with nothing behind them; events sent to each are read from the inspection. */
async function createTestApplication(
  path = '/dashboard',
  {
    clock = new SimulatedClock(),
    now = (): number => 0,
    isLoggedIn = true,
    loadAccount = async (logic: AccountLogic) => logic,
    openSession = fromPromise<OpenedSession, { dataPackage: DataPackage | null }>(
      () => new Promise(() => undefined),
    ),
  } = {},
) {
  const emitted: [ActorRefLike, { type: string }][] = [];
  const roots = new Set<string>();
  const inspect = (event: InspectionEvent) => {
    roots.add(event.rootId);
    if (event.type === '@xstate.event') emitted.push([event.actorRef, event.event]);
  };
  const done = {
    replaceAddress: vi.fn(),
    reload: vi.fn(),
    storeDraft: vi.fn(),
    restoreDraft: vi.fn(),
    showError: vi.fn(),
  };
  let redirect: (fact: RedirectFact) => void = () => {};
  const logic = accountLogic(
    fromCallback<RedirectFact>(({ sendBack }) => {
      redirect = sendBack;
    }),
  );
  const actor = createActor(
    applicationMachine.provide({
      actors: {
        openSession,
        watchBrowser: fromCallback<BrowserFact>(() => {}),
        navigation: navigationMachine.provide({
          actors: { watchHistory: fromCallback<HistoryMoved>(() => {}) },
          actions: { writeAddress: () => {} },
        }),
        loadAccount: fromPromise(() => loadAccount(logic)),
      },
      actions: {
        replaceAddress: (_, params) => done.replaceAddress(params.path),
        reload: (_, params) => done.reload(params.href),
        storeDraft: ({ context }) => done.storeDraft(context.path),
        restoreDraft: ({ context }) => done.restoreDraft(context.path),
        showError: (_, params) => done.showError(params.text, params.title),
      },
    }),
    {
      id: 'application',
      clock,
      inspect,
      input: { location: locationOf(path), now, offersSupport: false, isLoggedIn },
    },
  ).start();
  const account = () => actor.getSnapshot().context.account;
  const child = (name: string) =>
    Object.entries({ ...actor.getSnapshot().children, ...account() }).find(([key]) => key === name)?.[1];
  const sentTo = (name: string) => emitted.flatMap(([ref, event]) => (ref === child(name) ? [event] : []));
  const lastSent = (name: string) => sentTo(name).at(-1);
  /** Since the last `tell`. */
  const wantedPages = () =>
    sentTo('navigation').flatMap((event) =>
      'location' in event && event.type === 'page.requested'
        ? [addressOf(event.location as ReturnType<typeof locationOf>)]
        : [],
    );
  const tell = (event: ApplicationEvent) => {
    emitted.length = 0;
    actor.send(event);
  };
  await settle();
  return {
    account,
    actor,
    done,
    lastSent,
    redirect: (fact: RedirectFact) => redirect(fact),
    roots,
    tell,
    sentTo,
    wantedPages,
  };
}

test('every part is a child of one root', async () => {
  const { account, actor, roots } = await createTestApplication();
  expect(Object.keys(actor.getSnapshot().children)).toEqual(
    expect.arrayContaining([
      'csrf',
      'toasts',
      'loadingBar',
      'viewActors',
      'supportWidget',
      'participantAuth',
      'buildUpdate',
      'navigation',
    ]),
  );
  expect(Object.keys(account() ?? {})).toEqual(['msal', 'socialSignIn', 'adminAuth']);
  expect([...roots]).toEqual([actor.sessionId]);
});

test('a page change is sent to the actors that follow it', async () => {
  const { lastSent, tell } = await createTestApplication();
  tell({ type: 'page.changed', path: '/faq' });
  for (const child of ['adminAuth', 'buildUpdate'])
    expect(lastSent(child)).toEqual({ type: 'page.changed', path: '/faq' });
  expect(lastSent('socialSignIn')).toEqual({ type: 'page.changed' });
});

test.each([
  ['page.loading', 'loading.started'],
  ['page.loaded', 'loading.finished'],
  ['page.failed', 'loading.failed'],
] as const)('%s moves the loading bar', async (type, expected) => {
  const { lastSent, tell } = await createTestApplication();
  tell(type === 'page.loading' ? { type, path: '/faq' } : { type });
  expect(lastSent('loadingBar')).toEqual({ type: expected });
});

test('a token change in another tab is sent to the actor that owns it', async () => {
  const { lastSent, tell, sentTo } = await createTestApplication();
  tell({ type: 'token.stored', kind: 'main', present: false });
  expect(lastSent('adminAuth')).toEqual({ type: 'storage.changed', present: false });
  expect(sentTo('participantAuth')).toEqual([]);
  tell({ type: 'token.stored', kind: 'participant', present: true });
  expect(lastSent('participantAuth')).toEqual({ type: 'storage.changed', present: true });
  expect(sentTo('adminAuth')).toEqual([]);
});

test('a refused request is sent only to the owner of its token', async () => {
  const { lastSent, tell, sentTo } = await createTestApplication();
  const failure = {
    kind: 'client',
    status: 401,
    message: 'x',
    code: null,
    fieldErrors: {},
    reason: null,
    requestId: null,
  } as const;
  tell({ type: 'request.unauthenticated', kind: 'participant', token: 't', failure });
  expect(lastSent('participantAuth')).toMatchObject({ type: 'request.unauthenticated', token: 't' });
  expect(sentTo('adminAuth')).toEqual([]);
  tell({ type: 'request.unauthenticated', kind: 'main', token: 't', failure });
  expect(lastSent('adminAuth')).toMatchObject({ type: 'request.unauthenticated', token: 't' });
  expect(sentTo('participantAuth')).toEqual([]);
});

test('shows the server’s reason to a user whose access was removed', async () => {
  const { tell, done } = await createTestApplication('/dashboard/sessions');
  tell({ type: 'session.rejected', reason: 'Your access to Acme was removed.' });
  expect(done.showError.mock.calls).toEqual([['Your access to Acme was removed.', undefined]]);
});

test.each([
  ['session.expired', ['You have been logged out due to inactivity.', 'Session expired']],
  ['session.rejected', ['Authentication required', undefined]],
] as const)(
  '%s says why and leads to the login and from there back, but not out of an experience',
  async (type, words) => {
    const outside = await createTestApplication('/dashboard/sessions');
    outside.tell(type === 'session.rejected' ? { type, reason: null } : { type });
    expect(outside.done.showError.mock.calls).toEqual([words]);
    expect(outside.wantedPages()).toEqual(['/login?redirect=%2Fdashboard%2Fsessions']);
    const inside = await createTestApplication('/experience/live/s1');
    inside.tell(type === 'session.rejected' ? { type, reason: null } : { type });
    expect([inside.done.showError.mock.calls, inside.wantedPages()]).toEqual([[], []]);
  },
);

test('a logout leads home, and the one from all clears the participant', async () => {
  const { lastSent, tell, sentTo, wantedPages } = await createTestApplication();
  tell({ type: 'session.ended', everywhere: false });
  expect([sentTo('participantAuth'), wantedPages()]).toEqual([[], ['/?logout=true']]);
  tell({ type: 'session.ended', everywhere: true });
  expect(lastSent('participantAuth')).toEqual({ type: 'clear.requested' });
  expect(wantedPages()).toEqual(['/?logout=true']);
});

test.each([
  ['/dashboard', 1],
  ['/pricing', 0],
  ['/experience/wait/s1', 0],
])('a logout in another tab leads home from %s %s times', async (path, times) => {
  const { tell, wantedPages } = await createTestApplication(path);
  tell({ type: 'session.endedElsewhere' });
  expect(wantedPages()).toHaveLength(times);
});

test('the guard runs again after a login, and the page reloads after a login by another user', async () => {
  const { done, tell, sentTo } = await createTestApplication();
  tell({ type: 'session.began' });
  expect(sentTo('navigation')).toEqual([{ type: 'guard.changed' }]);
  tell({ type: 'user.switched' });
  tell({ type: 'reload.wanted' });
  expect(done.reload.mock.calls).toEqual([['/dashboard'], [null]]);
});

test('stores the form draft when a file is missing and before a reload, and restores it on its page', async () => {
  const { done, tell } = await createTestApplication('/contact');
  tell({ type: 'page.loaded' });
  tell({ type: 'file.missing', file: '' });
  tell({ type: 'page.changed', path: '/faq' });
  tell({ type: 'reload.wanted' });
  expect(done.storeDraft.mock.calls).toEqual([['/contact'], ['/faq']]);
  expect(done.restoreDraft.mock.calls).toEqual([['/contact'], ['/faq']]);
  expect(done.storeDraft.mock.invocationCallOrder[1]).toBeLessThan(
    done.reload.mock.invocationCallOrder[0] ?? 0,
  );
});

test('another person’s page is loaded without what this one typed', async () => {
  const { done, tell } = await createTestApplication();
  tell({ type: 'user.switched' });
  expect(done.storeDraft).not.toHaveBeenCalled();
});

test('the page knows whether the browser has a network', async () => {
  const { actor, tell } = await createTestApplication();
  const isOffline = () => actor.getSnapshot().hasTag('offline');
  expect(isOffline()).toBe(false);
  tell({ type: 'connection.lost' });
  expect(isOffline()).toBe(true);
  tell({ type: 'connection.restored' });
  expect(isOffline()).toBe(false);
});

test('the support chat receives the identity of either sign-in', async () => {
  const { lastSent, tell } = await createTestApplication();
  tell({ type: 'user.known', user: ana });
  expect(lastSent('supportWidget')).toMatchObject({
    type: 'person.signedIn',
    identity: { user_id: '1', name: 'Ana Ruiz', user_type: 'admin' },
  });
  tell({ type: 'user.forgotten' });
  expect(lastSent('supportWidget')).toEqual({ type: 'person.signedOut', userType: 'admin' });
  tell({ type: 'participant.cleared' });
  expect(lastSent('supportWidget')).toEqual({ type: 'person.signedOut', userType: 'consumer' });
});

test('a verified social account becomes the session of this browser', async () => {
  const { lastSent, tell, wantedPages } = await createTestApplication();
  tell({ type: 'token.verified', token: 'ours', secret });
  expect(lastSent('adminAuth')).toEqual({ type: 'token.obtained', token: 'ours', secret });
  expect(wantedPages()).toEqual(['/login']);
});

test('the work-or-school sign-in and the social one speak through the application', async () => {
  const { lastSent, tell } = await createTestApplication();
  const settings = { id: 'microsoft', client_id: 'm' } as const;
  tell({ type: 'microsoft.requested', settings });
  expect(lastSent('msal')).toMatchObject({ settings });
  tell({ type: 'microsoft.interacted', failure: 'no' });
  expect(lastSent('socialSignIn')).toEqual({ type: 'interaction.ended', failure: 'no' });
});

function createTestSeatPage(loadAccount = vi.fn(async (logic: AccountLogic) => logic)) {
  return createTestApplication('/experience/wait/s1', { isLoggedIn: false, loadAccount });
}

test('a participant’s page does without the login, and opens at once', async () => {
  const loadAccount = vi.fn(async (logic: AccountLogic) => logic);
  const { account, actor, tell } = await createTestSeatPage(loadAccount);
  tell({ type: 'page.loading', path: '/experience/live/s1' });
  tell({ type: 'token.stored', kind: 'participant', present: true });
  tell({ type: 'token.stored', kind: 'main', present: false });
  await settle();
  expect(loadAccount).not.toHaveBeenCalled();
  expect([account(), actor.getSnapshot().hasTag('entering')]).toEqual([null, false]);
});

test('leaving for another page loads the login there', async () => {
  const { account, tell } = await createTestSeatPage();
  tell({ type: 'page.loading', path: '/dashboard' });
  tell({ type: 'page.changed', path: '/dashboard' });
  await settle();
  expect(account()?.adminAuth.getSnapshot().context.path).toBe('/dashboard');
});

test('a login in another tab reaches a participant’s page, and from then on so does a logout', async () => {
  const { account, lastSent, tell } = await createTestSeatPage();
  tell({ type: 'token.stored', kind: 'main', present: true });
  await settle();
  expect(account()).not.toBeNull();
  tell({ type: 'token.stored', kind: 'main', present: false });
  expect(lastSent('adminAuth')).toEqual({ type: 'storage.changed', present: false });
});

test('whose token is stored is logged in on a participant’s page as well', async () => {
  const { account } = await createTestApplication('/experience/wait/s1', { isLoggedIn: true });
  expect(account()).not.toBeNull();
});

test('a login whose files failed to load is retried by the next page', async () => {
  const loadAccount = vi
    .fn(async (logic: AccountLogic) => logic)
    .mockRejectedValueOnce(new Error('did not arrive'));
  const { account, actor, tell } = await createTestApplication('/dashboard', { loadAccount });
  vi.mocked(console.warn).mockClear();
  expect(actor.getSnapshot().hasTag('entering')).toBe(false);
  expect(actor.getSnapshot().hasTag('accountMissing')).toBe(true);
  tell({ type: 'page.loading', path: '/pricing' });
  expect(actor.getSnapshot().hasTag('accountMissing')).toBe(false);
  await settle();
  expect(account()).not.toBeNull();
});

test('without a redirect that came back the pages open at once', async () => {
  const { actor, redirect } = await createTestApplication();
  expect(actor.getSnapshot().hasTag('entering')).toBe(true);
  redirect({ type: 'redirect.taken', microsoft: null });
  expect(actor.getSnapshot().hasTag('entering')).toBe(false);
});

test('LinkedIn’s redirect is verified, and a refusal is shown', async () => {
  const { lastSent, redirect } = await createTestApplication();
  redirect({ type: 'linkedin.returned', answer: { kind: 'code', code: 'c' } });
  expect(lastSent('socialSignIn')).toEqual({ type: 'token.returned', provider: 'linkedin', token: 'c' });
  redirect({ type: 'linkedin.returned', answer: { kind: 'refused' } });
  expect(lastSent('socialSignIn')).toEqual({ type: 'signIn.refused', provider: 'linkedin' });
});

test('a redirect from Microsoft is looked at before the pages open', async () => {
  const { actor, done, lastSent, redirect, tell } = await createTestApplication();
  const settings = { id: 'microsoft', client_id: 'm' } as const;
  redirect({ type: 'redirect.taken', microsoft: { settings } });
  expect(lastSent('msal')).toEqual({ type: 'redirect.pending', settings });
  expect(actor.getSnapshot().hasTag('entering')).toBe(true);
  tell({ type: 'microsoft.redirected', token: 'id-token' });
  expect(done.replaceAddress.mock.calls).toEqual([['/login']]);
  expect(lastSent('socialSignIn')).toEqual({
    type: 'token.returned',
    provider: 'microsoft',
    token: 'id-token',
  });
  expect(actor.getSnapshot().hasTag('entering')).toBe(false);
});

const seat = (seat_id: string, language: 'en' | 'de' = 'en'): DataPackage => ({
  seat_id,
  declined: false,
  plans: false,
  consumer: ana,
  session: {
    id: 's1',
    title: 'Friday',
    status: 'live',
    starts_at: 0,
    timezone_id: 'Europe/Madrid',
    host: 'Ana',
    company: 'Firm',
    logo_url: null,
    colour: null,
    analytics: true,
    chat: true,
    retention: { people: null, chats: null, results: null },
    trial: false,
  },
  story: {
    slug: 'tale',
    title: 'Tale',
    length_minutes: 60,
    tagline: '',
    cover_url: '',
    teaser_url: '/media/teaser/master.m3u8',
    teaser_ends_ms: null,
    teaser_sound_url: '/media/teaser/240p/sound/media.m3u8',
    language,
    languages: ['en', 'de'],
  },
  language,
  room: { engine: 'mesh', faces: 6 },
  ice_servers: [],
});

async function createTestSeat() {
  const clock = new SimulatedClock();
  const opened: (string | undefined)[] = [];
  const ended: string[] = [];
  let at = 0;
  const app = await createTestApplication('/experience/live/s1', {
    clock,
    now: () => at,
    openSession: fromPromise<OpenedSession, { dataPackage: DataPackage | null }>(async ({ input }) => {
      const name = input.dataPackage?.seat_id ?? '';
      opened.push(name);
      const stub = stubLiveSession(undefined, { ...testSeat, seatId: name });
      stub.world.drop = (what) => what === 'devices' && ended.push(name);
      return stub;
    }),
  });
  const live = () => app.actor.getSnapshot().context.live;
  const take = async (id: string, language?: 'en' | 'de') => {
    await settle();
    app.tell({ type: 'seat.taken', dataPackage: seat(id, language) });
    await settle();
  };
  const now = (ms: number) => {
    at = ms;
  };
  return { ...app, clock, ended, live, now, opened, take };
}

test('a change of page within the grace keeps the session, and its end is the last page’s', async () => {
  const { clock, ended, live, opened, take, tell } = await createTestSeat();
  await take('ana');
  const first = live();
  tell({ type: 'seat.vacated' });
  clock.increment(applicationDelays.grace - 1);
  await take('ana');
  clock.increment(applicationDelays.grace);
  expect([live() === first, first !== null, opened, ended]).toEqual([true, true, ['ana'], []]);
  tell({ type: 'seat.vacated' });
  clock.increment(applicationDelays.grace);
  expect([live(), ended]).toEqual([null, ['ana']]);
});

test('another seat replaces the one before', async () => {
  const { ended, live, opened, take } = await createTestSeat();
  await take('ana');
  await take('ben');
  expect([opened, ended, live() === null]).toEqual([['ana', 'ben'], ['ana'], false]);
});

test('a change of story language reopens the session', async () => {
  const { ended, live, opened, take, tell } = await createTestSeat();
  await take('ana');
  tell({ type: 'seat.vacated' });
  await take('ana', 'de');
  expect([opened, ended, live() === null]).toEqual([['ana', 'ana'], ['ana'], false]);
});

test('a participant who is cleared ends the session at once', async () => {
  const { ended, lastSent, live, take, tell } = await createTestSeat();
  await take('ana');
  tell({ type: 'participant.cleared' });
  expect([live(), ended]).toEqual([null, ['ana']]);
  expect(lastSent('supportWidget')).toEqual({ type: 'person.signedOut', userType: 'consumer' });
});

test('a seat that is lost asks anew who one is', async () => {
  const { lastSent, take, tell } = await createTestSeat();
  await take('ana');
  tell({ type: 'seat.lost' });
  expect(lastSent('participantAuth')).toEqual({ type: 'package.requested' });
});

const start = { snapshot: { chat: ['early'] }, realtime: { token: 'early' } } as unknown as SessionStart;

test('the first snapshot and token of a data package are the input of the session that opens at once', async () => {
  const { live, now, take, tell } = await createTestSeat();
  const begin = () => live()?.getSnapshot().context.start;
  tell({ type: 'participant.known', dataPackage: seat('ana'), start });
  now(9_999);
  await take('ana');
  expect(begin()).toEqual(start);
  await take('ana', 'de');
  expect(begin(), 'used once').toBeNull();
  tell({ type: 'participant.known', dataPackage: seat('ana'), start });
  await take('ben');
  expect(begin(), 'another seat').toBeNull();
});

test('a first snapshot that is ten seconds old is fetched again', async () => {
  const { live, now, take, tell } = await createTestSeat();
  tell({ type: 'participant.known', dataPackage: seat('ana'), start });
  now(10_000);
  await take('ana');
  expect(live()?.getSnapshot().context.start).toBeNull();
});

test('every state is reachable', async () => {
  const samples = {
    'user.known': [],
    'page.loading': [{ path: '/' }],
    'page.changed': [{ path: '/experience/end' }],
    'token.stored': [{ kind: 'main', present: true }],
    'xstate.done.actor.0.application.account.loading': [{ output: accountLogic(fromCallback(() => {})) }],
    'seat.taken': [{ dataPackage: { seat_id: 'ana', session: { id: 's1' }, story: { language: 'en' } } }],
    'xstate.done.actor.0.application.seat.opening': [
      { output: { logic: fromPromise(async () => {}), input: { experience: {} } } },
    ],
    'participant.known': [],
    'linkedin.returned': [],
    'redirect.taken': [{ microsoft: null }, { microsoft: { settings: null } }],
    'microsoft.redirected': [{ token: null }],
  };
  const input = {
    location: locationOf('/experience'),
    now: () => 0,
    offersSupport: false,
    isLoggedIn: false,
  };
  expect(unreachableStates(applicationMachine, { identity: 'value', samples, input })).toEqual([]);
});
