// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerClockContext } from '../../../machines/live-session/use-live-session.tsx';
import { AnswerForm } from './answer-form.tsx';
import { HintList } from './hint-list.tsx';
import { OwnClues } from './own-clues.tsx';
import { SeatTile } from './seat-tile.tsx';
import { SolvedMoment } from './solved-moment.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seats = [{ seat_id: 'ana', name: 'Ana Guest', team_id: 1, present: true, checked: false, bot: false }];
const team = (team_id: number, name: string) => ({ team_id, name, captain: null });

function show(children: ReactNode) {
  render(
    <MantineProvider>
      <ServerClockContext value={{ now: () => 100_000 }}>{children}</ServerClockContext>
    </MantineProvider>,
  );
}

test('asks for confirmation of a hint for the team, and shows who took it', () => {
  const onTake = vi.fn();
  const taken = [{ id: 'one', text: 'Count the years.', cost: 4, seat_id: 'ana' }];
  show(<HintList taken={taken} left={[{ id: 'two', cost: 8 }]} seats={seats} onTake={onTake} />);
  expect(screen.getByText('taken by Ana Guest')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Take a hint/ }));
  expect(screen.getByText('Take a hint for the whole team? It costs 8 points.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(onTake).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /Take a hint/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
  expect(onTake).toHaveBeenCalledExactlyOnceWith('two');
});

test('a table that has it sees the word, who found it, its points, how far the others are, and something to do', () => {
  show(
    <SolvedMoment
      found={{ answer: '27', seat_ids: ['ana'], points: 16, at: 1 }}
      meanwhile="Guess one another’s year."
      seats={seats}
      teams={[team(1, 'Otters'), team(2, 'Herons'), team(3, 'Wrens')]}
      ownTeamId={1}
      solvedTeams={[1, 3]}
      silent={false}
    />,
  );
  expect(screen.getByRole('heading', { name: '27' })).toBeTruthy();
  expect(screen.getByText('Found by Ana Guest')).toBeTruthy();
  expect(screen.getByText('16 points for your team')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Herons: still at it',
    'Wrens: solved it',
  ]);
  expect(screen.getByText('Guess one another’s year.')).toBeTruthy();
  expect(screen.getByText('While the others are still at it')).toBeTruthy();
});

test.each([
  [false, true, 2],
  [true, true, 0],
  [false, false, 0],
])('plays its sound where it is on (silent: %s) and allowed (%s)', (silent, hasBeenActive, times) => {
  const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const play = vi.fn();
  const node = {
    connect: vi.fn(),
    stop: vi.fn(),
    addEventListener: vi.fn(),
    gain: param,
    frequency: param,
  };
  class Speaker {
    currentTime = 0;
    destination = {};
    createGain = () => node;
    createOscillator = () => ({ ...node, start: play });
  }
  vi.stubGlobal('AudioContext', Speaker);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
  show(
    <SolvedMoment
      found={{ answer: '27', seat_ids: ['ana'], points: 16, at: 99_000 }}
      meanwhile={null}
      seats={seats}
      teams={[team(1, 'Otters')]}
      ownTeamId={1}
      solvedTeams={[1]}
      silent={silent}
    />,
  );
  expect(play).toHaveBeenCalledTimes(times);
});

test('shows the story’s reply to a near miss to the whole team', () => {
  const miss = { seat_id: 'ana', text: '26', correct: false, near: false, awaited: false, at: 1 };
  show(
    <AnswerForm
      attempt="none"
      attempts={[{ ...miss, reply: 'Everybody stops at thirteen.' }]}
      seats={seats}
      ownSeatId="ben"
      problem={null}
      onAnswer={vi.fn()}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Everybody stops at thirteen.');
});

test('names the co-holders of a clue, and reports a close answer to the team', () => {
  const clue = {
    id: 'stag',
    title: 'The stag',
    text: 'Wears a P.',
    with_seat_ids: ['ana'],
    closed: [],
    shows: [],
    card: [],
  };
  show(<OwnClues board={[]} own={[clue]} spoken={false} seats={seats} onLay={vi.fn()} />);
  expect(screen.getByText('Also shown to Ana Guest.')).toBeTruthy();
  const attempts = [
    { seat_id: 'ben', text: 'plams', correct: false, near: true, awaited: false, at: 1 },
    { seat_id: 'ana', text: 'lamps', correct: false, near: false, awaited: false, at: 2 },
  ];
  show(
    <AnswerForm
      attempt="wrong"
      attempts={attempts}
      seats={seats}
      ownSeatId="ben"
      problem={null}
      onAnswer={vi.fn()}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Almost: check it letter by letter.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['plams Someone, almost', 'lamps Ana Guest']),
  );
});

test('a seat that the server plays is a bot, and not one whose connection is awaited', () => {
  const waiting = {
    state: 'waiting',
    line: 'unknown',
    microphone: false,
    camera: false,
    speaking: false,
  } as const;
  const tile = (bot: boolean) => (
    <SeatTile
      name="Robin"
      present
      bot={bot}
      captain={false}
      hand={false}
      own={false}
      stream={null}
      status={waiting}
    />
  );
  show(tile(true));
  expect(screen.getByText('bot')).toBeTruthy();
  cleanup();
  show(tile(false));
  expect(screen.getByText('connecting')).toBeTruthy();
});
