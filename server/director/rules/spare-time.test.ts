import { describe, expect, test } from 'vitest';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { sixOClockWater } from '../../../tests/support/test-story.ts';
import { directorMachineVersion } from '../chart/session-director-machine.ts';

const people = ['ada', 'ben', 'cai', 'dot', 'eve'];
const minute = 60_000;

function hourAt(sceneId: string, version = directorMachineVersion) {
  const session = createDirectorSession({ version }, sixOClockWater);
  session.arrive(...people);
  session.reach(sceneId);
  session.pass(2000);
  return session;
}

const lengthOf = ({ context }: ReturnType<typeof hourAt>) => {
  const { breakout } = context;
  return breakout ? (breakout.settleAt ?? breakout.closeAt) - breakout.openAt : 0;
};

describe('time that people leave over', () => {
  const solveIn = (session: ReturnType<typeof hourAt>, sceneId: string) => {
    for (const seatId of ['ada', 'dot'])
      session.send({
        type: 'challenge.answered',
        seatId,
        attemptId: `${sceneId}-${seatId}`,
        challengeId: sceneId,
        text: '27',
      });
  };

  test('keeps a challenge of a director before 6 open for its least time', () => {
    const session = hourAt('book-with-drawing', 5);
    solveIn(session, 'book-with-drawing');
    expect(lengthOf(session)).toBe(250_000);
    session.pass(4 * minute);
    expect(session.context.breakout).not.toBeNull();
  });

  test('makes the next breather of a director before 6 longer, also what riddles leave over', () => {
    const session = hourAt('first-hour', 5);
    for (const seatId of people) session.vote(seatId, 'sit');
    session.reach('book-with-drawing');
    expect(session.context.spareMs).toBe(76_000);
    session.pass(2000);
    solveIn(session, 'book-with-drawing');
    session.reach('report');
    expect(session.context.spareMs).toBe(196_000);
    session.pass(2000);
    for (const seatId of people) session.vote(seatId, 'staying');
    session.reach('on-the-tailboard');
    expect(lengthOf(session)).toBe(8 * minute);
    expect(session.context.spareMs).toBe(31_000);
    for (const seatId of people) session.send({ type: 'seat.ready', seatId, sceneId: 'on-the-tailboard' });
    expect(lengthOf(session)).toBe(7.5 * minute);
    session.reach('midnight');
    expect(session.context.spareMs).toBe(61_000);
  });

  test('is nothing that a host has added', () => {
    const session = hourAt('first-hour');
    session.send({ type: 'host.extended', ms: 15 * minute });
    for (const seatId of people) session.vote(seatId, 'sit');
    session.reach('book-with-drawing');
    expect(session.context.spareMs).toBe(76_000);
  });

  test('is nothing where everybody takes the time there is', () => {
    const session = hourAt('on-the-tailboard');
    expect(lengthOf(session)).toBe(4 * minute);
    expect(session.context.spareMs).toBe(0);
  });
});
