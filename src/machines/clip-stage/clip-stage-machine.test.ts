import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import { type ClipEvent, clipMachine, type PlayerCommand } from '../clip/clip-machine.ts';
import { type PlaybackPreferences, usualPlayback } from '../../services/playback/playback-preferences.ts';
import { clipFact } from '../experience-playback/experience-fixtures.ts';
import {
  type ClipStageInput,
  clipStageDelays,
  clipStageMachine,
  type StageFact,
} from './clip-stage-machine.ts';
import {
  selectHasPictureFailed,
  selectIsStill,
  selectIsUnsupported,
  selectIsWithoutPicture,
  selectJoinsAt,
  selectLayers,
} from './clip-stage-selectors.ts';

function createTestStage() {
  const clock = new SimulatedClock();
  const world = {
    facts: [] as StageFact[],
    players: new Map<string, { tell: (fact: ClipEvent) => void; commands: PlayerCommand[] }>(),
    released: [] as string[],
    kept: [] as PlaybackPreferences[],
  };
  const parent = createActor(
    fromCallback<StageFact>(({ receive }) => receive((fact) => world.facts.push(fact))),
  ).start();
  const input: ClipStageInput = {
    parent: parent as unknown as ClipStageInput['parent'],
    muted: false,
    preferences: usualPlayback,
  };
  const machine = clipStageMachine.provide({
    actions: { keepPreferences: (_, { preferences }) => world.kept.push(preferences) },
    actors: {
      clip: clipMachine.provide({
        actors: {
          player: fromCallback<PlayerCommand, { layer: string; clip: ClipFact }, ClipEvent>(
            ({ input: { layer }, receive, sendBack }) => {
              const commands: PlayerCommand[] = [];
              world.players.set(layer, { tell: sendBack, commands });
              receive((command) => commands.push(command));
              return () => world.released.push(layer);
            },
          ),
        },
      }),
    },
  });
  const actor = createActor(machine, { input, clock }).start();
  const want = (clip: ClipFact | null) => actor.send({ type: 'clip.requested', clip });
  const tell = (layer: string, ...types: ('loaded' | 'started' | 'waiting' | 'ended' | 'unsupported')[]) => {
    for (const type of types) world.players.get(layer)?.tell({ type: `media.${type}` });
  };
  const fail = (layer: string) => world.players.get(layer)?.tell({ type: 'media.failed', reason: 'gone' });
  const shown = () => selectLayers(actor.getSnapshot()).map(({ id }) => id);
  const picture = () => actor.getSnapshot().value.screen;
  return { actor, clock, world, want, tell, fail, shown, picture, machine, input };
}

const second: ClipFact = { ...clipFact, scene_id: 'harbour', start_at: null };

test('loads nothing before the screen exists, and keeps nothing after it', () => {
  const { actor, world, want, shown } = createTestStage();
  want(clipFact);
  expect(shown()).toEqual([]);
  actor.send({ type: 'screen.opened' });
  expect(shown()).toEqual(['arrival 0']);
  actor.send({ type: 'screen.closed' });
  expect([shown(), world.released]).toEqual([[], ['arrival 0']]);
});

test('volume, quality and caption language are applied to the playing clip and stored', () => {
  const { actor, world, want } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  actor.send({ type: 'playback.changed', change: { volume: 0.3 } });
  actor.send({ type: 'playback.changed', change: { quality: 'sound', captions: 'de' } });
  const preferences = { volume: 0.3, quality: 'sound', captions: 'de' };
  expect(world.players.get('arrival 0')?.commands.at(-1)).toEqual({ type: 'player.preferred', preferences });
  expect(world.kept.at(-1)).toEqual(preferences);
});

