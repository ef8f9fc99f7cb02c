import { describe, expect, test } from 'vitest';
import { liveSession } from '#contract/rules/business-constants.ts';
import { createDirectorSession, live, stateOf } from '../../../tests/support/director-session.ts';
import { sixOClockWater } from '../../../tests/support/test-story.ts';
import type { SessionOpening } from './director-events.ts';
import { foldLog } from '../chart/fold-log.ts';
import { publicProjection } from '../projections/public-projection.ts';
import type { SessionFacts } from '../projections/session-facts.ts';
import { roomUntil } from './room-after.ts';

const people = ['ada', 'ben', 'cai', 'dot', 'eve'];
const second = 1000;
const minute = 60 * second;
const { goOnMs } = liveSession;
const breather = 'on-the-tailboard';
const riddle = 'book-with-drawing';

const facts: SessionFacts = {
  title: 'Winter adventure',
  videoRoomUrl: null,
  people: new Map(),
  hosts: new Map(),
  playlists: new Map(),
  bots: new Set(),
  isRehearsal: false,
  languages: new Map(),
  translations: new Map(),
};

function at(sceneId: string, opening: Partial<SessionOpening> = {}, present = people) {
  const session = createDirectorSession(opening, sixOClockWater);
  session.arrive(...present);
  session.reach(sceneId);
  session.pass(2 * second);
  const say = (type: 'seat.ready' | 'seat.staying') => (seatId: string) =>
    session.send({ type, seatId, sceneId });
  const solve = (...seatIds: string[]) => {
    for (const seatId of seatIds) session.answer(seatId, '27');
  };
  const isThere = () => session.context.breakout?.sceneId === sceneId;
  const shown = () => publicProjection(session.snapshot, facts, { seq: 1, at: 1 }).breakout;
  return { session, goOn: say('seat.ready'), stay: say('seat.staying'), solve, isThere, shown };
}

describe('a breather', () => {
  test('continues 10 s after every present seat is ready, and shows the countdown', () => {
    const { session, goOn, isThere, shown } = at(breather);
    session.pass(10 * second);
    for (const seatId of people.slice(1)) goOn(seatId);
    expect(shown()?.goes_on).toBe(false);
    goOn('ada');
    expect(shown()).toMatchObject({ goes_on: true, close_at: session.at + goOnMs });
    session.pass(goOnMs - 1);
    expect(isThere()).toBe(true);
    session.pass(1);
    expect(isThere()).toBe(false);
  });

  test('waits again where one takes it back, and 10 s from when they are ready after all', () => {
    const { session, goOn, stay, isThere, shown } = at(breather);
    for (const seatId of people) goOn(seatId);
    const { close_at: early } = shown() ?? {};
    session.pass(8 * second);
    expect([stay('ben'), stay('ben'), stay('nobody')]).toEqual([true, false, false]);
    expect(shown()).toMatchObject({ goes_on: false });
    expect(shown()?.close_at).toBeGreaterThan(early ?? 0);
    session.pass(minute);
    expect(isThere()).toBe(true);
    expect(goOn('ben')).toBe(true);
    expect(shown()?.close_at).toBe(session.at + goOnMs);
  });

  test('waits for a joining seat, and for no absent seat', () => {
    const { session, goOn, shown } = at(breather, {}, ['ada', 'ben', 'dot']);
    session.send({ type: 'seat.disconnected', seatId: 'ben' });
    goOn('ada');
    goOn('dot');
    expect(shown()?.goes_on).toBe(true);
    session.arrive('cai');
    expect(shown()?.goes_on).toBe(false);
    session.send({ type: 'seat.left', seatId: 'cai' });
    expect(shown()).toMatchObject({ goes_on: true, close_at: session.at + goOnMs });
  });

  test('pauses while the host holds it, and keeps an earlier deadline', () => {
    const { session, goOn, isThere, shown } = at(breather);
    for (const seatId of people) goOn(seatId);
    session.pass(4 * second);
    session.send({ type: 'host.held' });
    session.pass(5 * minute);
    expect(isThere()).toBe(true);
    session.send({ type: 'host.resumed' });
    expect(shown()?.close_at).toBe(session.at + 6 * second);
    const late = at(breather);
    late.session.pass((late.shown()?.close_at ?? 0) - late.session.at - 5 * second);
    for (const seatId of people) late.goOn(seatId);
    expect(late.shown()?.close_at).toBe(late.session.at + 5 * second);
  });

  test('cannot be left or stayed in from another scene, nor where one is not', () => {
    const { session, goOn, stay } = at(breather, {}, ['ada', 'dot']);
    expect([goOn('ben'), stay('ada')]).toEqual([false, false]);
    expect(session.send({ type: 'seat.staying', seatId: 'ada', sceneId: riddle })).toBe(false);
  });
});

