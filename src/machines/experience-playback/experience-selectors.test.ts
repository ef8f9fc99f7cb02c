import { expect, test } from 'vitest';
import { teamProjection } from './experience-fixtures.ts';
import { foundIn, recapOf } from './experience-selectors.ts';

const found = { answer: '27', seat_ids: ['ana'], points: 20, at: 1 };

test('what a team has found is shown in that challenge, not in the breather or challenge after it', () => {
  const team = teamProjection({ team_id: 1, solved: true, found });
  expect(foundIn({ solved_teams: [2, 1] }, team)).toEqual(found);
  expect(foundIn({ solved_teams: [] }, team)).toBeNull();
  expect(foundIn(null, team)).toBeNull();
  expect(foundIn({ solved_teams: [1] }, null)).toBeNull();
});

test('a late participant learns the team’s task: a riddle, a solved one, or a talk', () => {
  const at = (kind: 'words' | 'talk') =>
    ({ phase: 'breakout', breakout: { task: { kind } } }) as Parameters<typeof recapOf>[0];
  expect([recapOf(at('words'), false), recapOf(at('words'), true), recapOf(at('talk'), false)]).toEqual([
    'breakout',
    'solved',
    'talk',
  ]);
  expect(recapOf({ phase: 'waiting', breakout: null }, false)).toBeNull();
});
