import { describe, expect, it } from 'vitest';
import { createDirectorSession, everybody } from '../../../tests/support/director-session.ts';
import { borrowedLight, sixOClockWater } from '../../../tests/support/test-story.ts';
import { foldLog } from '../chart/fold-log.ts';

const inOrder = ['lamp', 'notebook', 'whistle', 'rope', 'goose'];
const partsOf = ({ context }: ReturnType<typeof createDirectorSession>, teamId: number) =>
  context.seats.filter((seat) => seat.teamId === teamId && seat.part).map(({ id, part }) => [id, part]);
const partOf = ({ context }: ReturnType<typeof createDirectorSession>, seatId: string) =>
  context.seats.find(({ id }) => id === seatId)?.part;

describe('parts of the crew', () => {
  it('are dealt in the order in which a team’s people come', () => {
    const session = createDirectorSession({}, sixOClockWater);
    session.arrive('cai', 'ada', 'eve');
    expect(partOf(session, 'cai')).toBe('lamp');
    expect(partOf(session, 'ada')).toBe('notebook');
    expect(partOf(session, 'eve')).toBe('lamp');
    expect(partOf(session, 'ben')).toBeUndefined();
  });

  it('are different in a team of five, and come round again in a larger one', () => {
    const roster = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((seatId) => ({ seatId, teamId: 1 }));
    const session = createDirectorSession({ roster, teams: [{ id: 1, name: 'North' }] }, sixOClockWater);
    session.arrive('g', 'f', 'e', 'd', 'c', 'b', 'a');
    expect(['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((id) => partOf(session, id))).toEqual([
      ...inOrder,
      'lamp',
      'notebook',
    ]);
  });

  it('stay with a person who leaves and returns; a late guest gets a free one', () => {
    const session = createDirectorSession({}, sixOClockWater);
    session.arrive('ada', 'ben');
    session.send({ type: 'seat.disconnected', seatId: 'ada' });
    session.send({ type: 'seat.added', seatId: 'late', teamId: 1 });
    session.arrive('late', 'ada');
    expect([partOf(session, 'ada'), partOf(session, 'ben'), partOf(session, 'late')]).toEqual(
      inOrder.slice(0, 3),
    );
    session.send({ type: 'seat.removed', seatId: 'ben' });
    session.send({ type: 'seat.added', seatId: 'later', teamId: 1 });
    session.arrive('later');
    expect(partOf(session, 'later')).toBe('notebook');
  });

  it('change with the team only if another member has the same', () => {
    const session = createDirectorSession({}, sixOClockWater);
    session.arrive('ada', 'ben', 'cai', 'dot');
    expect(partOf(session, 'dot')).toBe('lamp');
    session.send({ type: 'seat.moved', seatId: 'cai', teamId: 2 });
    expect(partOf(session, 'cai')).toBe('whistle');
    session.send({ type: 'seat.moved', seatId: 'ada', teamId: 2 });
    expect(partOf(session, 'ada')).toBe('notebook');
  });

  it('replay equal', () => {
    const session = createDirectorSession({}, sixOClockWater);
    session.arrive(...everybody);
    session.send({ type: 'seat.moved', seatId: 'ada', teamId: 2 });
    const stored = JSON.parse(JSON.stringify(session.log)) as typeof session.log;
    const { context } = foldLog({ sessionId: 'session-1', story: sixOClockWater }, stored);
    expect(context).toEqual(session.context);
    expect(partsOf(session, 2).length).toBeGreaterThan(1);
  });

  it('are none where the story has none, nor in a session that a director before version 9 opened', () => {
    const plain = createDirectorSession({}, borrowedLight);
    const former = createDirectorSession({ version: 8 }, sixOClockWater);
    for (const session of [plain, former]) {
      session.arrive(...everybody);
      expect(partsOf(session, 1)).toEqual([]);
    }
  });
});
