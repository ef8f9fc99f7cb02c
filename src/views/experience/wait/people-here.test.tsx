// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PeopleHere } from './people-here.tsx';

test('the reader of the list counts as present, also before the doors open', () => {
  const seats = ['Ana', 'Bo'].map((name) => ({
    seat_id: name,
    name,
    team_id: 1,
    present: false,
    checked: false,
    bot: false,
  }));
  const { container } = render(
    <PeopleHere teams={[{ team_id: 1, name: 'Owls', captain: null }]} seats={seats} own="Ana" />,
  );
  expect(container.querySelector('summary span')?.textContent).toBe('1 of 2 here');
  expect([...container.querySelectorAll('small')].map(({ textContent }) => textContent?.trim())).toEqual([
    'here',
    'not here yet',
  ]);
});

test('people of the own team stand with their parts in the story', () => {
  const crew = [{ id: 'goose', name: 'The goose', sentence: 'You hold the goose.', mark: 'M4 4h8' }];
  const seats = [1, 2].map((team_id) => ({
    seat_id: `s${team_id}`,
    name: `Guest ${team_id}`,
    team_id,
    present: true,
    checked: false,
    bot: false,
    part: 'goose',
  }));
  const teams = [1, 2].map((team_id) => ({ team_id, name: `Team ${team_id}`, captain: null }));
  const { getAllByText } = render(<PeopleHere crew={crew} teams={teams} seats={seats} own="s1" />);
  expect(getAllByText('The goose')).toHaveLength(1);
});

test('in a crowd the own team alone is unfolded, which a click changes for good', () => {
  const teams = [1, 2].map((team_id) => ({ team_id, name: `Team ${team_id}`, captain: null }));
  const seats = Array.from({ length: 61 }, (_, n) => ({
    seat_id: `s${n}`,
    name: `Ana ${n}`,
    team_id: 1 + (n % 2),
    present: false,
    checked: false,
    bot: false,
  }));
  const shown = (some: typeof seats) => <PeopleHere teams={teams} seats={some} own="s1" />;
  const { container, rerender } = render(shown(seats));
  const unfolded = () =>
    [...container.querySelectorAll('details')].map((team) => [
      team.querySelector('h3')?.textContent,
      team.open,
    ]);
  expect(unfolded()).toEqual([
    ['Team 2', true],
    ['Team 1', false],
  ]);
  container.querySelectorAll('details')[1]?.setAttribute('open', '');
  rerender(shown(seats.map((seat) => ({ ...seat, present: true }))));
  expect(unfolded()[1]).toEqual(['Team 1', true]);
  rerender(shown(seats.slice(1)));
  expect(unfolded()[0]).toEqual(['Team 2', true]);
});