describe('a riddle that every team has solved', () => {
  test('continues after 10 s', () => {
    const { session, solve, isThere, shown } = at(riddle);
    solve('ada');
    expect(shown()).toMatchObject({ goes_on: false, solved_teams: [1] });
    solve('dot');
    expect(shown()).toMatchObject({ goes_on: true, close_at: session.at + goOnMs, staying: [] });
    session.pass(goOnMs);
    expect(isThere()).toBe(false);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('stays open for its minimum while a seat objects, until it agrees or leaves', () => {
    const { session, solve, stay, goOn, shown } = at(riddle);
    expect(stay('ada'), 'nobody stays at what is not solved').toBe(false);
    solve('ada', 'dot');
    session.pass(5 * second);
    expect([stay('eve'), stay('eve')]).toEqual([true, false]);
    const { openAt = 0 } = session.context.breakout ?? {};
    expect(shown()).toMatchObject({ goes_on: false, staying: ['eve'], close_at: openAt + 250 * second });
    expect(goOn('eve')).toBe(true);
    expect(shown()).toMatchObject({ goes_on: true, staying: [], close_at: session.at + goOnMs });
    stay('ben');
    session.send({ type: 'seat.disconnected', seatId: 'ben' });
    expect(shown()).toMatchObject({ goes_on: true, close_at: session.at + goOnMs });
  });

  test('waits for a team whose first seat joins meanwhile', () => {
    const { session, solve, shown } = at(riddle, {}, ['ada']);
    solve('ada');
    expect(shown()?.goes_on).toBe(true);
    session.arrive('dot');
    const { closeAt } = session.context.breakout ?? {};
    expect(shown()).toMatchObject({ goes_on: false, close_at: closeAt });
  });

  test('continues after 20 s in a session of a director before version 8', () => {
    const { session, solve, shown } = at(riddle, { version: 7 });
    solve('ada', 'dot');
    expect(shown()).toMatchObject({ goes_on: true, close_at: session.at + 20 * second });
  });

  test('of a director before version 6 keeps its minimum, and no seat can object', () => {
    const { session, solve, stay, shown } = at(riddle, { version: 5 });
    solve('ada', 'dot');
    const { openAt = 0 } = session.context.breakout ?? {};
    expect(shown()).toMatchObject({ goes_on: false, close_at: openAt + 250 * second });
    expect(stay('ada')).toBe(false);
  });
});

describe('the time that is saved so', () => {
  function finish(version?: number) {
    const { session, goOn } = at(breather, version === undefined ? {} : { version });
    const before = session.context.savedMs;
    for (const seatId of people) goOn(seatId);
    const { closeAt = 0, settleAt } = session.context.breakout ?? {};
    const saved = closeAt - (settleAt ?? closeAt);
    session.finish();
    const { context } = session;
    return { context, session, before, saved, room: (roomUntil(context) ?? 0) - (context.endedAt ?? 0) };
  }

  test('lengthens the room after the story, and no breather', () => {
    const { context, before, saved, room } = finish();
    expect([before, saved]).toEqual([0, 229_500]);
    expect(context.savedMs).toBe(saved);
    expect(room).toBe(liveSession.debriefMs + saved + context.spareMs);
  });

  test('is given to the next breather by a director before 6, whose room has its ten minutes', () => {
    const { context, room } = finish(5);
    expect([context.savedMs, room]).toEqual([0, liveSession.debriefMs]);
  });

  test('is the same after a replay of the log, to the byte', () => {
    const { session } = finish();
    const replayed = foldLog({ sessionId: 'session-1', story: sixOClockWater }, session.log);
    expect(JSON.stringify(replayed.context)).toBe(JSON.stringify(session.context));
  });

  test('is nothing when the host skips the rest', () => {
    const { session, goOn } = at(breather);
    for (const seatId of people) goOn(seatId);
    session.send({ type: 'host.skipped', sceneId: breather, stage: 'breakout' });
    expect([session.context.breakout, session.context.savedMs]).toEqual([null, 0]);
  });
});
