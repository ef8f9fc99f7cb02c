// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { HostClock, holdWords, spanOf } from './host-clock.tsx';
import { HostFacts, teamStanding } from './host-facts.tsx';

const seat = (seat_id: string, team_id: number, present = true) => ({
  seat_id,
  name: seat_id,
  team_id,
  present,
  checked: false,
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

it('has a clock for the open window, the result and the clip, and none where nothing ends by time', () => {
  const at = (part: object) => spanOf({ ...live({ outcome: null, clip: null }), ...part } as LiveAnswer);
  expect(at({ decision: { open_at: 5, close_at: 65 } })).toEqual({ from: 5, until: 65 });
  expect(at({ breakout: { open_at: 7, close_at: 77 } })).toEqual({ from: 7, until: 77 });
  expect(at({ outcome: { shown_at: 1000, next_at: 9000 } })).toEqual({ from: 1000, until: 9000 });
  const clip = { start_at: 100, duration_ms: 50 };
  expect(at({ phase: 'clip', clip })).toEqual({ from: 100, until: 150 });
  expect([
    at({ phase: 'ended', clip }),
    at({ phase: 'gathering', clip: { ...clip, start_at: null } }),
  ]).toEqual([null, null]);
});

it('says who holds the start, and no time that nobody counts', () => {
  const hold = { since: 1, by: 'Olga Silva' };
  render(<HostClock live={live({ phase: 'waiting', outcome: null, clip: null, hold })} />);
  expect(screen.getByRole('status').textContent).toBe('Olga Silva holds the clock');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('names who holds the clock', () => {
  const words = [null, { since: 1, by: 'Olga Silva' }, { since: 1, by: '' }].map((hold) =>
    holdWords({ hold }),
  );
  expect(words).toEqual(['', 'Olga Silva holds the clock', 'You hold the clock']);
});

it('names who is away, and folds the names of a team of which many are', () => {
  const missing = (count: number, team: number) =>
    Array.from({ length: count }, (_, n) => seat(`p${team}-${n}`, team, false));
  const teams = [1, 2].map((team_id) => ({ team_id, name: `Team ${team_id}`, captain: null }));
  const part = { phase: 'waiting', outcome: null, clip: null, hold: null, teams } as Partial<LiveAnswer>;
  render(<HostFacts live={live({ ...part, seats: [...missing(8, 1), ...missing(9, 2)] })} />);
  const [few, many] = screen.getAllByRole('listitem');
  expect(few?.textContent).toMatch(/^Team 1 0 of 8 here Away: p1-0, .*p1-7$/);
  expect(few?.querySelector('details')).toBeNull();
  expect(many?.querySelector('summary')?.textContent).toBe('9 are away');
  expect(many?.querySelector('details')?.open).toBe(false);
});
