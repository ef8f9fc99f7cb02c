import { toFailure } from '../../services/http/failure.ts';
import { expect, test } from 'vitest';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { Reaction } from '#contract/rules/sessions/reactions.ts';
import { createTestLiveSession } from '../live-session/live-session-fixtures.ts';
import { onSession, publicProjection, seatProjection, snapshotOf } from './experience-fixtures.ts';
import { selectIcebreaker, selectMoreTime, selectPublic, selectReactions } from './experience-selectors.ts';
import { experienceDelays } from './experience-setup.ts';

const unanswered = toFailure(new Error('No connection'));

const answer = (seat_id: string, text: string, at: number) => ({
  seat_id,
  question: 'soup' as const,
  text,
  at,
});
const reaction = (id: string, seat_id: string, kind: Reaction = 'heart') => ({ id, seat_id, kind, at: 1 });

test('answers arrive as they are given, the last of each seat, beside those of the snapshot', async () => {
  const first = { ...snapshotOf(), icebreaker: [answer('ben', 'Leek', 5)] };
  const { actor, settle, say } = createTestLiveSession(first);
  await settle();
  const texts = () => selectIcebreaker(actor.getSnapshot()).map(({ text }) => text);
  say('icebreaker', answer('ana', 'Pea', 7));
  expect(texts()).toEqual(['Leek', 'Pea']);
  say('icebreaker', answer('ben', 'Tomato', 9));
  expect(texts()).toEqual(['Pea', 'Tomato']);
});

test('what people show stays until it has been quiet for a while', async () => {
  const { actor, clock, settle, say } = createTestLiveSession();
  await settle();
  const shown = () => selectReactions(actor.getSnapshot()).map(({ id }) => id);
  say('reaction', reaction('r1', 'ben'));
  clock.increment(experienceDelays.reactions - 1);
  say('reaction', reaction('r2', 'ana'));
  clock.increment(experienceDelays.reactions - 1);
  expect(shown()).toEqual(['r1', 'r2']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

test('messages of a hidden author are not shown', async () => {
  const { actor, settle, say } = createTestLiveSession();
  await settle();
  say('icebreaker', answer('ben', 'Leek', 5));
  actor.send({ type: 'seat.blocked', seatId: 'ben', blocked: true });
  say('reaction', reaction('r1', 'ben'));
  expect([selectIcebreaker(actor.getSnapshot()), selectReactions(actor.getSnapshot())]).toEqual([[], []]);
});

test('sends a seat’s requests, and ignores a refused reaction', async () => {
  const { actor, settle, world } = createTestLiveSession();
  await settle();
  const requests = [
    { kind: 'icebreaker', question: 'soup', text: 'Leek' },
    { kind: 'time', wanted: true },
    { kind: 'report', messageId: 'message-1' },
    { kind: 'reaction', reaction: 'light' },
  ] as const;
  for (const request of requests) actor.send({ type: 'request.made', request });
  expect(world.requests).toEqual(requests);
  world.requestSender({ type: 'request.failed', request: requests[3], failure: unanswered });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('takes presence from the channel before the lobby opens, from the director afterwards', async () => {
  const away = publicProjection().seats.map((seat) => ({ ...seat, present: false }));
  const doors = 2_000_000;
  const projection = { starts_at: doors + liveSession.lobbyOpensMs, seats: away };
  const { actor, world, settle, project } = createTestLiveSession(
    snapshotOf({ ...projection, at: doors - 1 }),
  );
  await settle();
  const here = () =>
    selectPublic(actor.getSnapshot())?.seats.flatMap(({ seat_id, present }) => (present ? [seat_id] : []));
  expect(here()).toEqual([]);
  world.report(onSession('ana', 'ben'));
  expect(here()).toEqual(['ana', 'ben']);
  world.report(onSession('ana'));
  expect(here()).toEqual(['ana']);
  project({ ...projection, seq: 2, at: doors });
  expect(here()).toEqual([]);
});

test('more time shows the last request until the session confirms or refuses it', async () => {
  const { actor, settle, say, world } = createTestLiveSession();
  await settle();
  const shown = () => selectMoreTime(actor.getSnapshot());
  const on = { kind: 'time', wanted: true } as const;
  const off = { kind: 'time', wanted: false } as const;
  actor.send({ type: 'request.made', request: on });
  world.requestSender({ type: 'request.done', request: on, accepted: undefined });
  expect(shown()).toBe(true);
  actor.send({ type: 'request.made', request: off });
  say('seat', seatProjection({ seq: 2, more_time: true }));
  expect(shown()).toBe(false);
  say('seat', seatProjection({ seq: 3, more_time: false }));
  say('seat', seatProjection({ seq: 4, more_time: true }));
  expect(shown()).toBe(true);
  actor.send({ type: 'request.made', request: off });
  world.requestSender({ type: 'request.failed', request: off, failure: unanswered });
  expect(shown()).toBe(true);
});

test('a waiting seat with prefetched clips reports ready, and none does during the story', async () => {
  const lobby = createTestLiveSession();
  await lobby.settle();
  lobby.actor.send({ type: 'clip.fetched', sceneId: 'arrival' });
  expect(lobby.world.requests).toEqual([{ kind: 'ready', sceneId: 'arrival' }]);
  const later = createTestLiveSession(snapshotOf({ phase: 'decision' }));
  await later.settle();
  later.actor.send({ type: 'clip.fetched', sceneId: 'dock' });
  expect(later.world.requests).toEqual([]);
});
