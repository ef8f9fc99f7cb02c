import { expect, test } from 'vitest';
import { createDirectorSession, everybody, inDecision } from '../../../tests/support/director-session.ts';
import { foldLog } from '../chart/fold-log.ts';
import { borrowedLight } from '../../../tests/support/test-story.ts';

const openFor = (session: ReturnType<typeof createDirectorSession>) => {
  const window = session.context.decision ?? session.context.breakout;
  return window ? window.closeAt - window.openAt : 0;
};

test('windows are open half as long again while a present seat needs more time', () => {
  const usual = inDecision();
  const session = createDirectorSession();
  session.arrive(...everybody);
  expect(session.send({ type: 'time.wanted', seatId: 'ben', wanted: true })).toBe(true);
  expect(session.send({ type: 'time.wanted', seatId: 'ben', wanted: true })).toBe(false);
  session.reach('which-way');
  expect(openFor(session)).toBe(openFor(usual) * 1.5);
  session.reach('door');
  const plain = createDirectorSession();
  plain.arrive(...everybody);
  plain.reach('door');
  expect(openFor(session)).toBe(openFor(plain) * 1.5);
});

test('extends the open window once on request, and never shortens it', () => {
  const session = inDecision();
  const planned = openFor(session);
  session.send({ type: 'time.wanted', seatId: 'ben', wanted: true });
  session.send({ type: 'time.wanted', seatId: 'ada', wanted: true, by: 7 });
  expect(openFor(session)).toBe(planned * 1.5);
  session.send({ type: 'time.wanted', seatId: 'ben', wanted: false });
  session.send({ type: 'time.wanted', seatId: 'ben', wanted: true });
  expect(openFor(session)).toBe(planned * 1.5);
});

test('an absent seat extends nothing, and a joining one gets its extra time', () => {
  const session = inDecision('ada', 'ben');
  const planned = openFor(session);
  session.send({ type: 'time.wanted', seatId: 'cai', wanted: true });
  expect(openFor(session)).toBe(planned);
  session.arrive('cai');
  expect(openFor(session)).toBe(planned * 1.5);
});

test('a window closes early all the same once everybody has voted, and its extra time lengthens no breather', () => {
  const session = inDecision('ada', 'ben');
  session.send({ type: 'time.wanted', seatId: 'ben', wanted: true });
  session.vote('ada', 'ridge');
  session.vote('ben', 'ridge');
  const planned = openFor(session) / 1.5;
  const { decision } = session.context;
  expect(decision?.settleAt).toBeLessThan(decision?.closeAt ?? 0);
  session.pass(60_000);
  expect(session.context.decision).toBeNull();
  expect(session.context.spareMs).toBeLessThanOrEqual(planned);
});

test("results are shown for the story's time, half as long again for a seat that needs it, and equally where it sets none", () => {
  const shownFor = (needed: boolean, story = borrowedLight) => {
    const session = createDirectorSession({}, story);
    session.arrive(...everybody);
    if (needed) session.send({ type: 'time.wanted', seatId: 'ben', wanted: true });
    session.reach('which-way');
    while (!session.context.outcome) session.pass(250);
    const { shownAt, nextAt } = session.context.outcome;
    return nextAt - shownAt;
  };
  const timeless = {
    ...borrowedLight,
    scenes: borrowedLight.scenes.map((scene) => ({ ...scene, outcomeMs: undefined }) as typeof scene),
  };
  expect([shownFor(false), shownFor(true)]).toEqual([13_000, 19_500]);
  expect([shownFor(false, timeless), shownFor(true, timeless)]).toEqual([8000, 8000]);
});

test('a replay of the log restores it', () => {
  const session = inDecision();
  session.send({ type: 'time.wanted', seatId: 'ben', wanted: true });
  session.pass(4000);
  const again = foldLog({ sessionId: 'session-1', story: borrowedLight }, session.log);
  expect(again.context).toEqual(session.context);
});
