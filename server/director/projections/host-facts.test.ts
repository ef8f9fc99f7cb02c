import { expect, test } from 'vitest';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { hostFacts } from './host-facts.ts';

test('tell what follows: one scene where it is certain, every way while people vote, none after the ending', () => {
  const session = createDirectorSession();
  const next = () =>
    hostFacts(session.context).next.map(({ title, kind, length_ms }) => [title, kind, length_ms]);
  const { story } = session.context;
  const clip = (id: string) => {
    const scene = story.scenes.find((one) => one.id === id);
    return scene?.kind === 'clip' ? [scene.title, 'clip', scene.clip.durationMs] : [];
  };
  const decision = story.scenes.find(({ id }) => id === 'which-way');
  expect(next()).toEqual([clip('bridge')]);
  session.arrive('ada', 'dot');
  session.reach('bridge');
  expect(next()).toEqual([['One rule', 'decision', decision?.kind === 'decision' ? decision.windowMs : 0]]);
  session.reach('which-way');
  expect(next()).toEqual([clip('ridge'), clip('pinewood')]);
  session.reach('door');
  expect(next()).toEqual([clip('hearth')]);
  while (session.snapshot.status === 'active') session.pass(5000);
  expect(next()).toEqual([]);
});

test('tell how far each team is while its challenge is open, and who reported speech when', () => {
  const session = createDirectorSession();
  session.arrive('ada', 'ben', 'dot');
  session.reach('which-way');
  expect(hostFacts(session.context)).toMatchObject({ progress: [], speaking: [] });
  session.pass(5000);
  session.send({ type: 'speech.reported', seatId: 'ben', spokenMs: 2000 });
  expect(hostFacts(session.context).speaking).toEqual([{ seat_id: 'ben', at: session.at }]);
  session.reach('door');
  session.pass(2000);
  session.answer('ada', 'lamps');
  const { clues } = session.context.story.scenes.find(({ id }) => id === 'door') as { clues: unknown[] };
  const team = { solved: false, hints: 0, shared: 0, clues: clues.length };
  expect(hostFacts(session.context).progress).toEqual([
    { team_id: 1, ...team, attempts: 1 },
    { team_id: 2, ...team, attempts: 0 },
  ]);
});
