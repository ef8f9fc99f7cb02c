import { describe, expect, test } from 'vitest';
import type { Story } from '#contract/story/story.ts';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { borrowedLight, sixOClockWater } from '../../../tests/support/test-story.ts';
import { seatProjection } from '../projections/own-projections.ts';

const noFacts = { hosts: new Map() };
const people = ['ana', 'ben', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal', 'ivy', 'jo'];
const oneTable = {
  teams: [
    { id: 1, name: 'Otters' },
    { id: 2, name: 'Herons' },
  ],
  roster: people.map((seatId) => ({ seatId, teamId: 1 })),
};

type Where = readonly [Story, sceneId: string];
const inShort: Where = [borrowedLight, 'door'];
const inHour: Where = [sixOClockWater, 'knocks'];

function atTable(present: readonly string[], [story, sceneId] = inShort, version?: number) {
  const session = createDirectorSession({ ...oneTable, ...(version ? { version } : {}) }, story);
  session.arrive(...present);
  session.reach(sceneId);
  session.pass(2000);
  return session;
}

type Session = ReturnType<typeof atTable>;
const partsOf = ({ context }: Session, seatId: string) =>
  seatProjection(context, noFacts, seatId, 1)?.clues ?? [];

describe('everybody at the table holds a part', () => {
  test.each([
    ['short story', inShort],
    ['hour', inHour],
  ] as const)('in the %s, the seventh and the eighth one of their own', (_, where) => {
    const session = atTable(people.slice(0, 8), where);
    const parts = people.slice(0, 8).map((seatId) => partsOf(session, seatId).map(({ id }) => id));
    expect(parts.map(({ length }) => length)).toEqual(Array(8).fill(1));
    expect(new Set(parts.flat()).size).toBe(8);
  });

  test('are shared when there are more seats than clues, with both holders named, and either may play it', () => {
    const session = atTable(people);
    const [together] = partsOf(session, 'jo');
    const [other = ''] = together?.with_seat_ids ?? [];
    expect(partsOf(session, other)[0]).toMatchObject({ id: together?.id, with_seat_ids: ['jo'] });
    const lay = () =>
      session.send({ type: 'clue.shared', seatId: 'jo', clueId: together?.id ?? '', challengeId: 'door' });
    expect([lay(), lay()]).toEqual([true, false]);
  });
});

describe('a part that is given up', () => {
  const held = (session: Session) => people.flatMap((seatId) => partsOf(session, seatId).map(({ id }) => id));

  test('moves to present seats when its holder leaves, and back when the holder returns', () => {
    const session = atTable(['ana', 'ben', 'cy']);
    const before = partsOf(session, 'ana').map(({ id }) => id);
    session.send({ type: 'seat.disconnected', seatId: 'ana' });
    expect(new Set(held(session)).size).toBe(8);
    expect(partsOf(session, 'ana')).toEqual([]);
    session.arrive('ana');
    expect(partsOf(session, 'ana').map(({ id }) => id)).toEqual(before);
  });

  test.each([
    ['leaves', { type: 'seat.left', seatId: 'ana' }],
    ['loses the seat', { type: 'seat.removed', seatId: 'ana' }],
    ['is moved to another table', { type: 'seat.moved', seatId: 'ana', teamId: 2 }],
  ] as const)('comes back to the table of somebody who %s', (_, event) => {
    const session = atTable(['ana', 'ben', 'cy']);
    session.send(event);
    const table = ['ben', 'cy'].flatMap((seatId) => partsOf(session, seatId).map(({ id }) => id));
    expect(new Set(table).size).toBe(8);
  });

  test('stays where it is in a session that an older director opened', () => {
    const session = atTable(['ana', 'ben', 'cy'], inShort, 3);
    const before = partsOf(session, 'ana').map(({ id }) => id);
    session.send({ type: 'seat.disconnected', seatId: 'ana' });
    session.arrive('ana');
    expect(partsOf(session, 'ana').map(({ id }) => id)).not.toEqual(before);
    expect(Object.keys(session.context.breakout?.teams[0] ?? {})).not.toContain('homes');
  });
});