test('the old clip stays below until the new one plays', () => {
  const { actor, world, want, tell, shown } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  tell('arrival 0', 'loaded', 'started');
  want(second);
  expect([shown(), selectIsStill(actor.getSnapshot())]).toEqual([['arrival 0', 'harbour 1'], true]);
  tell('harbour 1', 'loaded');
  want({ ...second, start_at: 200_000 });
  tell('harbour 1', 'started');
  expect([shown(), world.released, world.facts]).toEqual([
    ['harbour 1'],
    ['arrival 0'],
    [
      { type: 'clip.ready', sceneId: 'arrival' },
      { type: 'clip.ready', sceneId: 'harbour' },
    ],
  ]);
});

test('a clip is seen from the moment it moves', () => {
  const { actor, want, tell } = createTestStage();
  const seen = () => selectLayers(actor.getSnapshot()).map(({ hasStarted }) => hasStarted);
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  tell('arrival 0', 'loaded');
  expect(seen()).toEqual([false]);
  tell('arrival 0', 'started');
  expect(seen()).toEqual([true]);
  want(second);
  expect(seen()).toEqual([true, false]);
});

test('audio-only mode is another layer above the playing one until it plays; likewise back to video', () => {
  const { actor, world, want, tell, shown, picture } = createTestStage();
  const choose = (quality: PlaybackPreferences['quality']) =>
    actor.send({ type: 'playback.changed', change: { quality } });
  const isWithoutPicture = () => selectIsWithoutPicture(actor.getSnapshot());
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  tell('arrival 0', 'loaded', 'started');
  choose('low');
  expect([shown(), isWithoutPicture()]).toEqual([['arrival 0'], false]);
  choose('sound');
  expect([shown(), picture(), isWithoutPicture()]).toEqual([
    ['arrival 0', 'arrival 1'],
    { open: 'moving' },
    true,
  ]);
  world.players.get('arrival 1')?.tell({ type: 'media.joining', at: 5 });
  expect(selectJoinsAt(actor.getSnapshot())).toBe(null);
  tell('arrival 1', 'loaded', 'started');
  expect([shown(), world.released]).toEqual([['arrival 1'], ['arrival 0']]);
  choose('auto');
  choose('sound');
  choose('auto');
  expect([shown(), isWithoutPicture()]).toEqual([['arrival 1', 'arrival 4'], true]);
  tell('arrival 4', 'loaded', 'started');
  expect([shown(), isWithoutPicture()]).toEqual([['arrival 4'], false]);
});

test('where nothing plays, nothing is loaded for another quality', () => {
  const { actor, want, shown } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  want(null);
  actor.send({ type: 'playback.changed', change: { quality: 'sound' } });
  expect(shown()).toEqual(['arrival 0']);
});

test('a late failure of the clip that leaves never touches the next one', () => {
  const { actor, clock, want, tell, fail, shown, picture } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  tell('arrival 0', 'loaded', 'started');
  want(second);
  fail('arrival 0');
  expect(picture()).toEqual({ open: 'still' });
  clock.increment(clipStageDelays.pictureRetry);
  expect(shown()).toEqual(['arrival 0', 'harbour 1']);
});

test('a clip that fails to load is reloaded, automatically and on request', () => {
  const { actor, clock, world, want, tell, fail, shown } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  fail('arrival 0');
  expect(selectHasPictureFailed(actor.getSnapshot())).toBe(true);
  clock.increment(clipStageDelays.pictureRetry);
  expect([shown(), world.released]).toEqual([['arrival 1'], ['arrival 0']]);
  fail('arrival 1');
  actor.send({ type: 'picture.retried' });
  expect(shown()).toEqual(['arrival 2']);
  tell('arrival 2', 'loaded', 'started');
  expect(selectHasPictureFailed(actor.getSnapshot())).toBe(false);
});

test('does not retry a clip that the browser cannot play, but tries the next one', () => {
  const { actor, clock, want, tell, world, shown, picture } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  tell('arrival 0', 'unsupported');
  clock.increment(clipStageDelays.pictureRetry);
  const screen = actor.getSnapshot();
  expect([shown(), selectIsUnsupported(screen), selectIsStill(screen)]).toEqual([['arrival 0'], true, true]);
  expect(world.facts).toEqual([{ type: 'clip.ready', sceneId: clipFact.scene_id }]);
  want(second);
  expect([shown(), picture()]).toEqual([['arrival 0', 'harbour 1'], { open: 'still' }]);
  tell('harbour 1', 'unsupported');
  expect(picture()).toEqual({ open: 'unsupported' });
});

