import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RoomKind } from '../../contract/calls/schemas/room-access.ts';
import type { RoomSignal } from '../../contract/messages/room-signal.ts';
import { facesCarriedBy, type RoomEngineName } from '../../contract/rules/sessions/room-engines.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { bundleForBrowser, listenWithBundle } from '../support/browser/browser-bundle.ts';
import { startJanus } from '../support/servers/janus-server.ts';
import { startLivekit } from '../support/servers/livekit-server.ts';
import { createLobby, type LiveSession } from '../support/live-session.ts';
import { createManualClock } from '../support/manual-clock.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Drive } from './room-page.ts';

/** Ten people who send and draw for one another are slow on two cores. */
const patienceMs = 180_000;

const keys = { adminKey: 'the-tests-make-rooms', tokenSecret: 'the-tests-sign-tokens' };

let browser: Browser;
let served: Awaited<ReturnType<typeof listenWithBundle>>;
let context: BrowserContext;
let janus: Awaited<ReturnType<typeof startJanus>>;
let test: TestApp;

beforeAll(async () => {
  janus = await startJanus(keys);
  test = await createTestApp({
    clock: createManualClock(Date.now()),
    env: { JANUS_URL: janus.url, JANUS_ADMIN_KEY: keys.adminKey, JANUS_TOKEN_SECRET: keys.tokenSecret },
  });
  browser = await launchBrowser();
  served = await listenWithBundle(await bundleForBrowser('room-page.ts'));
});
beforeEach(async () => {
  context = await browser.newContext({ permissions: ['camera', 'microphone'] });
});
afterEach(async () => {
  await context.close();
});
afterAll(async () => {
  served?.close();
  await browser?.close();
  await test?.close();
  await janus?.close();
});

const kindOf = (engine: RoomEngineName): RoomKind => ({ engine, faces: facesCarriedBy[engine] });

interface Person {
  seatId: string;
  page: Page;
  drive<Name extends keyof Drive>(
    name: Name,
    ...args: Parameters<Drive[Name]>
  ): Promise<Awaited<ReturnType<Drive[Name]>>>;
}

/** People at one table, each with a page of their own that runs nothing but the room. */
async function seat(
  seatIds: readonly string[],
  askAccess: (seatId: string) => Promise<unknown>,
): Promise<Person[]> {
  const people = new Map<string, Person>();
  for (const seatId of seatIds) {
    const page = await context.newPage();
    await page.exposeFunction('askAccess', () => askAccess(seatId));
    await page.exposeFunction('carry', async (signal: RoomSignal) => {
      await people.get(signal.to)?.drive('hear', signal, seatId);
    });
    await page.goto(served.url);
    await page.waitForFunction(() => 'drive' in window);
    people.set(seatId, {
      seatId,
      page,
      drive: (name, ...args) =>
        page.evaluate(
          ([called, given]) => Reflect.apply(Reflect.get(Reflect.get(window, 'drive'), called), null, given),
          [name, args] as const,
        ),
    });
  }
  return [...people.values()];
}

const othersOf = (people: readonly Person[], { seatId }: Person) =>
  people.map((one) => one.seatId).filter((one) => one !== seatId);

async function enterAll(people: readonly Person[], engine: RoomEngineName): Promise<void> {
  await Promise.all(
    people.map((one) => one.drive('enter', one.seatId, othersOf(people, one), kindOf(engine))),
  );
  await Promise.all(people.map((one) => one.drive('switchOn')));
}

/** On another network every connection gets another way, and the pictures go on over it in both directions. */
async function expectAnotherWay(people: readonly Person[], moved: Person): Promise<void> {
  const before = await moved.drive('ways');
  expect(before.length).toBeGreaterThan(0);
  await moved.drive('changeNetwork');
  const renewed = async () => {
    const now = await moved.drive('ways');
    return [now.length, now.filter((way) => before.includes(way))];
  };
  await expect.poll(renewed, { timeout: 60_000 }).toEqual([before.length, []]);
  await expectAllSeen(people);
}

/** Everybody is connected to everybody, says so, and pictures come from all of them. */
async function expectAllSeen(people: readonly Person[]): Promise<void> {
  const absent = async () => {
    const seen = await Promise.all(people.map((one) => one.drive('peers')));
    return seen.flatMap((peers, person) =>
      peers
        .filter(({ state, camera, microphone }) => state !== 'connected' || !camera || !microphone)
        .map((peer) => `${people[person]?.seatId}: ${JSON.stringify(peer)}`),
    );
  };
  await expect.poll(absent, { timeout: patienceMs }).toEqual([]);
  const before = await Promise.all(people.map((one) => one.drive('framesOf', othersOf(people, one))));
  await expect
    .poll(
      async () => {
        const now = await Promise.all(people.map((one) => one.drive('framesOf', othersOf(people, one))));
        return now.flatMap((frames, person) =>
          frames.flatMap((count, other) =>
            count > (before[person]?.[other] ?? 0) ? [] : [`${person} does not see ${other}`],
          ),
        );
      },
      { timeout: patienceMs },
    )
    .toEqual([]);
}

