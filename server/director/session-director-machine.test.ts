import { describe, expect, test } from 'vitest';
import { createDirectorSession, startsAt, twoTeams } from '../../tests/support/director-session.ts';

const everybody = twoTeams.roster.map(({ seatId }) => seatId);

function inDecision(...present: string[]) {
  const session = createDirectorSession();
  session.arrive(...(present.length > 0 ? present : everybody));
  session.reach('which-way');
  session.pass(2000);
  return session;
}

function inBreakout(...present: string[]) {
  const session = createDirectorSession();
  session.arrive(...(present.length > 0 ? present : everybody));
  session.reach('door');
  session.pass(2000);
  return session;
}

const stateOf = (session: { snapshot: { value: unknown } }) => session.snapshot.value;
const live = (state: string) => ({ open: { live: state } });

describe('start', () => {
  test('waits for the agreed time, then gathers those who are there', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    session.pass(59_999);
    expect(stateOf(session)).toEqual({ open: 'waiting' });
    session.pass(1);
    expect(stateOf(session)).toEqual(live('gathering'));
  });

  test('starts at once when the first person comes late', () => {
    const session = createDirectorSession();
    session.pass(120_000);
    expect(stateOf(session)).toEqual({ open: 'waiting' });
    session.arrive('eve');
    session.pass(0);
    expect(stateOf(session)).toEqual(live('gathering'));
  });

  test('fails when nobody comes within a quarter of an hour', () => {
    const session = createDirectorSession();
    session.pass(60_000 + 15 * 60_000 - 1);
    expect(stateOf(session)).toEqual({ open: 'waiting' });
    session.pass(1);
    expect(stateOf(session)).toBe('failed');
  });

  test('the host may start early, but not for nobody', () => {
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

  test('go on while the session is held, which only keeps the next scene back', () => {
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

  test('count what was cast in time and came within the grace, and nothing later', () => {
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

  test('close 3 s after everybody present has voted', () => {
    const session = inDecision('ada', 'dot');
    session.vote('ada', 'bell');
    session.vote('dot', 'bell');
    session.pass(3249);
    expect(stateOf(session)).toEqual(live('decision'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('wait again for somebody who comes in while they settle', () => {
    const session = inDecision('ada', 'dot');
    session.vote('ada', 'bell');
    session.vote('dot', 'bell');
    session.pass(1000);
    session.arrive('ben');
    session.pass(5000);
    expect(stateOf(session)).toEqual(live('decision'));
    session.vote('ben', 'ridge');
    session.pass(3250);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('settle when the one who has not voted goes', () => {
    const session = inDecision('ada', 'dot');
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

  test('take the first option when nobody votes', () => {
    const session = inDecision();
    session.reach('ridge');
    expect(session.context.played.at(-1)).toMatchObject({
      chosen: 'ridge',
      reason: 'Nobody voted, so the option listed first was taken: “Up along the ridge”.',
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

  test('stand still while the session is held', () => {
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

describe('breakouts', () => {
  const handOf = (session: ReturnType<typeof inBreakout>, seatId: string) =>
    (session.context.breakout?.teams ?? []).flatMap(({ holders }) =>
      Object.keys(holders).filter((clueId) => holders[clueId] === seatId),
    );

  test('deal every clue of a team round the present', () => {
    const session = inBreakout();
    expect(handOf(session, 'ada')).toEqual(['stag', 'fox']);
    expect(handOf(session, 'ben')).toEqual(['hare', 'wren']);
    expect(handOf(session, 'cai')).toEqual(['owl', 'note']);
    expect(handOf(session, 'dot')).toEqual(['stag', 'owl', 'wren']);
  });

  test('hand the clues of somebody who goes to the others, and give a newcomer one', () => {
    const session = inBreakout('ada', 'ben');
    session.send({ type: 'seat.disconnected', seatId: 'ada' });
    expect(handOf(session, 'ben')).toHaveLength(6);
    session.arrive('cai');
    expect(handOf(session, 'ben')).toHaveLength(5);
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

  test('end 10 s after every team with somebody present has solved it', () => {
    const session = inBreakout('ada', 'dot');
    session.answer('ada', 'palms');
    session.pass(20_000);
    expect(stateOf(session)).toEqual(live('breakout'));
    session.answer('dot', 'palms');
    session.pass(9999);
    expect(stateOf(session)).toEqual(live('breakout'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('outcome'));
  });

  test('end at their deadline', () => {
    const session = inBreakout();
    session.pass(239_499);
    expect(stateOf(session)).toEqual(live('breakout'));
    session.pass(1);
    expect(stateOf(session)).toEqual(live('outcome'));
    session.reach('hearth');
  });
});

describe('people', () => {
  const captains = (session: ReturnType<typeof createDirectorSession>) =>
    session.context.captains.map(({ seatId }) => seatId);

  test('the first present of a team is captain and stays it', () => {
    const session = createDirectorSession();
    session.arrive('cai', 'ada', 'eve');
    expect(captains(session)).toEqual(['cai', 'eve']);
  });

  test('a captain who is away for 20 s hands over in roster order', () => {
    const session = createDirectorSession();
    session.arrive('cai', 'ben', 'ada');
    session.send({ type: 'seat.disconnected', seatId: 'cai' });
    session.pass(19_999);
    expect(captains(session)).toEqual(['cai', null]);
    session.pass(1);
    expect(captains(session)).toEqual(['ada', null]);
  });

  test('a captain who comes back in time stays it', () => {
    const session = createDirectorSession();
    session.arrive('ada', 'ben');
    session.send({ type: 'seat.disconnected', seatId: 'ada' });
    session.pass(10_000);
    session.arrive('ada');
    session.pass(30_000);
    expect(captains(session)).toEqual(['ada', null]);
  });

  test('can be added, moved and removed by the host', () => {
    const session = createDirectorSession();
    session.arrive('ada');
    expect(session.send({ type: 'seat.added', seatId: 'zoe', teamId: 2 })).toBe(true);
    expect(session.send({ type: 'seat.added', seatId: 'zoe', teamId: 2 })).toBe(false);
    expect(session.send({ type: 'seat.moved', seatId: 'ada', teamId: 9 })).toBe(false);
    session.send({ type: 'seat.moved', seatId: 'ada', teamId: 2 });
    expect(captains(session)).toEqual([null, 'ada']);
    session.send({ type: 'seat.removed', seatId: 'ada' });
    expect(captains(session)).toEqual([null, null]);
  });

  test('who all leave keep the next scene back until somebody returns', () => {
    const session = inDecision('ada');
    session.vote('ada', 'bell');
    session.send({ type: 'seat.left', seatId: 'ada' });
    session.pass(70_000);
    expect(stateOf(session)).toEqual(live('deserted'));
    session.arrive('ada');
    expect(stateOf(session)).toEqual(live('gathering'));
  });

  test('who never come back end a session that was played, and fail one that was not', () => {
    const played = inDecision('ada');
    played.vote('ada', 'bell');
    const unplayed = inDecision('ada');
    for (const session of [played, unplayed]) {
      session.send({ type: 'seat.left', seatId: 'ada' });
      session.finish();
    }
    expect([played.snapshot.value, unplayed.snapshot.value]).toEqual(['ended', 'failed']);
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
