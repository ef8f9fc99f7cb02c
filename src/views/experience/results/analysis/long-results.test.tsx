// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SharedPart } from '#contract/calls/schemas/results.ts';
import { BarPlot } from './bar-plot.tsx';
import { RatingsView } from '../../../dashboard/session/results/ratings-view.tsx';
import { SharedParts } from '../own-part/shared-parts.tsx';

/** The words are loaded first, which takes a busy machine a while. */
const patience = { timeout: 10_000 };
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

afterEach(cleanup);

it('lists the names of people who share their part, each expandable', async () => {
  const parts = (count: number) =>
    many(count).map(
      (index): SharedPart => ({
        seat_id: `seat-${index}`,
        team_id: 1,
        name: `Person ${index}`,
        answers: 1,
        clues_shared: 0,
        messages: 0,
        votes: [],
      }),
    );
  const view = (count: number) => <SharedParts title="Reactions" parts={parts(count)} questions={[]} />;
  const { container, rerender } = render(view(60));
  await screen.findByRole('heading', { name: 'Reactions' }, patience);
  const counted = () => [
    container.querySelectorAll('details').length,
    container.querySelectorAll('details[open]').length,
  ];
  expect(counted()).toEqual([25, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Show 25 more' }));
  expect(counted()).toEqual([50, 0]);
  rerender(view(3));
  expect(counted()).toEqual([3, 3]);
});

it('equal comments are shown once, and fifteen at a time', () => {
  render(
    <RatingsView
      ratings={{
        count: 40,
        mean: 4.2,
        comments: ['Great!', 'Great!', ...many(20).map((index) => `Thought ${index}`)],
      }}
    />,
  );
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()[0]).toBe('“Great!”2 people wrote this.');
  expect(shown()).toHaveLength(15);
  fireEvent.click(screen.getByRole('button', { name: 'Show 6 more' }));
  expect(shown()).toHaveLength(21);
  expect(document.activeElement?.textContent).toBe('All 21 comments are shown.');
});

it('of many bars ten are drawn, and the table has them all', async () => {
  const bars = many(25).map((index) => ({ label: `No. ${index + 1}`, share: 0.04, value: '4 %' }));
  const { container } = render(
    <BarPlot title="Contributed" summary="Evenly." columns={['Rank', 'Share']} bars={bars} />,
  );
  await screen.findByText('15 more in the table.', {}, patience);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(25);
  expect(container.textContent).not.toContain('No. 11No. 12');
  expect(container.querySelectorAll('[aria-hidden="true"] > div')).toHaveLength(10);
});
