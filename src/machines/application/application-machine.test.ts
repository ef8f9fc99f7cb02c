import { expect, test, vi } from 'vitest';
import {
  type ActorRefLike,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ana } from '../admin-auth/admin-auth-fixtures.ts';
import { adminAuthMachine } from '../admin-auth/admin-auth-machine.ts';
import { addressOf, locationOf } from '../../services/page-history.ts';
import type { ApplicationEvent, BrowserFact, RedirectFact } from './application-events.ts';
import { stubLiveSession } from '../live-session/live-session-fixtures.ts';
import { msalMachine } from '../msal/msal-machine.ts';
import { type HistoryMoved, navigationMachine } from '../navigation/navigation-machine.ts';
import { socialSignInMachine } from '../social-sign-in/social-sign-in-machine.ts';
import { applicationMachine } from './application-machine.ts';
import { type AccountLogic, applicationDelays, type OpenedSession } from './application-setup.ts';

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

/** The real children with nothing behind them; what each is told is read from the inspection. */
async function createTestApplication(
  path = '/dashboard',
  {
    clock = new SimulatedClock(),
    isLoggedIn = true,
    loadAccount = async (logic: AccountLogic) => logic,
    openSession = fromPromise<OpenedSession, { dataPackage: DataPackage | null }>(
      () => new Promise(() => undefined),
    ),
  } = {},
) {
  const told: [ActorRefLike, { type: string }][] = [];
  const roots = new Set<string>();
  const inspect = (event: InspectionEvent) => {
    roots.add(event.rootId);
    if (event.type === '@xstate.event') told.push([event.actorRef, event.event]);
  };
  const done = {
    replaceAddress: vi.fn(),
    reload: vi.fn(),
    keepTyped: vi.fn(),
    restoreTyped: vi.fn(),
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
        keepTyped: ({ context }) => done.keepTyped(context.path),
        restoreTyped: ({ context }) => done.restoreTyped(context.path),
        showError: (_, params) => done.showError(params.text, params.title),
      },
    }),
    {
      id: 'application',
      clock,
      inspect,
      input: { location: locationOf(path), now: () => 0, offersSupport: false, isLoggedIn },
    },
  ).start();
  const account = () => actor.getSnapshot().context.account;
  const child = (name: string) =>
    Object.entries({ ...actor.getSnapshot().children, ...account() }).find(([key]) => key === name)?.[1];
  const toldTo = (name: string) => told.flatMap(([ref, event]) => (ref === child(name) ? [event] : []));
  const lastTold = (name: string) => toldTo(name).at(-1);
  /** Since the last `tell`. */
  const wantedPages = () =>
    toldTo('navigation').flatMap((event) =>
      'location' in event && event.type === 'page.wanted'
        ? [addressOf(event.location as ReturnType<typeof locationOf>)]
        : [],
    );
  const tell = (event: ApplicationEvent) => {
    told.length = 0;
    actor.send(event);
  };
  await settle();
  return {
    account,
    actor,
    done,
    lastTold,
    redirect: (fact: RedirectFact) => redirect(fact),
    roots,
    tell,
    toldTo,
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

test('a change of page is told to those who follow it', async () => {
  const { lastTold, tell } = await createTestApplication();
  tell({ type: 'page.changed', path: '/faq' });
  for (const child of ['adminAuth', 'buildUpdate'])
    expect(lastTold(child)).toEqual({ type: 'page.changed', path: '/faq' });
  expect(lastTold('socialSignIn')).toEqual({ type: 'page.changed' });
});

test.each([
  ['page.loading', 'loading.started'],
  ['page.loaded', 'loading.finished'],
  ['page.failed', 'loading.failed'],
] as const)('%s moves the loading bar', async (type, expected) => {
  const { lastTold, tell } = await createTestApplication();
  tell(type === 'page.loading' ? { type, path: '/faq' } : { type });
  expect(lastTold('loadingBar')).toEqual({ type: expected });
});

test('what another tab did to a token is told to whom it belongs', async () => {
  const { lastTold, tell, toldTo } = await createTestApplication();
  tell({ type: 'token.stored', kind: 'main', present: false });
  expect(lastTold('adminAuth')).toEqual({ type: 'storage.changed', present: false });
  expect(toldTo('participantAuth')).toEqual([]);
  tell({ type: 'token.stored', kind: 'participant', present: true });
  expect(lastTold('participantAuth')).toEqual({ type: 'storage.changed', present: true });
  expect(toldTo('adminAuth')).toEqual([]);
});

test('a refused request is told only to whose token it bore', async () => {
  const { lastTold, tell, toldTo } = await createTestApplication();
  const failure = {
    kind: 'client',
    status: 401,
    message: 'x',
    code: null,
    fieldErrors: {},
    requestId: null,
  } as const;
  tell({ type: 'request.unauthenticated', kind: 'participant', token: 't', failure });
  expect(lastTold('participantAuth')).toMatchObject({ type: 'request.unauthenticated', token: 't' });
  expect(toldTo('adminAuth')).toEqual([]);
  tell({ type: 'request.unauthenticated', kind: 'main', token: 't', failure });
  expect(lastTold('adminAuth')).toMatchObject({ type: 'request.unauthenticated', token: 't' });
  expect(toldTo('participantAuth')).toEqual([]);
});

test.each([
  ['session.expired', ['You have been logged out due to inactivity.', 'Session expired']],
  ['session.rejected', ['Authentication required', undefined]],
] as const)(
  '%s says why and leads to the login and from there back, but not out of an experience',
  async (type, words) => {
    const outside = await createTestApplication('/dashboard/sessions');
    outside.tell({ type });
    expect(outside.done.showError.mock.calls).toEqual([words]);
    expect(outside.wantedPages()).toEqual(['/login?redirect=%2Fdashboard%2Fsessions']);
    const inside = await createTestApplication('/experience/live/s1');
    inside.tell({ type });
    expect([inside.done.showError.mock.calls, inside.wantedPages()]).toEqual([[], []]);
  },
);

test('a logout leads home, and the one from all clears the participant', async () => {
  const { lastTold, tell, toldTo, wantedPages } = await createTestApplication();
  tell({ type: 'session.ended', everywhere: false });
  expect([toldTo('participantAuth'), wantedPages()]).toEqual([[], ['/?logout=true']]);
  tell({ type: 'session.ended', everywhere: true });
  expect(lastTold('participantAuth')).toEqual({ type: 'clear.requested' });
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

test('the guard is asked anew when somebody logs in, and the page loaded anew when somebody else does', async () => {
  const { done, tell, toldTo } = await createTestApplication();
  tell({ type: 'session.began' });
  expect(toldTo('navigation')).toEqual([{ type: 'guard.changed' }]);
  tell({ type: 'user.switched' });
  tell({ type: 'reload.wanted' });
  expect(done.reload.mock.calls).toEqual([['/dashboard'], [null]]);
});

test('what was typed is kept when a file is missing and before a reload, and typed again on its page', async () => {
  const { done, tell } = await createTestApplication('/contact');
  tell({ type: 'page.loaded' });
  tell({ type: 'file.missing', file: '' });
  tell({ type: 'page.changed', path: '/faq' });
  tell({ type: 'reload.wanted' });
  expect(done.keepTyped.mock.calls).toEqual([['/contact'], ['/faq']]);
  expect(done.restoreTyped.mock.calls).toEqual([['/contact'], ['/faq']]);
  expect(done.keepTyped.mock.invocationCallOrder[1]).toBeLessThan(
    done.reload.mock.invocationCallOrder[0] ?? 0,
  );
});

test('another person’s page is loaded without what this one typed', async () => {
  const { done, tell } = await createTestApplication();
  tell({ type: 'user.switched' });
  expect(done.keepTyped).not.toHaveBeenCalled();
});

test('the page knows whether the browser has a network', async () => {
  const { actor, tell } = await createTestApplication();
  const isOffline = () => actor.getSnapshot().hasTag('offline');
  expect(isOffline()).toBe(false);
  tell({ type: 'line.lost' });
  expect(isOffline()).toBe(true);
  tell({ type: 'line.found' });
  expect(isOffline()).toBe(false);
});

test('the support chat is told who is there, on either side', async () => {
  const { lastTold, tell } = await createTestApplication();
  tell({ type: 'user.known', user: ana });
  expect(lastTold('supportWidget')).toMatchObject({
    type: 'person.signedIn',
    identity: { user_id: '1', name: 'Ana Ruiz', user_type: 'admin' },
  });
  tell({ type: 'user.forgotten' });
  expect(lastTold('supportWidget')).toEqual({ type: 'person.signedOut', userType: 'admin' });
  tell({ type: 'participant.cleared' });
  expect(lastTold('supportWidget')).toEqual({ type: 'person.signedOut', userType: 'consumer' });
});

test('a verified social account becomes the session of this browser', async () => {
  const { lastTold, tell, wantedPages } = await createTestApplication();
  tell({ type: 'token.verified', token: 'ours', secret });
  expect(lastTold('adminAuth')).toEqual({ type: 'token.obtained', token: 'ours', secret });
  expect(wantedPages()).toEqual(['/login']);
});

test('the work-or-school sign-in and the social one speak through the application', async () => {
  const { lastTold, tell } = await createTestApplication();
  const settings = { id: 'microsoft', client_id: 'm' } as const;
  tell({ type: 'microsoft.wanted', settings });
  expect(lastTold('msal')).toMatchObject({ settings });
  tell({ type: 'microsoft.interacted', failure: 'no' });
  expect(lastTold('socialSignIn')).toEqual({ type: 'interaction.ended', failure: 'no' });
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

test('who goes on from there to another page has the login fetched, on the page that is shown then', async () => {
  const { account, tell } = await createTestSeatPage();
  tell({ type: 'page.loading', path: '/dashboard' });
  tell({ type: 'page.changed', path: '/dashboard' });
  await settle();
  expect(account()?.adminAuth.getSnapshot().context.path).toBe('/dashboard');
});

test('a login in another tab is heard on a participant’s page, and a logout from there on', async () => {
  const { account, lastTold, tell } = await createTestSeatPage();
  tell({ type: 'token.stored', kind: 'main', present: true });
  await settle();
  expect(account()).not.toBeNull();
  tell({ type: 'token.stored', kind: 'main', present: false });
  expect(lastTold('adminAuth')).toEqual({ type: 'storage.changed', present: false });
});

test('whose token is stored is logged in on a participant’s page as well', async () => {
  const { account } = await createTestApplication('/experience/wait/s1', { isLoggedIn: true });
  expect(account()).not.toBeNull();
});

test('a login whose files did not arrive is known to be missing, and asked for again by the next page', async () => {
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

test('what LinkedIn sent a person back with is verified, and a refusal said', async () => {
  const { lastTold, redirect } = await createTestApplication();
  redirect({ type: 'linkedin.returned', answer: { kind: 'code', code: 'c' } });
  expect(lastTold('socialSignIn')).toEqual({ type: 'token.returned', provider: 'linkedin', token: 'c' });
  redirect({ type: 'linkedin.returned', answer: { kind: 'refused' } });
  expect(lastTold('socialSignIn')).toEqual({ type: 'signIn.refused', provider: 'linkedin' });
});

test('a redirect from Microsoft is looked at before the pages open', async () => {
  const { actor, done, lastTold, redirect, tell } = await createTestApplication();
  const settings = { id: 'microsoft', client_id: 'm' } as const;
  redirect({ type: 'redirect.taken', microsoft: { settings } });
  expect(lastTold('msal')).toEqual({ type: 'redirect.pending', settings });
  expect(actor.getSnapshot().hasTag('entering')).toBe(true);
  tell({ type: 'microsoft.redirected', token: 'id-token' });
  expect(done.replaceAddress.mock.calls).toEqual([['/login']]);
  expect(lastTold('socialSignIn')).toEqual({
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
  const app = await createTestApplication('/experience/live/s1', {
    clock,
    openSession: fromPromise<OpenedSession, { dataPackage: DataPackage | null }>(async ({ input }) => {
      const name = input.dataPackage?.seat_id ?? '';
      opened.push(name);
      const stub = stubLiveSession();
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
  return { ...app, clock, ended, live, opened, take };
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

test('a seat that is told the story in another language opens its session anew', async () => {
  const { ended, live, opened, take, tell } = await createTestSeat();
  await take('ana');
  tell({ type: 'seat.vacated' });
  await take('ana', 'de');
  expect([opened, ended, live() === null]).toEqual([['ana', 'ana'], ['ana'], false]);
});

test('a participant who is cleared ends the session at once', async () => {
  const { ended, lastTold, live, take, tell } = await createTestSeat();
  await take('ana');
  tell({ type: 'participant.cleared' });
  expect([live(), ended]).toEqual([null, ['ana']]);
  expect(lastTold('supportWidget')).toEqual({ type: 'person.signedOut', userType: 'consumer' });
});

test('a seat that is lost asks anew who one is', async () => {
  const { lastTold, take, tell } = await createTestSeat();
  await take('ana');
  tell({ type: 'seat.lost' });
  expect(lastTold('participantAuth')).toEqual({ type: 'package.requested' });
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
      { output: { logic: fromPromise(async () => {}), input: {} } },
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
