import { expect, test } from 'vitest';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { borrowedLight } from '../../../tests/support/test-story.ts';
import { sessionDirectorMachine } from './session-director-machine.ts';

const decisions = borrowedLight.scenes.filter((scene) => scene.kind === 'decision');

/** Every way to choose one option at each decision. */
const choices = decisions.reduce<Record<string, string>[]>(
  (ways, scene) => ways.flatMap((way) => scene.options.map(({ id }) => ({ ...way, [scene.id]: id }))),
  [{}],
);

function atomicStates(node: typeof sessionDirectorMachine.root): string[] {
  const children = Object.values(node.states) as (typeof node)[];
  return children.length === 0 ? [node.id] : children.flatMap(atomicStates);
}

test.each(choices)('the story reaches an ending by %o', (choice) => {
  const session = createDirectorSession({ storyClockRate: 20 });
  session.arrive('ada');
  while (session.snapshot.status === 'active') {
    const option = choice[session.context.sceneId ?? ''];
    if (session.context.decision?.votes.length === 0 && option) session.vote('ada', option);
    session.pass(100);
  }
  const taken = session.context.played.flatMap((scene) =>
    scene.kind === 'decision' ? [[scene.sceneId, scene.chosen]] : [],
  );
  expect(Object.fromEntries(taken)).toEqual(choice);
  expect(session.context.played.at(-1)?.kind).toBe('ending');
});

test('no scene of the story and no state of the director is out of reach', () => {
  const scenes = new Set<string>();
  const states = new Set<string>();
  const visit = (session: ReturnType<typeof createDirectorSession>) => {
    for (const node of session.snapshot._nodes) states.add(node.id);
    if (session.context.sceneId) scenes.add(session.context.sceneId);
  };
  const run = (choice: Record<string, string>) => {
    const session = createDirectorSession({ storyClockRate: 20 });
    session.arrive('ada');
    while (session.snapshot.status === 'active') {
      const option = choice[session.context.sceneId ?? ''];
      if (option) session.vote('ada', option);
      visit(session);
      session.pass(100);
    }
    visit(session);
  };
  for (const choice of choices) run(choice);

  const deserted = createDirectorSession();
  deserted.arrive('ada');
  deserted.reach('bridge');
  deserted.send({ type: 'seat.left', seatId: 'ada' });
  deserted.pass(60_000);
  visit(deserted);
  deserted.finish();
  visit(deserted);
  const cancelled = createDirectorSession();
  cancelled.send({ type: 'session.cancelled' });
  visit(cancelled);

  const passedThrough = ['sessionDirector.created', 'sessionDirector.open.live.choosing'];
  const expected = atomicStates(sessionDirectorMachine.root).filter((id) => !passedThrough.includes(id));
  expect(expected.filter((id) => !states.has(id))).toEqual([]);
  expect(scenes).toEqual(new Set(borrowedLight.scenes.map(({ id }) => id)));
});
