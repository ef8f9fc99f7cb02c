import { describe, expect, test } from 'vitest';
import { createDirectorSession, inDecision, live, stateOf } from '../../../tests/support/director-session.ts';

describe('people', () => {
  const captains = (session: ReturnType<typeof createDirectorSession>) =>
    session.context.captains.map(({ seatId }) => seatId);

  test('the first present of a team is captain and stays it', () => {
    const session = createDirectorSession();
    session.arrive('cai', 'ada', 'eve');
    expect(captains(session)).toEqual(['cai', 'eve']);
  });

  test('a captain who is away for 20 s hands over in roster order', () => {
    const session = createDirectorSession();
    session.arrive('cai', 'ben', 'ada');
    session.send({ type: 'seat.disconnected', seatId: 'cai' });
    session.pass(19_999);
    expect(captains(session)).toEqual(['cai', null]);
    session.pass(1);
    expect(captains(session)).toEqual(['ada', null]);
  });

  test('a captain who returns in time stays captain', () => {
    const session = createDirectorSession();
    session.arrive('ada', 'ben');
    session.send({ type: 'seat.disconnected', seatId: 'ada' });
    session.pass(10_000);
    session.arrive('ada');
    session.pass(30_000);
    expect(captains(session)).toEqual(['ada', null]);
  });

  describe('have spoken', () => {
    const speaking = (session: ReturnType<typeof createDirectorSession>) => ({
      spoken: () => session.context.seats.find(({ id }) => id === 'ada')?.spokenMs,
      report: (spokenMs: number) => session.send({ type: 'speech.reported', seatId: 'ada', spokenMs }),
    });

    test('no longer than has passed since their last report', () => {
      const session = inDecision('ada');
      const { spoken, report } = speaking(session);
      report(60_000);
      const before = spoken() ?? 0;
      report(60_000);
      expect(spoken()).toBe(before);
      session.pass(10_000);
      report(60_000);
      report(60_000);
      expect(spoken()).toBe(before + 10_000);
      session.pass(10_000);
      report(4000);
      expect(spoken()).toBe(before + 14_000);
    });

    test('not while waiting nor during a clip, when rooms are muted; late reports of earlier speech count', () => {
      const session = createDirectorSession();
      const { spoken, report } = speaking(session);
      session.arrive('ada', 'ben');
      session.pass(50_000);
      report(60_000);
      expect(spoken()).toBe(0);
      session.send({ type: 'host.started' });
      expect(stateOf(session)).toEqual(live('gathering'));
      session.pass(3000);
      session.send({ type: 'seat.ready', seatId: 'ada', sceneId: session.context.sceneId ?? '' });
      session.send({ type: 'seat.ready', seatId: 'ben', sceneId: session.context.sceneId ?? '' });
      expect(stateOf(session)).toEqual(live('clip'));
      const open = (session.context.clip?.startAt ?? 0) - session.at + 3000;
      session.pass(15_000);
      report(60_000);
      expect(spoken()).toBe(open);
      session.pass(5000);
      report(60_000);
      expect(spoken()).toBe(open);
    });
  });

  test('can be added, moved and removed by the host', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    expect(session.send({ type: 'seat.added', seatId: 'zoe', teamId: 2 })).toBe(true);
    expect(session.send({ type: 'seat.added', seatId: 'zoe', teamId: 2 })).toBe(false);
    expect(session.send({ type: 'seat.moved', seatId: 'ada', teamId: 9 })).toBe(false);
    session.send({ type: 'seat.moved', seatId: 'ada', teamId: 2 });
    expect(captains(session)).toEqual([null, 'ada']);
    session.send({ type: 'seat.removed', seatId: 'ada' });
    expect(captains(session)).toEqual([null, null]);
  });

  test('an empty session holds the next scene until a seat returns', () => {
    const session = inDecision('ada');
    session.vote('ada', 'bell');
    session.send({ type: 'seat.left', seatId: 'ada' });
    session.pass(70_000);
    expect(stateOf(session)).toEqual(live('deserted'));
    session.arrive('ada');
    expect(stateOf(session)).toEqual(live('gathering'));
  });

  test('who never return end a session that was played, and fail one that was not', () => {
    const played = inDecision('ada');
    played.vote('ada', 'bell');
    const unplayed = inDecision('ada');
    for (const session of [played, unplayed]) {
      session.send({ type: 'seat.left', seatId: 'ada' });
      session.finish();
    }
    expect([played.snapshot.value, unplayed.snapshot.value]).toEqual(['ended', 'failed']);
  });
});
