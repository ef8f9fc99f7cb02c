// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seat as english } from '../words/english/seat.ts';
import { WordsContext } from '../words/use-words.tsx';
import { PeopleHere } from './people-here.tsx';

test('whoever reads the list is here, also before the doors open, when nobody is counted yet', () => {
  const seats = ['Ana', 'Bo'].map((name) => ({
    seat_id: name,
    name,
    initials: name.slice(0, 1),
    team_id: 1,
    present: false,
    checked: false,
  }));
  const { container } = render(
    <WordsContext value={{ language: 'en', words: english }}>
      <PeopleHere teams={[{ team_id: 1, name: 'Owls', captain: null }]} seats={seats} own="Ana" />
    </WordsContext>,
  );
  expect(container.querySelector('h3 span')?.textContent).toBe('1 of 2 here');
  expect([...container.querySelectorAll('small')].map(({ textContent }) => textContent?.trim())).toEqual([
    'here',
    'not here yet',
  ]);
});
