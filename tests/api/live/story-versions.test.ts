import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '#contract/messages/realtime-channels.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import { type StorySource, storyIn } from '#contract/story/story.ts';
import { keepSetting } from '../../../server/settings.ts';
import {
  createLobby,
  type LiveSession,
  pass,
  reach,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { borrowedLightSource } from '../../support/test-story.ts';

const released: StorySource = borrowedLightSource;
const former: StorySource = { ...released, version: released.version - 1 };

/** The same story with the folder of one clip renamed: the other build has no media for it. */
function withoutMediaOf(source: StorySource): StorySource {
  let renamed = false;
  const scenes = source.scenes.map((scene) => {
    if (renamed || !('clip' in scene)) return scene;
    renamed = true;
    return { ...scene, clip: { ...scene.clip, media: `${scene.clip.media}-new` } };
  });
  return { ...source, scenes };
}

const day = 86_400_000;
let first: TestApp;
const opened: TestApp[] = [];

/** Another build over the same database and clock. */
async function startBuild(source: StorySource, name: string): Promise<TestApp> {
  const app = await createTestApp({
    database: first.database,
    clock: first.clock,
    storiesRoot: writeStoryFolder([source]),
    env: { NODE_URL: `http://${name}.example` },
  });
  opened.push(app);
  await app.services.directors.start();
  return app;
}

async function row(id: string) {
  return first.database
    .selectFrom('sessions')
    .select(['status', 'story_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const holder = async (id: string): Promise<string | undefined> =>
  (
    await first.database
      .selectFrom('session_leases')
      .select('owner')
      .where('session_id', '=', id)
      .where('expires_at', '>', new Date(first.clock.now()))
      .executeTakeFirst()
  )?.owner;

async function inDecision(app: TestApp, session: LiveSession): Promise<void> {
  const presence = simulatePresence(app);
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await reach(app, session, { phase: 'decision' });
}

async function stopBuild(app: TestApp): Promise<void> {
  await app.services.directors.stop();
  await first.clock.advance(liveSession.leaseRenewMs);
  for (const other of opened) if (other !== app) await settle(other);
}

describe.each([
  ['deploy', former, released],
  ['rollback', released, former],
] as const)('a %s of another version of the story', (_, before, after) => {
  let running: TestApp;
  let live: LiveSession;
  let lobby: LiveSession;
  let planned: LiveSession;

  beforeAll(async () => {
    first = await createTestApp({
      storiesRoot: writeStoryFolder([before]),
      env: { NODE_URL: 'http://first.example' },
    });
    opened.splice(0, opened.length, first);
    await first.services.directors.start();
    live = await createLobby(first);
    await inDecision(first, live);
    lobby = await createLobby(first, { company: live.company });
    planned = await createLobby(first, { inMs: day, company: live.company });
    await pass(first, liveSession.leaseRenewMs);
    running = await startBuild(after, 'second');
    await pass(first, liveSession.leaseRenewMs);
  });
  afterAll(async () => {
    for (const app of opened.toReversed()) await app.close();
  });

  it('leaves every session as it is while both builds run', async () => {
    expect(await Promise.all([live, lobby, planned].map(({ id }) => row(id)))).toEqual([
      { status: 'live', story_version: before.version },
      { status: 'lobby', story_version: before.version },
      { status: 'scheduled', story_version: before.version },
    ]);
    expect([await holder(live.id), await holder(lobby.id)]).toEqual([
      'http://first.example',
      'http://first.example',
    ]);
  });

  it('continues with the version that was begun once the former build is gone', async () => {
    await stopBuild(first);
    expect([await holder(live.id), await holder(lobby.id)]).toEqual([
      'http://second.example',
      'http://second.example',
    ]);
    const current = await running.services.directors.current(live.id);
    expect(current?.snapshot.context.story.version).toBe(before.version);
    expect(current?.snapshot.context.decision).not.toBeNull();
    expect(await row(live.id)).toEqual({ status: 'live', story_version: before.version });
    const seat = live.seat('Ana');
    const voted = await running.services.directors.dispatch(live.id, {
      type: 'vote.cast',
      seatId: seat.id,
      voteId: 'after-the-release',
      decisionId: 'which-way',
      optionId: 'bell',
      castAt: first.clock.now(),
    });
    expect(voted.accepted).toBe(true);
  });

  it('a planned session takes the current version when its lobby opens', async () => {
    await first.clock.advance(day - liveSession.lobbyOpensMs);
    running.services.jobs.start();
    await pass(running, 3000);
    await running.services.jobs.stop();
    expect(await row(planned.id)).toEqual({ status: 'lobby', story_version: after.version });
  });
});

describe('a build without the media of the version that was begun', () => {
  let other: TestApp;
  let session: LiveSession;

  beforeAll(async () => {
    first = await createTestApp({
      storiesRoot: writeStoryFolder([withoutMediaOf(former)]),
      env: { NODE_URL: 'http://first.example' },
    });
    opened.splice(0, opened.length, first);
    await first.services.directors.start();
    session = await createLobby(first);
    await inDecision(first, session);
    other = await startBuild(released, 'second');
    await first.services.directors.stop();
  });
  afterAll(async () => {
    for (const app of opened.toReversed()) await app.close();
  });

  it('leaves the session to a node that can play it', async () => {
    await pass(other, 60_000);
    expect([await holder(session.id), (await row(session.id)).status]).toEqual([undefined, 'live']);
    const rolledBack = await startBuild(withoutMediaOf(former), 'third');
    await pass(rolledBack, liveSession.leaseRenewMs);
    expect([await holder(session.id), (await row(session.id)).status]).toEqual([
      'http://third.example',
      'live',
    ]);
    await rolledBack.services.directors.stop();
  });

  it('fails the session only when no node could play it for minutes', async () => {
    await pass(other, liveSession.unplayableMs - 10_000);
    expect((await row(session.id)).status).toBe('live');
    await pass(other, 20_000);
    expect((await row(session.id)).status).toBe('failed');
  });
});

describe('what another build has written', () => {
  beforeAll(async () => {
    first = await createTestApp({ storiesRoot: writeStoryFolder([former]) });
    opened.splice(0, opened.length, first);
    await first.services.directors.start();
  });
  afterAll(async () => {
    for (const app of opened.toReversed()) await app.close();
  });

  it('a story that was archived in its own language only is played in it', async () => {
    const session = await createLobby(first);
    await inDecision(first, session);
    await first.services.directors.stop();
    await first.database.deleteFrom('settings').where('name', 'like', 'story source %').execute();
    const story = storyIn(former, former.language);
    await keepSetting(first.database, `story ${former.slug}@${former.version}`, story);
    const next = await startBuild(released, 'second');
    await pass(next, liveSession.leaseRenewMs);
    expect(await holder(session.id)).toBe('http://second.example');
    const current = await next.services.directors.current(session.id);
    expect(current?.snapshot.context.story.version).toBe(former.version);
    await next.services.directors.stop();
  });

  it('the log of a newer director is refused with one sentence and left to others', async () => {
    const newer = await startBuild(former, 'newer');
    const session = await createLobby(newer);
    await settle(newer);
    await newer.services.directors.stop();
    await first.database
      .updateTable('session_events')
      .set({ machine_version: 999 })
      .where('session_id', '=', session.id)
      .execute();
    await expect(newer.services.directors.current(session.id)).rejects.toThrow(
      /was written by version 999 of the director; this build reads up to \d+$/,
    );
    const older = await startBuild(former, 'older');
    await pass(older, 10_000);
    expect([await holder(session.id), (await row(session.id)).status]).toEqual([undefined, 'lobby']);
  });
});
