import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { stubLiveSession } from '../live-session/live-session-fixtures.ts';
import type { OpenedSession } from '../live-session/live-session-machine.ts';
import { playableSceneMachine } from './playable-scene-machine.ts';

function createTestScene() {
  const world = {
    opened: 0,
    held: [] as string[],
    open: (_scene: OpenedSession) => {},
    refuse: () => {},
    end: () => {},
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const stub = stubLiveSession();
  world.held = stub.world.held;
  const machine = playableSceneMachine.provide({
    actors: {
      openScene: fromPromise(() => {
        world.opened += 1;
        return new Promise<OpenedSession>((resolve, reject) => {
          world.open = resolve;
          world.refuse = () => reject(new Error('no clips'));
        });
      }),
      awaitEnd: fromPromise<void>(
        () =>
          new Promise((resolve) => {
            world.end = resolve;
          }),
      ),
    },
  });
  const actor = createActor(machine).start();
  const scene: OpenedSession = { logic: stub.logic, input: stub.input };
  return { actor, world, scene, stub, settle };
}

test('a scene is opened, played, and handed back when it is over', async () => {
  const { actor, world, scene, stub, settle } = createTestScene();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  world.open(scene);
  await settle();
  expect(actor.getSnapshot().value).toBe('playing');
  expect(actor.getSnapshot().context.live?.getSnapshot().status).toBe('active');
  expect(stub.world.held).toContain('connection');
  world.end();
  await settle();
  expect(actor.getSnapshot().value).toBe('over');
  expect(actor.getSnapshot().context.live).toBeNull();
  expect(stub.world.held).not.toContain('connection');
});

test('it can be played again, and a scene that did not open is tried again', async () => {
  const { actor, world, scene, settle } = createTestScene();
  world.refuse();
  await settle();
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  actor.send({ type: 'scene.retried' });
  world.open(scene);
  await settle();
  world.end();
  await settle();
  actor.send({ type: 'scene.replayed' });
  expect([actor.getSnapshot().value, world.opened]).toEqual(['opening', 3]);
});

test('every state can be reached', () => {
  const { scene } = createTestScene();
  const paths = getShortestPaths(playableSceneMachine, {
    events: [
      { type: 'scene.retried' },
      { type: 'scene.replayed' },
      { type: 'xstate.done.actor.0.playableScene.opening', output: scene },
      { type: 'xstate.error.actor.0.playableScene.opening', error: new Error('no') },
      { type: 'xstate.done.actor.0.playableScene.playing' },
    ] as never[],
    serializeState: ({ value }) => JSON.stringify(value),
  });
  expect(paths.map(({ state }) => state.value).sort()).toEqual(['failed', 'opening', 'over', 'playing']);
});
