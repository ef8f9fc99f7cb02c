import { expect, it } from 'vitest';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { teamStanding } from './host-facts.tsx';

const seat = (seat_id: string, team_id: number, present = true) => ({
  seat_id,
  name: seat_id,
  initials: 'X',
  team_id,
  present,
});
const seats = [seat('ana', 1), seat('ben', 1), seat('cy', 1, false), seat('dee', 2)];
const live = (part: Partial<LiveAnswer>) =>
  ({ seats, decision: null, breakout: null, ...part }) as LiveAnswer;

it('counts the votes of those who are here, the solved riddle and who would go on, team by team', () => {
  const decision = { voted: ['ana', 'cy', 'dee'] } as LiveAnswer['decision'];
  expect([1, 2].map((team) => teamStanding(live({ decision }), team))).toEqual([
    '1 of 2 have voted',
    '1 of 1 have voted',
  ]);
  const breakout = { solved_teams: [2], task: { kind: 'words' } } as LiveAnswer['breakout'];
  expect([1, 2].map((team) => teamStanding(live({ breakout }), team))).toEqual(['at it', 'solved']);
  const talk = { solved_teams: [], task: { kind: 'talk', questions: [], rested: ['ben'] } };
  expect(teamStanding(live({ breakout: talk as unknown as LiveAnswer['breakout'] }), 1)).toBe(
    '1 of 2 would go on',
  );
  expect(teamStanding(live({}), 1)).toBe('');
});
