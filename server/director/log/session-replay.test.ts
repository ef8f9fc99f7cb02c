import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scorecard } from '#contract/calls/schemas/results.ts';
import {
  createDirectorSession,
  type DirectorSession,
  twoTeams,
} from '../../../tests/support/director-session.ts';
import { borrowedLight } from '../../../tests/support/test-story.ts';
import { collaborationAnalysis } from '../../scoring/collaboration-analysis.ts';
import { scorecard } from '../../scoring/scorecard.ts';
import type { DirectorEvent } from '../rules/director-events.ts';
import { holdersOf } from '../rules/breakout.ts';
import { foldLog } from '../chart/fold-log.ts';

const story = borrowedLight;
const input = { sessionId: 'session-1', story };
const asStored = (log: readonly DirectorEvent[]) => JSON.parse(JSON.stringify(log)) as DirectorEvent[];

const seatId = fc.constantFrom(...twoTeams.roster.map((entry) => entry.seatId), 'stranger');
const optionId = fc.constantFrom('ridge', 'pinewood', 'bell', 'down', 'beacon');
const text = fc.constantFrom('palms', 'lamps', 'P-A-L-M-S', '!?');
const clueId = fc.constantFrom('stag', 'hare', 'owl', 'fox', 'wren', 'note');

type Step = (session: DirectorSession) => void;
const step = fc.oneof(
  fc.nat(70_000).map(
    (ms): Step =>
      (session) =>
        session.pass(ms),
  ),
  seatId.map(
    (id): Step =>
      (session) =>
        session.send({ type: 'seat.connected', seatId: id }),
  ),
  seatId.map(
    (id): Step =>
      (session) =>
        session.send({ type: 'seat.disconnected', seatId: id }),
  ),
  fc.tuple(seatId, fc.constantFrom(...story.scenes.map(({ id }) => id))).map(
    ([id, sceneId]): Step =>
      (session) =>
        session.send({ type: 'seat.ready', seatId: id, sceneId }),
  ),
  fc.tuple(seatId, optionId, fc.integer({ min: -60_000, max: 60_000 }), fc.nat(20)).map(
    ([id, option, offset, voteId]): Step =>
      (session) =>
        session.vote(id, option, session.at + offset, `vote-${voteId}`),
  ),
  fc.tuple(seatId, text).map(
    ([id, given]): Step =>
      (session) =>
        session.answer(id, given),
  ),
  fc.tuple(seatId, clueId).map(
    ([id, clue]): Step =>
      (session) =>
        session.send({ type: 'clue.shared', seatId: id, clueId: clue, challengeId: 'door' }),
  ),
  fc.tuple(seatId, fc.constantFrom('middle', 'ends')).map(
    ([id, hintId]): Step =>
      (session) =>
        session.send({ type: 'hint.taken', seatId: id, hintId, challengeId: 'door' }),
  ),
  fc.tuple(seatId, fc.boolean()).map(
    ([id, raised]): Step =>
      (session) =>
        session.send({ type: 'hand.raised', seatId: id, raised }),
  ),
  fc.tuple(seatId, fc.constantFrom(1, 2)).map(
    ([id, teamId]): Step =>
      (session) =>
        session.send({ type: 'seat.moved', seatId: id, teamId }),
  ),
  fc.tuple(seatId, fc.nat(200)).map(
    ([id, length]): Step =>
      (session) =>
        session.send({ type: 'chat.posted', seatId: id, messageId: `m-${session.log.length}`, length }),
  ),
  fc.constantFrom<Step>(
    (session) => session.send({ type: 'host.held' }),
    (session) => session.send({ type: 'host.resumed' }),
    (session) => session.send({ type: 'host.extended', ms: 15_000 }),
  ),
  fc.nat(30_000).map(
    (ms): Step =>
      (session) => {
        const downSince = session.at;
        session.sleep(ms);
        session.send({ type: 'director.resumed', downSince });
        session.pass(0);
      },
  ),
);

function play(steps: readonly Step[], check: (session: DirectorSession) => void = () => undefined) {
  const session = createDirectorSession();
  session.arrive('ada', 'dot');
  session.pass(60_000);
  for (const act of steps) {
    act(session);
    check(session);
  }
  session.send({ type: 'host.resumed' });
  session.finish();
  check(session);
  return session;
}

const generated = fc.array(step, { maxLength: 60 });

