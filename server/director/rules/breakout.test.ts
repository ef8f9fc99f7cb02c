import { describe, expect, test } from 'vitest';
import { createDirectorSession, twoTeams } from '../../../tests/support/director-session.ts';

const everybody = twoTeams.roster.map(({ seatId }) => seatId);

function inBreakout(...present: string[]) {
  const session = createDirectorSession();
  session.arrive(...(present.length > 0 ? present : everybody));
  session.reach('door');
  session.pass(2000);
  return session;
}

const stateOf = (session: { snapshot: { value: unknown } }) => session.snapshot.value;
const live = (state: string) => ({ open: { live: state } });

describe('breakouts', () => {
  const handOf = (session: ReturnType<typeof inBreakout>, seatId: string) =>
    (session.context.breakout?.teams ?? []).flatMap(({ holders }) =>
      Object.keys(holders).filter((clueId) => holders[clueId] === seatId),
    );

  test('deal every clue of a team round the present', () => {
    const session = inBreakout();
    expect(handOf(session, 'ada')).toEqual(['stag', 'fox', 'note']);
    expect(handOf(session, 'ben')).toEqual(['hare', 'wren', 'carved-hand']);
    expect(handOf(session, 'cai')).toEqual(['owl', 'first-line']);
    expect(handOf(session, 'dot')).toEqual(['stag', 'owl', 'wren', 'note']);
  });

  test('deal the clues of a leaving seat to the others, and one to a new seat', () => {
    const session = inBreakout('ada', 'ben');
    session.send({ type: 'seat.disconnected', seatId: 'ada' });
    expect(handOf(session, 'ben')).toHaveLength(8);
    session.arrive('cai');
    expect(handOf(session, 'ben')).toHaveLength(7);
    expect(handOf(session, 'cai')).toHaveLength(1);
  });

  test('let a seat lay only its own clue on the board, once', () => {
    const session = inBreakout();
    const share = (seatId: string, clueId: string) =>
      session.send({ type: 'clue.shared', seatId, clueId, challengeId: 'door' });
    expect(share('ada', 'hare')).toBe(false);
    expect(share('ada', 'stag')).toBe(true);
    expect(share('ada', 'stag')).toBe(false);
  });

  test('give hints in their order, each once', () => {
    const session = inBreakout();
    const hint = (hintId: string) =>
      session.send({ type: 'hint.taken', seatId: 'dot', hintId, challengeId: 'door' });
    expect([hint('ends'), hint('middle'), hint('middle'), hint('ends')]).toEqual([false, true, false, true]);
  });

  test('take answers until one is right', () => {
    const session = inBreakout();
    expect(session.answer('ada', 'lamps')).toBe(true);
    expect(session.answer('ben', ' Pálms! ')).toBe(true);
    expect(session.answer('cai', 'palms')).toBe(false);
    expect(session.context.breakout?.teams[0]).toMatchObject({
      solvedAt: session.at,
      attempts: [{ correct: false }, { correct: true }],
    });
  });

  test('hear the word in a sentence, and in a session of an older director only by itself', () => {
    const solvedIn = (version: number) => {
      const session = createDirectorSession({ version });
      session.arrive(...everybody);
      session.reach('door');
      session.pass(2000);
      session.answer('ada', 'It’s the palms!');
      return session.context.breakout?.teams[0]?.solvedAt !== null;
    };
    expect([solvedIn(4), solvedIn(3)]).toEqual([true, false]);
  });

  test.each([
    [6, 20_000],
    [5, 10_000],
  ])('of director %i end %i ms after every team with somebody present has solved it', (version, ms) => {
    const session = createDirectorSession({ version });
    session.arrive('ada', 'dot');
    session.reach('door');
    session.pass(2000);
    session.answer('ada', 'palms');
    session.pass(20_000);
    expect(stateOf(session)).toEqual(live('breakout'));
    session.answer('dot', 'palms');
    session.pass(ms - 1);
    expect(stateOf(session)).toEqual(live('breakout'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('end at their deadline', () => {
    const session = inBreakout();
    session.pass(224_499);
    expect(stateOf(session)).toEqual(live('breakout'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('outcome'));
    session.reach('hearth');
  });
});
