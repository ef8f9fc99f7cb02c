// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerClockContext } from '../../../machines/live-session/use-live-session.tsx';
import { english } from '../words/english.ts';
import { WordsContext } from '../words/use-words.tsx';
import { HintList } from './hint-list.tsx';
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

const seats = [{ seat_id: 'ana', name: 'Ana Guest', initials: 'AG', team_id: 1, present: true }];
const team = (team_id: number, name: string) => ({ team_id, name, captain: null });

function show(children: ReactNode) {
  render(
    <MantineProvider>
      <WordsContext value={{ language: 'en', words: english }}>
        <ServerClockContext value={{ now: () => 100_000 }}>{children}</ServerClockContext>
      </WordsContext>
    </MantineProvider>,
  );
}

test('a hint asks first, for the whole team, and says afterwards who took it', () => {
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
    />,
  );
  expect(screen.getByRole('heading', { name: '27' })).toBeTruthy();
  expect(screen.getByText('Found by Ana Guest')).toBeTruthy();
  expect(screen.getByText('16 points for your team')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Herons: still at it',
    'Wrens: has it',
  ]);
  expect(screen.getByText('Guess one another’s year.')).toBeTruthy();
});
