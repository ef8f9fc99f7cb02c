import { expect, test } from 'vitest';
import type { DraftFact } from '#contract/messages/team-projection.ts';
import { draftText } from '#contract/story/answer-draft.ts';
import { toFailure } from '../../services/http/failure.ts';
import { createTestLiveSession } from '../live-session/live-session-fixtures.ts';
import type { SeatRequest } from './experience-events.ts';
import { snapshotOf } from './experience-fixtures.ts';
import { experienceDelays } from './experience-setup.ts';
import { selectDraft, selectPointers, selectProblem } from './experience-selectors.ts';

const team = 'session:s1:team:1';
const items = ['bed', 'chairs', 'tackle'].map((id) => ({
  id,
  label: id,
  minutes: 1,
  haste_minutes: 1,
  haste_cost: 1,
}));
const breakout = {
  scene_id: 'last-in',
  title: 'Last in',
  prompt: 'In which order?',
  open_at: 1,
  close_at: 2,
  solved_teams: [],
  task: { kind: 'order' as const, items, wanted: 'tackle', budget: 9 },
  spoken: false,
  agreed: true,
  chat: true,
};
const draft = (patch: Partial<DraftFact> = {}): DraftFact => ({
  seq: 1,
  team_id: 1,
  scene_id: 'last-in',
  pieces: [],
  undoable: 0,
  move_ids: [],
  ...patch,
});
const piece = (id: string, by: string) => ({ id, haste: false, by });

async function atBoard() {
  const live = createTestLiveSession({ ...snapshotOf({ phase: 'breakout', breakout }), draft: draft() });
  await live.settle();
  const request = (moveId: string, id: string): SeatRequest & { kind: 'move' } => ({
    kind: 'move',
    moveId,
    challengeId: 'last-in',
    move: { act: 'put', piece: id, position: 0 },
  });
  const hear = (data: DraftFact) =>
    live.actor.send({ type: 'realtime.message', channel: team, message: { name: 'draft', data } });
  const point = (seatId: string, at: string) =>
    live.actor.send({
      type: 'realtime.message',
      channel: team,
      message: { name: 'pointer', data: { seat_id: seatId, piece: at } },
    });
  const order = () => draftText(selectDraft(live.actor.getSnapshot())?.pieces ?? []);
  return { ...live, request, hear, point, order };
}

test('an own move is shown at once, and only once after the board contains it', async () => {
  const { actor, request, hear, order } = await atBoard();
  actor.send({ type: 'request.made', request: request('move-1', 'bed') });
  expect(order()).toBe('bed');
  hear(draft({ seq: 2, pieces: [piece('bed', 'ana')], move_ids: ['move-1'], undoable: 1 }));
  expect(order()).toBe('bed');
  expect(selectDraft(actor.getSnapshot())?.undoable).toBe(true);
});

test('what others move shows under an own move that is on its way', async () => {
  const { actor, request, hear, order } = await atBoard();
  actor.send({ type: 'request.made', request: request('move-1', 'bed') });
  hear(draft({ seq: 2, pieces: [piece('chairs', 'ben')], move_ids: ['of ben'] }));
  expect(order()).toBe('bed>chairs');
});

test('a move that the board refuses, or that could not be sent, is taken back', async () => {
  const { actor, world, request, order } = await atBoard();
  const [refused, lost] = [request('move-1', 'bed'), request('move-2', 'chairs')];
  for (const each of [refused, lost]) actor.send({ type: 'request.made', request: each });
  expect(order()).toBe('chairs>bed');
  world.requestSender({ type: 'request.done', request: refused, accepted: false });
  expect(order()).toBe('chairs');
  world.requestSender({ type: 'request.failed', request: lost, failure: toFailure(new Error('No line')) });
  expect(order()).toBe('');
  expect(selectProblem(actor.getSnapshot())).not.toBeNull();
});

test('a late board does not undo a newer one', async () => {
  const { hear, order } = await atBoard();
  hear(draft({ seq: 3, pieces: [piece('bed', 'ben')] }));
  hear(draft({ seq: 2, pieces: [piece('chairs', 'ben')] }));
  expect(order()).toBe('bed');
});

test('the fingers of others are shown until they leave or have been still for a while, the own one never', async () => {
  const { actor, clock, point } = await atBoard();
  point('ben', 'bed');
  point('ana', 'chairs');
  expect(selectPointers(actor.getSnapshot())).toEqual([{ seat_id: 'ben', piece: 'bed' }]);
  point('ben', '');
  expect(selectPointers(actor.getSnapshot())).toEqual([]);
  point('ben', 'chairs');
  clock.increment(experienceDelays.pointers);
  expect(selectPointers(actor.getSnapshot())).toEqual([]);
});
