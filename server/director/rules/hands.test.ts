import { expect, test } from 'vitest';
import { createDirectorSession, inDecision } from '../../../tests/support/director-session.ts';

type Session = ReturnType<typeof inDecision>;
const hand = (session: Session, seatId: string, raised = true) =>
  session.send({ type: 'hand.raised', seatId, raised });

test('hands are up in the order in which they were raised, once each, until they are taken back', () => {
  const session = inDecision();
  expect([hand(session, 'ben'), hand(session, 'ada'), hand(session, 'ben')]).toEqual([true, true, false]);
  expect(session.context.hands).toEqual(['ben', 'ada']);
  expect([hand(session, 'ben', false), hand(session, 'ben', false)]).toEqual([true, false]);
  expect(session.context.hands).toEqual(['ada']);
});

test.each([
  ['is away', { type: 'seat.disconnected', seatId: 'ada' }],
  ['is removed', { type: 'seat.removed', seatId: 'ada' }],
  ['is moved', { type: 'seat.moved', seatId: 'ada', teamId: 2 }],
] as const)('the hand of somebody who %s goes down', (_, event) => {
  const session = inDecision();
  hand(session, 'ada');
  session.send(event);
  expect(session.context.hands).toEqual([]);
});

test('hands stay raised during the outcome, and are lowered when the story continues', () => {
  const session = inDecision();
  hand(session, 'ada');
  session.pass(51_000);
  expect([session.context.decision, session.context.hands]).toEqual([null, ['ada']]);
  session.reach('ridge');
  session.pass(0);
  expect(session.context.hands).toEqual([]);
});

test('a hand cannot be raised before the session, during a clip or by an absent seat', () => {
  const session = createDirectorSession();
  session.arrive('ada');
  expect(hand(session, 'ada')).toBe(false);
  session.reach('bridge');
  session.pass(10_000);
  expect(session.context.clip).not.toBeNull();
  expect(hand(session, 'ada')).toBe(false);
  session.reach('which-way');
  session.pass(2000);
  expect([hand(session, 'ben'), hand(session, 'stranger'), hand(session, 'ada')]).toEqual([
    false,
    false,
    true,
  ]);
});