test('a repeated clip is not reloaded, and its new start instant reaches it', () => {
  const { actor, world, want, tell, shown } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(second);
  tell('harbour 0', 'loaded');
  want({ ...second });
  want({ ...second, start_at: 200_000 });
  want({ ...second, start_at: 200_000 });
  const starts = world.players.get('harbour 0')?.commands.filter(({ type }) => type === 'player.started');
  expect([shown(), starts]).toEqual([['harbour 0'], [{ type: 'player.started', startAt: 200_000 }]]);
});

test('when the session moves on, a playing clip stops', () => {
  const { actor, world, want, tell, picture } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  tell('arrival 0', 'loaded', 'started');
  want(null);
  expect([picture(), world.players.get('arrival 0')?.commands.at(-1)]).toEqual([
    { open: 'still' },
    { type: 'player.stopped' },
  ]);
});

test('progress and captions are those of the newest', () => {
  const { actor, world, want, tell } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  tell('arrival 0', 'loaded', 'started');
  world.players.get('arrival 0')?.tell({ type: 'media.progressed', positionMs: 1200 });
  world.players.get('arrival 0')?.tell({ type: 'caption.changed', text: 'A boat lands.' });
  expect([world.facts.at(-1), actor.getSnapshot().context.caption]).toEqual([
    { type: 'clip.progressed', positionMs: 1200 },
    'A boat lands.',
  ]);
  want(second);
  world.players.get('arrival 0')?.tell({ type: 'media.progressed', positionMs: 2200 });
  world.players.get('arrival 0')?.tell({ type: 'caption.changed', text: 'Too late' });
  expect([world.facts.length, actor.getSnapshot().context.caption]).toEqual([2, '']);
});

test('blocked sound starts with a touch, for every layer', () => {
  const { actor, world, want, tell } = createTestStage();
  actor.send({ type: 'screen.opened' });
  want(clipFact);
  tell('arrival 0', 'loaded', 'started');
  world.players.get('arrival 0')?.tell({ type: 'media.soundRefused' });
  expect(actor.getSnapshot().value.sound).toBe('refused');
  actor.send({ type: 'sound.permitted' });
  expect([actor.getSnapshot().value.sound, world.players.get('arrival 0')?.commands.at(-1)]).toEqual([
    'permitted',
    { type: 'player.muted', muted: false },
  ]);
});

test('every state can be reached', () => {
  const { machine, input } = createTestStage();
  const paths = getShortestPaths(machine, {
    input,
    events: [
      { type: 'clip.requested', clip: clipFact },
      { type: 'screen.opened' },
      { type: 'clip.started', layer: 'arrival 0' },
      { type: 'clip.stalled', layer: 'arrival 0' },
      { type: 'clip.ended', layer: 'arrival 0' },
      { type: 'clip.failed', layer: 'arrival 0', reason: '' },
      { type: 'clip.unsupported', layer: 'arrival 0' },
      { type: 'clip.silenced', layer: 'arrival 0' },
    ],
    serializeState: (state) => `${JSON.stringify(state.value)} ${state.context.layers.length}`,
    limit: 500,
  });
  const reached = (region: 'screen' | 'sound') =>
    [...new Set(paths.map(({ state }) => JSON.stringify(state.value[region])))].sort();
  expect([reached('screen'), reached('sound')]).toEqual([
    [
      'closed',
      ...['failed', 'moving', 'over', 'stalled', 'still', 'unsupported'].map((open) => ({ open })),
    ].map((value) => JSON.stringify(value)),
    ['"permitted"', '"refused"'],
  ]);
});
