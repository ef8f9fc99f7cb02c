import { expect, test } from 'vitest';
import type { SessionStart } from '#contract/calls/schemas/participants.ts';
import {
  clipFact,
  decisionFact,
  publicProjection,
  snapshotOf,
} from '../experience-playback/experience-fixtures.ts';
import { defaultPlaybackState } from '../experience-playback/playback-state.ts';
import { realtimeConnectionDelays } from '../realtime-connection/realtime-connection-machine.ts';
import { createTestLiveSession, testSeat } from './live-session-fixtures.ts';
import { liveSessionDelays } from './live-session-machine.ts';

const inClip = snapshotOf({ phase: 'clip', clip: clipFact });

test('clearing the participant resets the playback and hands everything back, at once', async () => {
  const { actor, live, project, settle, told, world } = createTestLiveSession(inClip);
  await settle();
  project({ seq: 2, phase: 'gathering' });
  expect(world.held.toSorted()).toEqual(['connection', 'devices', 'room', 'screen']);
  expect(actor.getSnapshot().context.playback).not.toEqual(defaultPlaybackState);
  live.send({ type: 'participant.cleared' });
  expect(actor.getSnapshot().context.playback).toEqual(defaultPlaybackState);
  expect([world.held, told(), live.getSnapshot().status]).toEqual([[], ['session.over'], 'done']);
  for (const child of Object.values(live.getSnapshot().children))
    expect(child?.getSnapshot().status).toBe('stopped');
});

test('a session without pages releases all resources', async () => {
  const { live, project, settle, told, world } = createTestLiveSession(inClip);
  await settle();
  project({ seq: 2, phase: 'gathering' });
  live.send({ type: 'session.closed' });
  expect([world.held, told()]).toEqual([[], ['session.over']]);
});

const running = snapshotOf({ phase: 'clip', clip: { ...clipFact, start_at: 100_000 } });

test('joining during a clip shows it first, and connects to the others shortly after', async () => {
  const { clock, settle, world } = createTestLiveSession(running, testSeat, true);
  await settle();
  expect(world.held).not.toContain('connection');
  clock.increment(liveSessionDelays.pictureFirst);
  expect(world.held).toContain('connection');
});

test('shows the first caption to a latecomer as soon as the picture moves', async () => {
  const { actor, settle, world } = createTestLiveSession(running, testSeat, true);
  await settle();
  const { stage } = actor.getSnapshot().children;
  stage?.send({ type: 'screen.opened' });
  const layer = stage?.getSnapshot().context.layers[0]?.id ?? '';
  stage?.send({ type: 'clip.started', layer });
  stage?.send({ type: 'clip.progressed', layer, positionMs: 10 });
  expect(world.held).toContain('connection');
});

test.each([
  [
    'everybody gets ready for a scene',
    snapshotOf({ phase: 'gathering', clip: { ...clipFact, start_at: null } }),
  ],
  ['a decision is open', snapshotOf({ phase: 'decision', decision: decisionFact })],
])('connects at once for a seat that joins while %s', async (_, first) => {
  const { settle, world } = createTestLiveSession(first, testSeat, true);
  await settle();
  expect(world.held).toContain('connection');
});

test('the room follows the scene: quiet in a clip, with the present fellows', async () => {
  const { live, settle, project } = createTestLiveSession(inClip);
  await settle();
  expect(live.getSnapshot().context.intent).toEqual({
    inside: true,
    quiet: true,
    teamId: 1,
    fellows: ['ben'],
    over: false,
  });
  project({ seq: 2, phase: 'gathering' });
  expect(live.getSnapshot().context.intent).toEqual({
    inside: true,
    quiet: false,
    teamId: 1,
    fellows: ['ben'],
    over: false,
  });
  expect(live.getSnapshot().children.videoRoom?.getSnapshot().context.quiet).toBe(false);
});

test('the screen may sleep once the session is over for the seat, which leaves its room', async () => {
  const { settle, project, world } = createTestLiveSession(inClip);
  await settle();
  project({ seq: 2, phase: 'gathering' });
  expect(world.held).toContain('room');
  project({ seq: 3, phase: 'ended', clip: clipFact });
  expect(world.held.toSorted()).toEqual(['connection', 'devices']);
});

test('a seat removed from the session is reported once, and again when lost again', async () => {
  const { settle, project, told } = createTestLiveSession();
  await settle();
  const { seats } = publicProjection();
  const others = seats.filter(({ seat_id }) => seat_id !== 'ana');
  project({ seq: 2, seats: others });
  project({ seq: 3, seats: others });
  expect(told()).toEqual(['seat.lost']);
  project({ seq: 4, seats });
  project({ seq: 5, seats: others });
  expect(told()).toEqual(['seat.lost', 'seat.lost']);
});

test('the clips ahead are fetched in advance', async () => {
  const { settle, project, world } = createTestLiveSession();
  await settle();
  project({ seq: 2, next_clips: [clipFact] });
  expect(world.prefetched).toEqual([clipFact.scene_id]);
});

test('a seat that is moved leaves the channels of its old team for those of the new one and keeps nothing of it', async () => {
  const message = { id: 'message-1', seat_id: 'ben', text: 'ours', at: 1 };
  const { actor, live, settle, say, world } = createTestLiveSession({ ...snapshotOf(), chat: [message] });
  await settle();
  expect(actor.getSnapshot().context.chat).toEqual([message]);
  world.commands.length = 0;
  say('seat', {
    seq: 2,
    seat_id: 'ana',
    team_id: 2,
    vote: null,
    clues: [],
    help_called: false,
    help_seen: false,
    host_messages: [],
    more_time: false,
    reports: [],
  });
  expect(world.commands).toEqual([
    { type: 'channel.left', channel: 'session:s1:team:1' },
    { type: 'channel.left', channel: 'session:s1:signal:1:ana' },
    { type: 'channel.joined', channel: 'session:s1:team:2' },
    { type: 'channel.joined', channel: 'session:s1:signal:2:ana' },
  ]);
  expect([actor.getSnapshot().context.chat, live.getSnapshot().context.teamId]).toEqual([[], 2]);
});

test('a channel that is refused leads to a fresh snapshot', async () => {
  const { clock, settle, world } = createTestLiveSession();
  await settle();
  world.report({
    type: 'channel.refused',
    channel: 'session:s1:team:1',
    problem: { code: 40160, message: 'denied' },
  });
  clock.increment(1500);
  await settle();
  expect(world.fetched).toBe(2);
});

test('begins with the snapshot and the token that came with the data package, and fetches the next ones', async () => {
  const start = {
    snapshot: { ...snapshotOf(), chat: [{ id: 'message-1', seat_id: 'ben', text: 'early', at: 1 }] },
    realtime: { token: 'early', client_id: 'ana', expires_at: '', hosted: false, endpoint: null },
  } as unknown as SessionStart;
  const { actor, clock, settle, world } = createTestLiveSession(snapshotOf(), testSeat, false, start);
  await settle();
  expect(actor.getSnapshot().context.chat.map(({ text }) => text)).toEqual(['early']);
  expect([world.fetched, world.tokens]).toEqual([0, ['early']]);
  world.report({ type: 'connection.changed', state: 'failed', problem: undefined });
  clock.increment(realtimeConnectionDelays.beforeReopening);
  world.report({
    type: 'channel.refused',
    channel: 'session:s1',
    problem: { code: 40160, message: 'denied' },
  });
  clock.increment(1500);
  await settle();
  expect([world.fetched, world.tokens]).toEqual([1, ['early', null]]);
});