/** The test's own clock is the server's; what Janus signs by is the machine's. */
async function tableOf(names: readonly string[], of: TestApp = test): Promise<LiveSession> {
  const people = names.map((name) => ({ first_name: name, last_name: 'Guest', email: `${name}@acme.test` }));
  return createLobby(of, { teams: [{ name: 'Lanterns', people }] });
}

const seatByJanus = ({ seats }: LiveSession) =>
  seat(
    seats.map(({ id }) => id),
    async (seatId) => {
      const guest = seats.find(({ id }) => id === seatId);
      return (await guest?.browser.get('/api/exp/room'))?.json();
    },
  );

it('six people in one mesh see and hear each other', async () => {
  const people = await seat(['ana', 'ben', 'cat', 'dan', 'eve', 'fin'], async () => ({
    engine: 'mesh',
  }));
  await enterAll(people, 'mesh');
  await expectAllSeen(people);
});

it.each(['mesh', 'janus'] as const)(
  'over another network %s finds another way, and the pictures go on',
  async (engine) => {
    const mesh = () => seat(['gil', 'hua'], async () => ({ engine: 'mesh' }));
    const people = engine === 'mesh' ? await mesh() : await seatByJanus(await tableOf(['Gil', 'Hua']));
    await enterAll(people, engine);
    await expectAllSeen(people);
    for (const moved of people) await expectAnotherWay(people, moved);
  },
);

it('ten people over Janus see and hear each other, and all see who switches off or leaves', async () => {
  const names = ['Ana', 'Ben', 'Cat', 'Dan', 'Eve', 'Fin', 'Gus', 'Hal', 'Ida', 'Jon'];
  const session = await tableOf(names);
  const people = await seatByJanus(session);
  await enterAll(people, 'janus');
  await expectAllSeen(people);
  await people[3]?.drive('switchOff');
  await expect
    .poll(
      async () =>
        (await people[0]?.drive('peers'))?.filter(({ camera }) => !camera).map(({ seatId }) => seatId),
      { timeout: patienceMs },
    )
    .toEqual([people[3]?.seatId]);
  await people[9]?.drive('leave');
  await expect
    .poll(
      async () =>
        (await people[0]?.drive('peers'))
          ?.filter(({ state }) => state !== 'connected')
          .map(({ seatId }) => seatId),
      { timeout: patienceMs },
    )
    .toEqual([people[9]?.seatId]);
});

it('three people over LiveKit’s protocol with the server’s tokens: media, switching off, reconnecting, leaving; a forged token is refused', async () => {
  const secrets = { apiKey: 'muster', apiSecret: 'a-secret-of-livekit-that-is-long-enough' };
  const livekit = await startLivekit(secrets, context);
  const env = { LIVEKIT_API_KEY: secrets.apiKey, LIVEKIT_API_SECRET: secrets.apiSecret };
  const app = await createTestApp({
    clock: createManualClock(Date.now()),
    env: { ...env, LIVEKIT_URL: `ws://localhost:${livekit.port}` },
  });
  try {
    const session = await tableOf(['Ana', 'Ben', 'Cat'], app);
    let isForged = false;
    const people = await seat(
      session.seats.map(({ id }) => id),
      async (seatId) => {
        const guest = session.seats.find(({ id }) => id === seatId);
        const access = (await guest?.browser.get('/api/exp/room'))?.json();
        return isForged ? { ...access, token: `${access.token.slice(0, -6)}forged` } : access;
      },
    );
    const [ana, ben, cat] = people;
    if (!ana || !ben || !cat) throw new Error('Three people sit at the table');
    const seenByAna = async (what: 'camera' | 'state') =>
      (await ana.drive('peers')).map((peer) => [peer.seatId, peer[what]]);
    await enterAll(people, 'livekit');
    await expectAllSeen(people);

    await ben.drive('switchOff');
    await expect
      .poll(() => seenByAna('camera'))
      .toEqual([
        [ben.seatId, false],
        [cat.seatId, true],
      ]);
    await ben.drive('switchOn');
    await expectAllSeen(people);

    livekit.cut(ben.seatId);
    const cameIn = () => livekit.entered.filter((seatId) => seatId === ben.seatId).length;
    await expect.poll(cameIn).toBeGreaterThan(1);
    await expectAllSeen(people);

    await cat.drive('leave');
    await expect
      .poll(() => seenByAna('state'))
      .toEqual([
        [ben.seatId, 'connected'],
        [cat.seatId, 'waiting'],
      ]);
    isForged = true;
    expect(livekit.refused).toEqual([]);
    await cat.drive('enter', cat.seatId, othersOf(people, cat), kindOf('livekit'));
    await expect.poll(() => livekit.refused[0]).toBe('signature verification failed');
    await expect
      .poll(async () => (await cat.drive('peers')).map(({ state }) => state))
      .toEqual(['unreached', 'unreached']);
    expect(livekit.troubles).toEqual([]);
  } finally {
    await app.close();
    await livekit.close();
  }
});
