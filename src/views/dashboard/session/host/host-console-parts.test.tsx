// @vitest-environment jsdom
import { fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { sessionHost } from '#contract/words/en/organiser/sessions/session-host.ts';
import { HostClock, holdText, spanOf } from './host-clock.tsx';
import { nextText } from './host-now.tsx';
import { HostPeople } from './host-people.tsx';
import { HostTeams, teamStanding } from './host-teams.tsx';
import { useLetterKeys } from './use-letter-keys.ts';

const seat = (seat_id: string, team_id: number, present = true) => ({
  seat_id,
  name: seat_id,
  team_id,
  present,
  checked: false,
  bot: false,
});
const seats = [seat('ana', 1), seat('ben', 1), seat('cy', 1, false), seat('dee', 2)];
const live = (part: Partial<LiveAnswer>) =>
  ({
    seats,
    decision: null,
    breakout: null,
    hands: [],
    next: [],
    progress: [],
    speaking: [],
    ...part,
  }) as unknown as LiveAnswer;

it('counts the votes of those who are here, the solved riddle and who would go on, team by team', () => {
  const decision = { voted: ['ana', 'cy', 'dee'] } as LiveAnswer['decision'];
  expect([1, 2].map((team) => teamStanding(live({ decision }), team, sessionHost.teams))).toEqual([
    '1 of 2 has voted',
    '1 of 1 has voted',
  ]);
  const breakout = { solved_teams: [2], task: { kind: 'words' } } as LiveAnswer['breakout'];
  const progress = [
    { team_id: 1, solved: false, attempts: 1, hints: 2, shared: 3, clues: 5 },
    { team_id: 2, solved: true, attempts: 4, hints: 0, shared: 0, clues: 0 },
  ];
  expect([1, 2].map((team) => teamStanding(live({ breakout, progress }), team, sessionHost.teams))).toEqual([
    'still working, 1 try, 2 hints, 3 of 5 clues shared',
    'solved, 4 tries, 0 hints',
  ]);
  const talk = { solved_teams: [], task: { kind: 'talk', questions: [], rested: ['ben'] } };
  const breaking = talk as unknown as LiveAnswer['breakout'];
  expect(teamStanding(live({ breakout: breaking }), 1, sessionHost.teams)).toBe(
    '1 of 2 is ready to continue',
  );
  expect(teamStanding(live({}), 1, sessionHost.teams)).toBe('');
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

it('shows who paused the start, and no countdown', () => {
  const hold = { since: 1, by: 'Olga Silva' };
  render(<HostClock live={live({ phase: 'waiting', outcome: null, clip: null, hold })} />);
  expect(screen.getByRole('status').textContent).toBe('Olga Silva has paused the clock');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('names who holds the clock', () => {
  const words = [null, { since: 1, by: 'Olga Silva' }, { since: 1, by: '' }].map((hold) =>
    holdText({ hold }, sessionHost.clock),
  );
  expect(words).toEqual(['', 'Olga Silva has paused the clock', 'You have paused the clock']);
});

it('lists missing people first, and collapses the teams of a crowd', () => {
  const teams = [1, 2].map((team_id) => ({ team_id, name: `Team ${team_id}`, captain: null }));
  const { container, unmount } = render(<HostPeople live={live({ teams })} />);
  const read = (root: ParentNode) =>
    [...root.querySelectorAll('details')].map((team) => [
      team.open,
      team.querySelector('summary')?.textContent,
      ...[...team.querySelectorAll('li')].map(({ textContent }) => textContent),
    ]);
  expect(read(container)).toEqual([
    [true, 'Team 1: 1 not here', 'cynot here', 'anahere', 'benhere'],
    [true, 'Team 2: everybody is here', 'deehere'],
  ]);
  unmount();
  const crowd = Array.from({ length: 25 }, (_, n) => seat(`p${n}`, 1 + (n % 2), false));
  const folded = render(<HostPeople live={live({ teams, seats: crowd })} />);
  expect(read(folded.container).map(([open, summary]) => [open, summary])).toEqual([
    [false, 'Team 1: 13 not here'],
    [false, 'Team 2: 12 not here'],
  ]);
});

it('names each team’s captain, who spoke a moment ago and who would like a word', () => {
  vi.useFakeTimers({ now: 100_000 });
  const teams = [
    { team_id: 1, name: 'Otters', captain: 'ana' },
    { team_id: 2, name: 'Herons', captain: null },
  ];
  const speaking = [
    { seat_id: 'ben', at: 95_000 },
    { seat_id: 'ana', at: 80_000 },
  ];
  render(<HostTeams live={live({ teams, speaking, hands: ['ana'] })} />);
  const [otters, herons] = screen.getAllByRole('listitem');
  expect([...(otters?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
    'Otters2 of 3 here',
    'Captain: ana',
    'Speaking: ben',
    'Would like a word: ana',
  ]);
  expect(herons && within(herons).queryByText(/Captain|Speaking|word/)).toBeNull();
  vi.useRealTimers();
});

it('shows the next scene and its length, and every option during a vote', () => {
  const ridge = { title: 'The ridge', kind: 'clip', length_ms: 42_400 } as const;
  const rule = { title: 'One rule', kind: 'decision', length_ms: 50_000 } as const;
  expect([[], [rule], [ridge, rule]].map((next) => nextText({ next }, sessionHost.now))).toEqual([
    '',
    'Next: One rule (decision, 0:50)',
    'Next, as the vote goes: The ridge (film, 0:42) or One rule (decision, 0:50)',
  ]);
});

it('handles a key unless the user types, a dialog is open, a modifier is pressed or the keys are off', () => {
  const hold = vi.fn();
  const { rerender } = renderHook(({ active }) => useLetterKeys({ H: hold }, active), {
    initialProps: { active: true },
  });
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(document.body, { key: 'h' });
  fireEvent.keyDown(document.body, { key: 'x' });
  fireEvent.keyDown(document.body, { key: 'h', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'h', repeat: true });
  fireEvent.keyDown(field, { key: 'h' });
  expect(hold).toHaveBeenCalledTimes(1);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  fireEvent.keyDown(document.body, { key: 'h' });
  dialog.remove();
  rerender({ active: false });
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(hold).toHaveBeenCalledTimes(1);
  field.remove();
});
