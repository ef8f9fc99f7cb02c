import { describe, expect, test } from 'vitest';
import type { DraftMove } from '#contract/story/answer-draft.ts';
import { draftText } from '#contract/story/answer-draft.ts';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { sixOClockWater } from '../../../tests/support/test-story.ts';
import { foldLog } from '../chart/fold-log.ts';
import { draftFact, teamProjection } from '../projections/own-projections.ts';
import { triedIt } from './breakout.ts';

function atOrder() {
  const session = createDirectorSession({}, sixOClockWater);
  session.arrive('ada', 'ben', 'cai', 'dot', 'eve');
  session.reach('last-in');
  session.pass(3000);
  let made = 0;
  function move(seatId: string, act: DraftMove['act'], piece = '', position = 0, moveId?: string) {
    made += 1;
    return session.send({
      type: 'draft.moved',
      seatId,
      challengeId: 'last-in',
      moveId: moveId ?? `move-${made}`,
      act,
      piece,
      position,
    });
  }
  const board = (teamId = 1) => draftFact(session.context, teamId, 1);
  const order = (teamId = 1) => draftText(board(teamId)?.pieces ?? []);
  return { session, move, board, order };
}

describe('the board of a team', () => {
  test('takes the moves of all its seats in the order of the log, and shows who put what', () => {
    const { move, board, order } = atOrder();
    expect(board()?.pieces).toEqual([]);
    move('ada', 'put', 'bed');
    move('ben', 'put', 'chairs', 0);
    move('ada', 'haste', 'chairs');
    expect(order()).toBe('chairs!>bed');
    expect(board()).toMatchObject({ pieces: [{ by: 'ada' }, { by: 'ada' }], undoable: 3 });
  });

  test('is the team’s own', () => {
    const { move, order } = atOrder();
    move('ada', 'put', 'bed');
    move('dot', 'put', 'clock');
    expect([order(1), order(2)]).toEqual(['bed', 'clock']);
  });

  test('takes back the last move of anybody, as far as it remembers', () => {
    const { move, order } = atOrder();
    move('ada', 'put', 'bed');
    move('ben', 'put', 'clock', 1);
    expect(move('ada', 'undo')).toBe(true);
    expect(order()).toBe('bed');
    expect(move('ada', 'undo')).toBe(true);
    expect(move('ada', 'undo')).toBe(false);
    for (let n = 0; n < 25; n += 1) move('ben', n % 2 === 0 ? 'put' : 'take', 'jars');
    let taken = 0;
    while (move('ada', 'undo')) taken += 1;
    expect(taken).toBe(20);
  });

  test('applies a repeated move once, and refuses impossible or late moves', () => {
    const { session, move, order } = atOrder();
    expect(move('ada', 'put', 'bed', 0, 'same-move')).toBe(true);
    expect(move('ada', 'put', 'clock', 0, 'same-move')).toBe(false);
    expect(move('ada', 'put', 'piano')).toBe(false);
    expect(move('nobody', 'put', 'clock')).toBe(false);
    expect(order()).toBe('bed');
    session.pass(3_600_000);
    expect(move('ada', 'put', 'clock')).toBe(false);
  });

  test('rests once the challenge is solved', () => {
    const { session, move } = atOrder();
    for (const seatId of ['ada', 'ben', 'cai']) session.answer(seatId, 'chairs>mirror>clock>bed>tackle');
    expect(teamProjection(session.context, 1, 1)?.solved).toBe(true);
    expect(move('ada', 'put', 'bed')).toBe(false);
  });

  test('counts as a try of the challenge', () => {
    const { session, move } = atOrder();
    const tried = () => session.context.breakout?.teams.map(triedIt);
    expect(tried()).toEqual([false, false]);
    move('ada', 'put', 'bed');
    expect(tried()).toEqual([true, false]);
  });

  test('is the same after the log is read again', () => {
    const { session, move, board } = atOrder();
    move('ada', 'put', 'bed');
    move('ben', 'put', 'clock', 0);
    move('cai', 'undo');
    const again = foldLog({ sessionId: 'session-1', story: sixOClockWater }, session.log);
    expect(draftFact(again.context, 1, 1)).toEqual(board());
  });
});
