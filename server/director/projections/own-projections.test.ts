import { describe, expect, test } from 'vitest';
import { createDirectorSession } from '../../../tests/support/director-session.ts';
import { sixOClockWater } from '../../../tests/support/test-story.ts';
import { currentOutcome } from './outcome-facts.ts';
import { teamProjection } from './own-projections.ts';

function atTheTable(sceneId: string) {
  const session = createDirectorSession({}, sixOClockWater);
  session.arrive('ada', 'ben', 'cai', 'dot');
  session.reach(sceneId);
  session.pass(2000);
  const answer = (seatId: string, text: string) =>
    session.send({
      type: 'challenge.answered',
      seatId,
      attemptId: `${seatId}-${session.log.length}`,
      challengeId: sceneId,
      text,
    });
  return { session, answer, team: (id = 1) => teamProjection(session.context, id, 1) };
}

describe('a team that has found it', () => {
  test('receives the answer, who gave it, and its points after hints', () => {
    const { session, answer, team } = atTheTable('book-with-drawing');
    const scene = sixOClockWater.scenes.find(({ id }) => id === 'book-with-drawing');
    const [hint] = scene?.kind === 'challenge' ? scene.hints : [];
    session.send({
      type: 'hint.taken',
      seatId: 'cai',
      challengeId: 'book-with-drawing',
      hintId: hint?.id ?? '',
    });
    expect(team()).toMatchObject({
      solved: false,
      found: null,
      meanwhile: null,
      hints: [{ seat_id: 'cai' }],
    });
    answer('ben', 'the 27');
    expect(team()?.found).toEqual({ answer: '27', seat_ids: ['ben'], points: 16, at: session.at });
    expect(team()?.meanwhile).toMatch(/^If one book of your own life/);
    expect(team(2)).toMatchObject({ found: null, meanwhile: null });
  });

  test('receives every seat that agreed on it', () => {
    const { answer, team } = atTheTable('last-in');
    answer('ada', 'chairs>mirror>clock>bed>tackle');
    expect(team()).toMatchObject({ found: null, attempts: [{ awaited: true, near: false }] });
    answer('cai', 'chairs>mirror>clock>bed>tackle');
    expect(team()?.found?.seat_ids).toEqual(['ada', 'cai']);
    expect(team()?.found?.answer).toMatch(/ → /);
  });
});

test('publishes the answer to every team when time is up, with the consequence for a team that did not have it', () => {
  const { session, answer } = atTheTable('book-with-drawing');
  answer('ben', '27');
  while (session.context.breakout) session.pass(5000);
  expect(currentOutcome(session.context)).toMatchObject({
    answer: '27',
    unsolved: expect.stringMatching(/^Shortly before ten Ada puts down her pencil/),
    teams: [{ solved: true }, { solved: false }],
  });
});
