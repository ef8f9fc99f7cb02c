import { expect, test } from 'vitest';
import { createDirectorSession, twoTeams } from '../../tests/support/director-session.ts';
import { sixOClockWater } from '../../tests/support/test-story.ts';
import { currentOutcome } from '../director/projections/outcome-facts.ts';
import { badgesOf } from './badges.ts';
import { challengeRow } from '../director/projections/challenge-row.ts';

const right = 'chairs>mirror>clock>bed>tackle';
const wrong = 'chairs>clock>mirror>tackle';
const six = ['ada', 'ben', 'cai', 'dot', 'eve', 'fin'];

/** The lorry's order, submitted by one person after another, and the result. */
function play(people: number, answers: [seatId: string, text: string][], sceneId = 'last-in') {
  const roster = six.slice(0, people).map((seatId) => ({ seatId, teamId: 1 }));
  const teams = twoTeams.teams.slice(0, 1);
  const session = createDirectorSession({ roster, teams }, sixOClockWater);
  session.arrive(...roster.map(({ seatId }) => seatId));
  session.reach(sceneId);
  session.pass(2000);
  for (const [seatId, text] of answers) session.answer(seatId, text);
  while (session.context.breakout) session.pass(5000);
  const { context } = session;
  const played = context.played.at(-1);
  if (played?.kind !== 'challenge') throw new Error('no riddle');
  const row = challengeRow(sixOClockWater, played, 1);
  const badges = badgesOf(context, 1, { decisions: [], challenges: [row] }).map(({ id }) => id);
  const outcome = currentOutcome(context);
  const shown = outcome?.kind === 'challenge' ? outcome.teams[0]?.attempts : undefined;
  return { tries: row.attempts, shown, solved: row.solved, total: row.total, badges };
}

const all = (people: number, text: string) =>
  six.slice(0, people).map((seatId): [string, string] => [seatId, text]);

test.each([1, 2, 3, 4, 5, 6])(
  'an order that %i people agree on at once is found at the first try',
  (people) => {
    expect(play(people, all(people, right))).toEqual({
      tries: 1,
      shown: 1,
      solved: true,
      total: 20,
      badges: ['own-wits', 'first-try'],
    });
  },
);

test('an agreed wrong answer counts once, however many submit it', () => {
  const played = play(6, [...all(6, wrong), ...all(6, right)]);
  expect(played).toMatchObject({ tries: 2, shown: 2, solved: true, badges: ['own-wits'] });
});

test('an answer without agreement is no attempt, nor is a change of mind before agreement', () => {
  expect(play(4, [['ada', wrong], ...all(3, right)])).toMatchObject({ tries: 1, solved: true });
  expect(play(4, [['ada', right]])).toMatchObject({ tries: 0, solved: false });
});

test('where one answers for all each answer is a try', () => {
  const answers: [string, string][] = [
    ['ada', '13'],
    ['ben', '13'],
    ['ada', '27'],
  ];
  expect(play(3, answers, 'book-with-drawing')).toMatchObject({ tries: 3, shown: 3, solved: true });
});
