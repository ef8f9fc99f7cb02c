// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SlotChoice } from './slot-choice.tsx';

const slot = (id: string, starts: string) => ({ id, starts_at: Date.parse(starts), free: 6, capacity: 6 });

it('names the offset of the days after a change of the clocks', () => {
  const slots = [
    slot('a', '2027-03-26T10:00:00Z'),
    slot('b', '2027-03-29T09:00:00Z'),
    slot('c', '2027-03-29T13:00:00Z'),
  ];
  render(
    <SlotChoice legend="When?" slots={slots} value={null} timezone="Europe/Lisbon" onChange={() => {}} />,
  );
  screen.getByText('Times are shown in your time zone (Lisbon time, GMT+0).');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Friday 26 March 2027',
    'Monday 29 March 2027 (Lisbon time, GMT+1)',
  ]);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});
