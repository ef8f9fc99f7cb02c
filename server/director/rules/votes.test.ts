import { describe, expect, test } from 'vitest';
import {
  createDirectorSession,
  inDecision,
  live,
  stateOf,
  twoTeams,
} from '../../../tests/support/director-session.ts';

describe('decisions', () => {
  test('open a moment ahead and close after their window', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    session.reach('which-way');
    expect(session.context.decision).toMatchObject({
      openAt: session.at + 1500,
      closeAt: session.at + 51_500,
      settleAt: null,
    });
    session.pass(51_749);
    expect(stateOf(session)).toEqual(live('decision'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('count one vote per seat, the one cast last', () => {
    const session = inDecision();
    const cast = session.at;
    session.vote('ada', 'bell', cast + 10);
    session.pass(1000);
    session.vote('ada', 'ridge', cast + 500);
    session.vote('ada', 'pinewood', cast + 400);
    expect(session.context.decision?.votes).toEqual([
      expect.objectContaining({ seatId: 'ada', optionId: 'ridge', castAt: cast + 500 }),
    ]);
  });

  test('take a vote id once', () => {
    const session = inDecision();
    expect(session.vote('ada', 'bell', session.at, 'vote-one')).toBe(true);
    expect(session.vote('ada', 'ridge', session.at, 'vote-one')).toBe(false);
  });

  test('never trust the instant a browser claims', () => {
    const session = inDecision();
    const openAt = session.context.decision?.openAt;
    session.vote('ada', 'bell', 0);
    session.vote('ben', 'bell', session.at + 600_000);
    expect(session.context.decision?.votes.map(({ castAt }) => castAt)).toEqual([openAt, session.at]);
  });

  test('count if cast in time and received within the grace period', () => {
    const session = inDecision();
    const closeAt = session.context.decision?.closeAt ?? 0;
    session.pass(closeAt - session.at + 200);
    expect(session.vote('ada', 'bell', closeAt)).toBe(true);
    expect(session.vote('ben', 'bell', closeAt + 1)).toBe(false);
    session.sleep(51);
    expect(session.vote('cai', 'bell', closeAt - 1)).toBe(false);
  });

  test('refuse strangers, other scenes and unknown options', () => {
    const session = inDecision();
    expect(session.vote('zoe', 'bell')).toBe(false);
    expect(session.vote('ada', 'sofa')).toBe(false);
    expect(
      session.can({
        type: 'vote.cast',
        seatId: 'ada',
        voteId: 'vote-x',
        decisionId: 'one-thing-more',
        optionId: 'down',
        castAt: session.at,
      }),
    ).toBe(false);
  });

  test('give people 20 s to speak, even when everybody present has voted at once', () => {
    const session = inDecision('ada', 'dot');
    const openAt = session.context.decision?.openAt ?? 0;
    session.vote('ada', 'bell');
    session.vote('dot', 'bell');
    session.pass(openAt + 20_249 - session.at);
    expect(stateOf(session)).toEqual(live('decision'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('may close sooner in a session that was opened before that was a rule', () => {
    const session = createDirectorSession({ version: 2 });
    session.arrive('ada');
    session.reach('which-way');
    session.pass(2000);
    session.vote('ada', 'bell');
    expect(session.context.decision?.settleAt).toBe(session.at + 3000);
  });

  test('close 3 s after everybody present has voted', () => {
    const session = inDecision('ada', 'dot');
    session.pass(20_000);
    session.vote('ada', 'bell');
    session.vote('dot', 'bell');
    session.pass(3249);
    expect(stateOf(session)).toEqual(live('decision'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('wait for a seat that joins while they settle', () => {
    const session = inDecision('ada', 'dot');
    session.vote('ada', 'bell');
    session.vote('dot', 'bell');
    session.pass(1000);
    session.arrive('ben');
    session.pass(25_000);
    expect(stateOf(session)).toEqual(live('decision'));
    session.vote('ben', 'ridge');
    session.pass(3250);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('settle when the last seat without a vote leaves', () => {
    const session = inDecision('ada', 'dot');
    session.pass(20_000);
    session.vote('ada', 'bell');
    session.send({ type: 'seat.disconnected', seatId: 'dot' });
    expect(session.context.decision?.settleAt).toBe(session.at + 3000);
  });

  test('move everybody by the pooled votes', () => {
    const session = inDecision();
    session.vote('ada', 'bell');
    session.vote('ben', 'ridge');
    session.vote('dot', 'ridge');
    session.reach('ridge');
    expect(session.context.played.at(-1)).toMatchObject({
      kind: 'decision',
      chosen: 'ridge',
      reason: '“Up along the ridge” has 2 of 3 votes.',
    });
  });

  test('take the first option without any vote', () => {
    const session = inDecision();
    session.reach('ridge');
    expect(session.context.played.at(-1)).toMatchObject({
      chosen: 'ridge',
      reason: 'Nobody voted, so the first option wins: “Up along the ridge”.',
    });
  });

  test('are stretched by the timer factor and by the host', () => {
    const session = createDirectorSession({ options: { ...twoTeams.options, timerFactor: 2 } });
    session.arrive('ada');
    session.reach('which-way');
    const { openAt = 0, closeAt = 0 } = session.context.decision ?? {};
    expect(closeAt - openAt).toBe(100_000);
    session.send({ type: 'host.extended', ms: 30_000 });
    expect(session.context.decision?.closeAt).toBe(closeAt + 30_000);
  });

  test('do not run while the session is paused', () => {
    const session = inDecision();
    const closeAt = session.context.decision?.closeAt ?? 0;
    session.send({ type: 'host.held' });
    session.pass(300_000);
    expect(session.vote('ada', 'bell')).toBe(true);
    session.send({ type: 'host.resumed' });
    expect(session.context.decision?.closeAt).toBe(closeAt + 300_000);
  });

  test('get back the time of an outage', () => {
    const session = inDecision();
    const closeAt = session.context.decision?.closeAt ?? 0;
    const downSince = session.at;
    session.sleep(120_000);
    session.send({ type: 'director.resumed', downSince });
    session.pass(0);
    expect(session.context.decision?.closeAt).toBe(closeAt + 120_000);
    expect(stateOf(session)).toEqual(live('decision'));
  });
});
