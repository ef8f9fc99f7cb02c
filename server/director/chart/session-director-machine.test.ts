import { describe, expect, test } from 'vitest';
import {
  createDirectorSession,
  everybody,
  inDecision,
  live,
  startsAt,
  stateOf,
} from '../../../tests/support/director-session.ts';

describe('start', () => {
  test('waits for the agreed time, then gathers the present seats', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    session.pass(59_999);
    expect(stateOf(session)).toEqual({ open: 'waiting' });
    session.pass(1);
    expect(stateOf(session)).toEqual(live('gathering'));
  });

  test('starts at once when the first participant arrives late', () => {
    const session = createDirectorSession();
    session.pass(120_000);
    expect(stateOf(session)).toEqual({ open: 'waiting' });
    session.arrive('eve');
    session.pass(0);
    expect(stateOf(session)).toEqual(live('gathering'));
  });

  test('fails when no participant arrives within fifteen minutes', () => {
    const session = createDirectorSession();
    session.pass(60_000 + 15 * 60_000 - 1);
    expect(stateOf(session)).toEqual({ open: 'waiting' });
    session.pass(1);
    expect(stateOf(session)).toBe('failed');
  });

  test('the host may start early, but not an empty session', () => {
    const session = createDirectorSession();
    expect(session.can({ type: 'host.started' })).toBe(false);
    session.arrive('ada');
    session.send({ type: 'host.started' });
    expect(stateOf(session)).toEqual(live('gathering'));
  });

  test('a rescheduled session starts at the new time and a cancelled one never', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    session.send({ type: 'session.rescheduled', startsAt: startsAt + 60_000 });
    session.pass(119_999);
    expect(stateOf(session)).toEqual({ open: 'waiting' });
    session.send({ type: 'session.cancelled' });
    expect(stateOf(session)).toBe('cancelled');
  });

  test('options that are changed while people wait are those of the session', () => {
    const session = createDirectorSession();
    const options = { timerFactor: 2, chat: false, analytics: false };
    session.send({ type: 'session.configured', options });
    expect(session.context.options).toEqual(options);
    session.arrive('ada');
    session.send({ type: 'host.started' });
    expect(session.can({ type: 'session.configured', options })).toBe(false);
  });

  test('what holds in waiting holds the start', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    session.send({ type: 'host.held' });
    session.pass(600_000);
    expect(stateOf(session)).toEqual({ open: 'waiting' });
    session.send({ type: 'host.resumed' });
    session.pass(0);
    expect(stateOf(session)).toEqual(live('gathering'));
  });
});

describe('clips', () => {
  test('begin 2.5 s after nine tenths of the present are ready', () => {
    const session = createDirectorSession();
    session.arrive(...everybody);
    session.pass(60_000);
    for (const seatId of everybody.slice(0, 4))
      session.send({ type: 'seat.ready', seatId, sceneId: 'bridge' });
    expect(stateOf(session)).toEqual(live('gathering'));
    session.send({ type: 'seat.ready', seatId: 'eve', sceneId: 'bridge' });
    expect(session.context.clip).toEqual({
      sceneId: 'bridge',
      startAt: session.at + 2500,
      endAt: session.at + 2500 + 34_000,
    });
  });

  test('begin after 5 s at the latest', () => {
    const session = createDirectorSession();
    session.arrive(...everybody);
    session.pass(64_999);
    expect(stateOf(session)).toEqual(live('gathering'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('clip'));
  });

  test('need no barrier when everybody fetched them ahead', () => {
    const session = createDirectorSession();
    session.arrive('ada', 'dot');
    session.send({ type: 'seat.ready', seatId: 'ada', sceneId: 'bridge' });
    session.send({ type: 'seat.ready', seatId: 'dot', sceneId: 'bridge' });
    session.pass(60_000);
    expect(stateOf(session)).toEqual(live('clip'));
  });

  test('are cut on a fast clock', () => {
    const session = createDirectorSession({ storyClockRate: 10 });
    session.arrive('ada');
    session.pass(60_500);
    expect(session.context.clip).toEqual({
      sceneId: 'bridge',
      startAt: startsAt + 750,
      endAt: startsAt + 750 + 3400,
    });
  });

  test('continue while the session is paused, which only delays the next scene', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    session.reach('bridge');
    session.pass(10_000);
    const clip = session.context.clip;
    session.send({ type: 'host.held' });
    session.pass(100_000);
    expect(session.context.clip).toEqual(clip);
    session.send({ type: 'host.resumed' });
    session.pass(0);
    expect(stateOf(session)).toEqual(live('decision'));
  });
});

test('a session runs to its ending by itself', () => {
  const session = createDirectorSession();
  session.arrive(...everybody);
  session.finish();
  expect(stateOf(session)).toBe('ended');
  expect(session.context.played.map(({ sceneId }) => sceneId)).toEqual([
    'bridge',
    'which-way',
    'ridge',
    'wayhouse',
    'door',
    'hearth',
    'one-thing-more',
    'valley',
  ]);
});

test('the host may end it at any time, and an open window then leaves no result', () => {
  const session = inDecision();
  session.vote('ada', 'bell');
  session.send({ type: 'host.ended' });
  expect(stateOf(session)).toBe('ended');
  expect(session.context.played.map(({ sceneId }) => sceneId)).toEqual(['bridge']);
});
