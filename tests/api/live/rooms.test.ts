import { afterEach, describe, expect, test } from 'vitest';
import type { RoomAccess } from '../../../contract/calls/schemas/room-access.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { startJanus } from '../../support/servers/janus-server.ts';
import { createLobby } from '../../support/live-session.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const janusKeys = { adminKey: 'the-tests-make-rooms', tokenSecret: 'the-tests-sign-tokens' };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function appWith(env: Record<string, string> = {}): Promise<TestApp> {
  const test = await createTestApp({ env, clock: createManualClock(Date.now()) });
  open.push(() => test.close());
  return test;
}

const person = (name: string) => ({ first_name: name, last_name: 'Guest', email: `${name}@acme.test` });
const teams = [
  { name: 'Lanterns', people: [person('Ana'), person('Ben')] },
  { name: 'Pines', people: [person('Cat')] },
];
const accessOf = async (session: Awaited<ReturnType<typeof createLobby>>, name: string) =>
  (await session.seat(name).browser.get('/api/exp/room')).json<RoomAccess>();

describe('the room of a team', () => {
  test('is between the browsers where no media server is configured', async () => {
    const test = await appWith();
    const session = await createLobby(test, { teams });
    expect(await accessOf(session, 'Ana')).toEqual({ engine: 'mesh' });
    expect((await session.company.browser.get('/api/experience')).json()).toMatchObject({
      faces_at_one_table: 6,
    });
  });

  test('is not shown without a seat', async () => {
    const test = await appWith();
    expect((await test.browser().get('/api/exp/room')).statusCode).toBe(401);
  });

  test('is LiveKit’s with a token of this seat, and plans have twelve at a table', async () => {
    const test = await appWith({
      LIVEKIT_URL: 'wss://rooms.example',
      LIVEKIT_API_KEY: 'key',
      LIVEKIT_API_SECRET: 'a-secret-of-livekit-that-is-long',
    });
    const session = await createLobby(test, { teams });
    const access = await accessOf(session, 'Cat');
    expect(access).toEqual({ engine: 'livekit', url: 'wss://rooms.example', token: expect.any(String) });
    expect((await session.company.browser.get('/api/experience')).json()).toMatchObject({
      faces_at_one_table: 12,
    });
  });

  test('is created in Janus for the first request, one a team, and closed once empty', async () => {
    const janus = await startJanus(janusKeys);
    open.push(() => janus.close());
    const test = await appWith({
      JANUS_URL: janus.url,
      JANUS_ADMIN_KEY: janusKeys.adminKey,
      JANUS_TOKEN_SECRET: janusKeys.tokenSecret,
    });
    const session = await createLobby(test, { teams });
    const [ana, ben, cat] = await Promise.all(['Ana', 'Ben', 'Cat'].map((name) => accessOf(session, name)));
    expect(ana).toEqual({
      engine: 'janus',
      url: janus.url,
      room: expect.any(Number),
      pin: expect.any(String),
      token: expect.stringMatching(/^\d+,janus,janus\.plugin\.videoroom:/),
    });
    const keyTo = (access: RoomAccess | undefined) =>
      access?.engine === 'janus' ? [access.room, access.pin] : [];
    expect(keyTo(ben)).toEqual(keyTo(ana));
    expect(keyTo(cat)).not.toEqual(keyTo(ana));
    expect(await janus.rooms()).toBe(2);
    await test.services.rooms.closeEmpty();
    expect(await janus.rooms()).toBe(0);
    await accessOf(session, 'Ana');
    expect(await janus.rooms()).toBe(1);
  });

  test('retries when the media server is unreachable', async () => {
    const test = await appWith({ JANUS_URL: `ws://127.0.0.1:${await freePort()}`, JANUS_ADMIN_KEY: 'x' });
    const session = await createLobby(test, { teams });
    expect((await session.seat('Ana').browser.get('/api/exp/room')).statusCode).toBe(503);
  });
});

describe('a video room of the company’s own', () => {
  const withRoom = (video_room_url: string | null) => ({
    options: { timer_factor: 1, chat: true, analytics: true, video_room_url },
  });

  test('is published to the session, and changed while it waits', async () => {
    const test = await appWith();
    const url = 'https://meet.example/harbour-{team}';
    const session = await createLobby(test, { teams, ...withRoom(url) });
    expect((await session.snapshot()).public.video_room_url).toBe(url);
    const { browser } = session.company;
    await browser.send('PATCH', `/api/session/${session.id}`, withRoom(null));
    await test.services.directors.sync(session.id);
    expect((await session.snapshot()).public.video_room_url).toBeNull();
  });

  test.each(['http://meet.example/a', 'javascript:alert(1)', 'https://ana:secret@meet.example/', 'meet'])(
    '%s is refused beside its field',
    async (url) => {
      const test = await appWith();
      const company = await createCompany(test);
      const answer = await company.browser.post(
        '/api/session',
        sessionRequest(test, { inMs: 3_600_000, ...withRoom(url) }),
      );
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
        422,
        ['options.video_room_url'],
      ]);
    },
  );

  test('left empty is none', async () => {
    const test = await appWith();
    const company = await createCompany(test);
    const request = sessionRequest(test, { inMs: 3_600_000, ...withRoom('  ') });
    const created = (await company.browser.post('/api/session', request)).json<SessionDetail>();
    expect(created.options).toEqual({ timer_factor: 1, chat: true, analytics: true });
  });
});
