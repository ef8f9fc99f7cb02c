import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import { clipFact } from '../experience-playback/experience-fixtures.ts';
import {
  type ClipEvent,
  type ClipInput,
  type ClipReport,
  clipDelays,
  clipMachine,
  type PlayerCommand,
} from './clip-machine.ts';

function createTestClip(patch: Partial<ClipFact> = {}) {
  const clock = new SimulatedClock();
  const commands: PlayerCommand[] = [];
  const reports: string[] = [];
  const parent = createActor(
    fromCallback<ClipReport>(({ receive }) => receive(({ type }) => reports.push(type))),
  ).start();
  const input: ClipInput = {
    layer: 'arrival 0',
    clip: { ...clipFact, ...patch },
    muted: false,
    parent: parent as unknown as ClipInput['parent'],
  };
  const machine = clipMachine.provide({
    actors: {
      player: fromCallback<PlayerCommand, { layer: string; clip: ClipFact }, ClipEvent>(({ receive }) => {
        receive((command) => commands.push(command));
      }),
    },
  });
  const actor = createActor(machine, { input, clock }).start();
  const picture = () => actor.getSnapshot().value.picture;
  return { actor, clock, commands, reports, picture, machine, input };
}

test('a clip without a start instant waits, and is aligned as soon as it has one', () => {
  const { actor, commands, reports, picture } = createTestClip({ start_at: null });
  actor.send({ type: 'media.loaded' });
  expect([picture(), reports]).toEqual(['ready', ['clip.ready']]);
  actor.send({ type: 'clip.scheduled', startAt: 5000 });
  expect([picture(), commands.at(-1)]).toEqual(['held', { type: 'player.started', startAt: 5000 }]);
});

test('shows captions by the clock while the picture loads, and reports when it joins', () => {
  const { actor, commands, reports, picture } = createTestClip({ start_at: null });
  actor.send({ type: 'clip.scheduled', startAt: 5000 });
  expect([picture(), commands.at(-1)]).toEqual(['loading', { type: 'player.announced', startAt: 5000 }]);
  actor.send({ type: 'media.joining', at: 9000 });
  actor.send({ type: 'caption.changed', text: 'On the longest night' });
  expect(reports).toEqual(['clip.joining', 'clip.captioned']);
  actor.send({ type: 'clip.withdrawn' });
  actor.send({ type: 'media.joining', at: 9900 });
  expect(reports).toEqual(['clip.joining', 'clip.captioned']);
});

test('a browser that cannot play it delays no one, and shows captions by the clock', () => {
  const { actor, commands, reports, picture } = createTestClip({ start_at: null });
  actor.send({ type: 'media.unsupported' });
  expect([picture(), reports]).toEqual(['unsupported', ['clip.ready', 'clip.unsupported']]);
  actor.send({ type: 'clip.scheduled', startAt: 5000 });
  expect([picture(), commands.at(-1)]).toEqual(['unsupported', { type: 'player.announced', startAt: 5000 }]);
  actor.send({ type: 'caption.changed', text: 'On the longest night' });
  actor.send({ type: 'clip.withdrawn' });
  expect([picture(), reports.at(-1), commands.at(-1)]).toEqual([
    'over',
    'clip.captioned',
    { type: 'player.stopped' },
  ]);
});

test('it plays in step, stalls and is in step again', () => {
  const { actor, reports, picture } = createTestClip();
  actor.send({ type: 'media.loaded' });
  actor.send({ type: 'media.started' });
  expect(picture()).toEqual({ playing: 'inStep' });
  actor.send({ type: 'media.waiting' });
  expect(picture()).toEqual({ playing: 'stalled' });
  actor.send({ type: 'media.playing' });
  expect([picture(), reports]).toEqual([
    { playing: 'inStep' },
    ['clip.ready', 'clip.started', 'clip.stalled', 'clip.resumed'],
  ]);
});

test('ignores stalls of the element while it waits for its start', () => {
  const { actor, reports, picture } = createTestClip();
  actor.send({ type: 'media.loaded' });
  for (const type of ['media.waiting', 'media.playing', 'media.paused'] as const) actor.send({ type });
  expect([picture(), reports]).toEqual(['held', ['clip.ready']]);
});

test('a picture that something else pauses is taken up again on the timeline', () => {
  const { actor, clock, commands, picture } = createTestClip();
  actor.send({ type: 'media.loaded' });
  actor.send({ type: 'media.started' });
  actor.send({ type: 'media.paused' });
  clock.increment(clipDelays.beforeResume);
  expect([picture(), commands.filter(({ type }) => type === 'player.started').length]).toEqual(['held', 2]);
});

test('a new start instant replaces the former, also during playback', () => {
  const { actor, commands, picture } = createTestClip();
  actor.send({ type: 'media.loaded' });
  actor.send({ type: 'clip.scheduled', startAt: 101_000 });
  actor.send({ type: 'media.started' });
  actor.send({ type: 'clip.scheduled', startAt: 102_000 });
  expect([picture(), commands.filter(({ type }) => type === 'player.started')]).toEqual([
    'held',
    [100_000, 101_000, 102_000].map((startAt) => ({ type: 'player.started', startAt })),
  ]);
});

test('a withdrawn clip stops and emits nothing more', () => {
  const { actor, commands, reports, picture } = createTestClip();
  actor.send({ type: 'media.loaded' });
  actor.send({ type: 'media.started' });
  actor.send({ type: 'clip.withdrawn' });
  actor.send({ type: 'media.failed', reason: 'late' });
  actor.send({ type: 'media.ended' });
  expect([picture(), commands.at(-1), reports]).toEqual([
    'over',
    { type: 'player.stopped' },
    ['clip.ready', 'clip.started'],
  ]);
});

test('refused sound stays away, muted or not, until a person permits it', () => {
  const { actor, commands, reports } = createTestClip();
  const muted = () => commands.filter((command) => command.type === 'player.muted').at(-1)?.muted;
  expect(muted()).toBe(false);
  actor.send({ type: 'media.soundRefused' });
  expect([muted(), reports]).toEqual([true, ['clip.silenced']]);
  actor.send({ type: 'sound.muted', muted: false });
  expect(muted()).toBe(true);
  actor.send({ type: 'sound.permitted' });
  expect(muted()).toBe(false);
  actor.send({ type: 'sound.muted', muted: true });
  expect(muted()).toBe(true);
});

test('every state can be reached', () => {
  const { machine, input } = createTestClip();
  const paths = getShortestPaths(machine, {
    input,
    events: [
      { type: 'media.loaded' },
      { type: 'media.started' },
      { type: 'media.waiting' },
      { type: 'media.paused' },
      { type: 'media.ended' },
      { type: 'media.failed', reason: '' },
      { type: 'media.unsupported' },
      { type: 'media.soundRefused' },
    ],
    serializeState: (state) => JSON.stringify(state.value),
  });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value.picture)));
  expect([...reached].sort()).toEqual(
    [
      'loading',
      'held',
      'over',
      'failed',
      'unsupported',
      { playing: 'inStep' },
      { playing: 'stalled' },
      { playing: 'interrupted' },
    ]
      .map((value) => JSON.stringify(value))
      .sort(),
  );
});