describe('a generated session', () => {
  test('replays to the same state, scorecard and analysis, to the byte', () => {
    fc.assert(
      fc.property(generated, (steps) => {
        const session = play(steps);
        const stored = asStored(session.log);
        expect(JSON.stringify(foldLog(input, stored).context)).toBe(JSON.stringify(session.context));
        expect(JSON.stringify(scorecard(input, stored))).toBe(JSON.stringify(scorecard(input, session.log)));
        expect(JSON.stringify(collaborationAnalysis(input, stored))).toBe(
          JSON.stringify(collaborationAnalysis(input, session.log)),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('never changes a result that was shown', () => {
    fc.assert(
      fc.property(generated, (steps) => {
        let shown = '';
        play(steps, ({ context }) => {
          const results = JSON.stringify(context.played).slice(0, -1);
          expect(results.startsWith(shown)).toBe(true);
          shown = results;
        });
      }),
      { numRuns: 60 },
    );
  });

  test('counts one vote for each seat that voted, and no more', () => {
    fc.assert(
      fc.property(generated, (steps) => {
        const session = play(steps);
        const counted = scorecard(input, session.log);
        for (const scene of session.context.played) {
          if (scene.kind !== 'decision') continue;
          const voters = scene.votes.map((vote) => vote.seatId);
          expect(new Set(voters).size).toBe(voters.length);
          const splits = counted.teams
            .flatMap(({ decisions }) => decisions.filter(({ scene_id }) => scene_id === scene.sceneId))
            .flatMap((row) => row.team_split.map(({ votes }) => votes));
          expect(splits.reduce((sum, votes) => sum + votes, 0)).toBe(voters.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('never shows the raised hand of an absent or unknown seat', () => {
    fc.assert(
      fc.property(generated, (steps) => {
        play(steps, ({ context }) => {
          const present = context.seats.filter((seat) => seat.present).map(({ id }) => id);
          expect(context.hands.every((id) => present.includes(id))).toBe(true);
          expect(new Set(context.hands).size).toBe(context.hands.length);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('leaves no seat at a table without a part while another holds two', () => {
    fc.assert(
      fc.property(generated, (steps) => {
        play(steps, ({ context }) => {
          for (const team of context.breakout?.teams ?? []) {
            const laid = team.board.map(({ clueId }) => clueId);
            const inHand = Object.keys(team.holders).filter((clueId) => !laid.includes(clueId));
            const present = context.seats.filter((seat) => seat.present && seat.teamId === team.teamId);
            if (inHand.length === 0) continue;
            for (const { id } of present)
              expect(Object.keys(team.holders).some((clueId) => holdersOf(team, clueId).includes(id))).toBe(
                true,
              );
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  test('keeps every clue of a team with a present seat', () => {
    fc.assert(
      fc.property(generated, (steps) => {
        play(steps, ({ context }) => {
          for (const team of context.breakout?.teams ?? []) {
            const present = context.seats
              .filter((seat) => seat.present && seat.teamId === team.teamId)
              .map(({ id }) => id);
            const holders = Object.values(team.holders);
            if (present.length === 0) continue;
            expect(holders).toHaveLength(8);
            expect(holders.every((holder) => present.includes(holder))).toBe(true);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('an outage of two minutes', () => {
  function playThrough(outageIn: string | null): DirectorSession {
    const session = createDirectorSession();
    session.arrive(...twoTeams.roster.map((entry) => entry.seatId));
    const vote = (...choices: string[]) => {
      session.pass(5000);
      for (const [index, choice] of choices.entries()) {
        session.vote(twoTeams.roster[index]?.seatId ?? '', choice);
        if (index === 1 && session.context.sceneId === outageIn) fail();
      }
    };
    const fail = () => {
      const downSince = session.at;
      session.sleep(120_000);
      session.send({ type: 'director.resumed', downSince });
      session.pass(0);
    };
    const reach = (sceneId: string) => {
      session.reach(sceneId);
      if (sceneId === outageIn && session.context.decision === null && session.context.breakout === null)
        fail();
    };
    reach('bridge');
    reach('which-way');
    vote('bell', 'ridge', 'bell');
    reach('wayhouse');
    reach('door');
    session.pass(5000);
    session.answer('ada', 'palm');
    if (outageIn === 'door') fail();
    session.send({ type: 'hint.taken', seatId: 'dot', hintId: 'middle', challengeId: 'door' });
    session.answer('eve', 'palms');
    reach('one-thing-more');
    vote('down', 'beacon', 'down', 'beacon');
    session.finish();
    return session;
  }

  const undisturbed = JSON.stringify(scorecard(input, playThrough(null).log));
  test.each(['bridge', 'which-way', 'wayhouse', 'door', 'one-thing-more'])(
    'in %s leaves no trace in the scorecard',
    (sceneId) => {
      expect(JSON.stringify(scorecard(input, playThrough(sceneId).log))).toBe(undisturbed);
    },
  );
});

function inShort(counted: Scorecard) {
  return {
    path: counted.path.map(({ scene_id }) => scene_id),
    award: counted.ending?.award,
    teams: counted.teams.map(({ name, place, total, decisions, challenges }) => ({
      team: name,
      place,
      total,
      choices: decisions.map(({ team_choice }) => team_choice),
      challenges: challenges.map(({ solved, attempts, hint_cost }) => [solved, attempts, hint_cost]),
    })),
  };
}

test('a log of machine version 1 still yields its scorecard', () => {
  const file = new URL('./session-log-v1.json', import.meta.url);
  const old = JSON.parse(readFileSync(file, 'utf8')) as { log: DirectorEvent[]; expected: unknown };
  const scenes = story.scenes.map((scene) =>
    scene.kind === 'challenge'
      ? { ...scene, windowMs: 240_000, outcomeMs: undefined }
      : { ...scene, outcomeMs: undefined },
  );
  const asWritten = { ...story, scenes: scenes as typeof story.scenes };
  expect(inShort(scorecard({ ...input, story: asWritten }, old.log))).toEqual(old.expected);
});
