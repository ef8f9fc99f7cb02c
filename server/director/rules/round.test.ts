import { describe, expect, it } from 'vitest';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { sixOClockWater } from '../../../tests/support/test-story.ts';
import { foldLog } from '../chart/fold-log.ts';
import { taskFact } from '../projections/task-facts.ts';
import type { SessionOpening } from './director-events.ts';

const sceneId = 'on-the-tailboard';

function inPause(present: readonly string[], opening: Partial<SessionOpening> = {}) {
  const session = createDirectorSession(opening, sixOClockWater);
  session.arrive(...present);
  session.reach(sceneId);
  session.pass(2000);
  const round = (teamId = 1) => session.context.breakout?.rounds?.find((one) => one.teamId === teamId);
  const pass = (seatId: string, turn = round()?.turn ?? 0) =>
    session.send({ type: 'turn.passed', seatId, sceneId, turn });
  return { session, round, pass, now: () => [round()?.seatId, round()?.question] };
}

const everybody = ['ada', 'ben', 'cai', 'dot', 'eve'];

describe('a round', () => {
  it('starts with one question and one person at each table, and passes around with the questions', () => {
    const { round, pass, now } = inPause(everybody);
    expect(now()).toEqual(['ada', 0]);
    expect(round(2)).toMatchObject({ seatId: 'dot', question: 0 });
    const seen = [now()];
    for (let turn = 0; turn < 4; turn += 1) {
      pass('ben');
      seen.push(now());
    }
    const questions = sixOClockWater.scenes.find(({ id }) => id === sceneId);
    const count = questions?.kind === 'breather' ? questions.questions.length : 0;
    expect(seen).toEqual(['ada', 'ben', 'cai', 'ada', 'ben'].map((seatId, turn) => [seatId, turn % count]));
    expect(round(2)?.turn).toBe(0);
  });

  it('begins elsewhere at the table with another seed', () => {
    expect(inPause(everybody, { seed: 1 }).now()).toEqual(['ben', 0]);
  });

  it('is passed on once a turn, by anybody at the table who is there', () => {
    const { session, round, pass } = inPause(['ada', 'ben', 'dot']);
    expect([pass('ben', 0), pass('ada', 0), pass('cai'), pass('nobody')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(round()?.turn).toBe(1);
    expect(session.send({ type: 'turn.passed', seatId: 'ada', sceneId: 'midnight', turn: 1 })).toBe(false);
  });

  it('passes to raised hands first, in order and with the same question', () => {
    const { session, pass, now } = inPause(everybody);
    for (const seatId of ['eve', 'cai', 'ada', 'ben'])
      session.send({ type: 'hand.raised', seatId, raised: true });
    const turns = [1, 2, 3, 4].map(() => {
      pass('ben');
      return now();
    });
    expect(turns).toEqual([
      ['cai', 0],
      ['ben', 0],
      ['ben', 1],
      ['cai', 2],
    ]);
    expect(session.context.hands).toEqual(['eve']);
  });

  it('continues without a person who leaves, and starts with the first to join an empty table', () => {
    const { session, round, now } = inPause(['ada', 'ben']);
    expect(round(2)?.seatId).toBeNull();
    session.arrive('eve');
    expect(round(2)).toMatchObject({ seatId: 'eve', question: 0 });
    session.send({ type: 'seat.left', seatId: 'ada' });
    expect(now()).toEqual(['ben', 0]);
    expect(round()?.turn).toBe(1);
    session.send({ type: 'seat.moved', seatId: 'eve', teamId: 1 });
    expect(round(2)?.seatId).toBeNull();
  });

  it('is shown to everybody, and is the same after a replay', () => {
    const { session, pass } = inPause(everybody);
    pass('cai');
    const scene = sixOClockWater.scenes.find(({ id }) => id === sceneId);
    if (scene?.kind !== 'breather' || !session.context.breakout) throw new Error('No breather');
    expect(taskFact(session.context, scene, session.context.breakout)).toMatchObject({
      rounds: [
        { team_id: 1, turn: 1, seat_id: 'ben', question: 1 },
        { team_id: 2, turn: 0, seat_id: 'dot', question: 0 },
      ],
    });
    const stored = JSON.parse(JSON.stringify(session.log)) as typeof session.log;
    expect(foldLog({ sessionId: 'session-1', story: sixOClockWater }, stored).context).toEqual(
      session.context,
    );
  });

  it('is none in a session that a director before version 8 opened', () => {
    const { round, pass } = inPause(everybody, { version: 7 });
    expect(round()).toBeUndefined();
    expect(pass('ada')).toBe(false);
  });
});
