import { describe, expect, test } from 'vitest';
import { createDirectorSession, inDecision, live, stateOf } from '../../../tests/support/director-session.ts';
import { sixOClockWater } from '../../../tests/support/test-story.ts';
import type { SkippedStage } from './director-events.ts';
import { activeStates } from '../chart/active-states.ts';
import { seatProjection } from '../projections/own-projections.ts';

type Session = ReturnType<typeof createDirectorSession>;

const facts = { hosts: new Map([[7, 'Olga Silva']]) };
const skip = (session: Session, stage: SkippedStage, sceneId = session.context.sceneId ?? '') =>
  session.send({ type: 'host.skipped', by: 7, sceneId, stage });
const say = (session: Session, text: string, teamId: number | null = null, messageId = `m-${text}`) =>
  session.send({ type: 'host.said', by: 7, messageId, teamId, text });
const messagesOf = (session: Session, seatId: string) =>
  seatProjection(session.context, facts, seatId, 1)?.host_messages;

describe('what the host skips', () => {
  test('is a clip: the next scene starts at once', () => {
    const session = createDirectorSession();
    session.arrive('ada', 'dot');
    session.reach('bridge');
    session.pass(8000);
    expect(stateOf(session)).toEqual(live('clip'));
    expect(skip(session, 'clip')).toBe(true);
    expect([stateOf(session), session.context.clip]).toEqual([live('decision'), null]);
  });

  test('ends a decision: the votes so far decide, and the result is shown', () => {
    const session = inDecision('ada', 'dot');
    session.vote('ada', 'bell');
    const { at } = session;
    expect(skip(session, 'decision')).toBe(true);
    expect(stateOf(session)).toEqual(live('outcome'));
    expect(session.context.played.at(-1)).toMatchObject({ chosen: 'bell', closedAt: at });
    expect(skip(session, 'outcome')).toBe(true);
    expect(stateOf(session)).not.toEqual(live('outcome'));
  });

  test('is a challenge or a breather, and the time that it did not use lengthens no breather', () => {
    const session = createDirectorSession({}, sixOClockWater);
    session.arrive('ada', 'dot');
    const kinds = new Set<string>();
    while (session.snapshot.status === 'active' && kinds.size < 2) {
      session.pass(1000);
      const { breakout } = session.context;
      if (!breakout) continue;
      kinds.add(breakout.rested ? 'breather' : 'challenge');
      const { spareMs } = session.context;
      const isBreather = breakout.rested !== undefined;
      expect(skip(session, 'breakout')).toBe(true);
      expect(session.context.spareMs).toBe(spareMs);
      expect(session.context.breakout?.sceneId).not.toBe(breakout.sceneId);
      if (!isBreather) expect(stateOf(session)).toEqual(live('outcome'));
    }
    expect([...kinds].toSorted()).toEqual(['breather', 'challenge']);
  });

  test('is the ending’s clip: the story is over', () => {
    const session = createDirectorSession();
    session.arrive('ada', 'dot');
    const isEnding = () => session.context.played.at(-1)?.kind === 'ending';
    while (!isEnding()) session.pass(1000);
    expect(skip(session, 'clip')).toBe(true);
    expect([stateOf(session), session.context.endedBy]).toEqual(['ended', null]);
  });

  test('skips only the scene that the host saw, and nothing while the clock is paused', () => {
    const session = inDecision('ada', 'dot');
    expect([skip(session, 'clip'), skip(session, 'outcome'), skip(session, 'decision', 'bridge')]).toEqual([
      false,
      false,
      false,
    ]);
    session.send({ type: 'host.held', by: 7 });
    expect(skip(session, 'decision')).toBe(false);
    session.send({ type: 'host.resumed', by: 7 });
    expect(skip(session, 'decision')).toBe(true);
  });
});

describe('host messages', () => {
  test('reaches all seats or one team, and seats that return or arrive late', () => {
    const session = createDirectorSession();
    session.arrive('ada', 'dot');
    expect([say(session, 'Welcome'), say(session, 'Look left', 1)]).toEqual([true, true]);
    const words = (seatId: string) =>
      messagesOf(session, seatId)?.map(({ text, to_team }) => [text, to_team]);
    const all = ['Welcome', false];
    expect(['ada', 'ben', 'dot'].map(words)).toEqual([
      [all, ['Look left', true]],
      [all, ['Look left', true]],
      [all],
    ]);
    session.send({ type: 'seat.disconnected', seatId: 'ada' });
    session.arrive('ada');
    expect(messagesOf(session, 'ada')?.[0]).toEqual({
      id: 'm-Welcome',
      by: 'Olga Silva',
      text: 'Welcome',
      at: session.at,
      to_team: false,
    });
  });

  test('is logged once per id, for an existing team, before and during the story', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    expect([
      say(session, 'Soon'),
      say(session, 'Soon'),
      say(session, 'Nobody', 9),
      say(session, '  '),
    ]).toEqual([true, false, false, false]);
    session.reach('which-way');
    expect(say(session, 'Now', 1)).toBe(true);
    expect(session.log.filter(({ type }) => type === 'host.said')).toMatchObject([
      { by: 7, messageId: 'm-Soon', teamId: null, text: 'Soon' },
      { by: 7, messageId: 'm-Now', teamId: 1, text: 'Now' },
    ]);
  });

  test('is remembered as far as a seat is shown: the last five', () => {
    const session = createDirectorSession();
    for (let number = 1; number <= 30; number += 1) say(session, String(number));
    expect(messagesOf(session, 'ada')?.map(({ text }) => text)).toEqual(['26', '27', '28', '29', '30']);
    expect(session.context.said).toHaveLength(20);
  });
});

test('who holds the clock and who ended the session, and why, is remembered', () => {
  const session = inDecision('ada', 'dot');
  session.send({ type: 'host.held', by: 7 });
  expect(session.context).toMatchObject({ heldSince: session.at, heldBy: 7 });
  session.send({ type: 'host.resumed', by: 8 });
  expect(session.context).toMatchObject({ heldSince: null, heldBy: null });
  session.send({ type: 'host.ended', by: 7, reason: 'The alarm rang' });
  expect(session.context.endedBy).toEqual({ userId: 7, reason: 'The alarm rang' });
});

test('the active states are named as the chart names them, outermost first', () => {
  const session = createDirectorSession();
  expect(activeStates(session.snapshot).join(' ')).toBe(
    'sessionDirector sessionDirector.open sessionDirector.open.waiting',
  );
  expect(activeStates(inDecision().snapshot).at(-1)).toBe('sessionDirector.open.live.decision');
});
