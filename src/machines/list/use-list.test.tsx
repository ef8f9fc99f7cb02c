// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestViewActors } from '../view-actors/view-actors-fixtures.tsx';
import { listDelays } from './list-machine.ts';
import { useList } from './use-list.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const load = vi.fn(
  async (query: { filter: { tab: string }; search: string; cursor: string | undefined }) => ({
    rows: [{ id: `${query.filter.tab}${query.search}${query.cursor ?? ''}` }],
    nextCursor: query.cursor ? null : '-2',
    rest: { count: 2 },
  }),
);

function View({ tab }: { tab: string }) {
  const list = useList({ filter: { tab }, load });
  return (
    <>
      <input value={list.search} onChange={(event) => list.type(event.currentTarget.value)} />
      <output>{list.rows ? list.rows.map(({ id }) => id).join(' ') : 'loading'}</output>
      <p>{list.rest?.count}</p>
      {list.more ? (
        <button type="button" onClick={list.more}>
          more
        </button>
      ) : null}
    </>
  );
}

const strict = (tab: string) => (
  <StrictMode>
    <View tab={tab} />
  </StrictMode>
);
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.getByRole('status').textContent;

test('a list is shown, prolonged, searched and filtered without ever being empty in between', async () => {
  const { rerender } = render(strict('upcoming'), { wrapper: TestViewActors });
  expect(shown()).toBe('loading');
  await settle();
  expect(shown()).toBe('upcoming');
  fireEvent.click(screen.getByText('more'));
  await settle();
  expect(shown()).toBe('upcoming upcoming-2');
  expect(screen.queryByText('more')).toBeNull();

  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'fog' } });
  await settle(listDelays.typing - 1);
  expect(shown()).toBe('upcoming upcoming-2');
  await settle(1);
  expect(shown()).toBe('upcomingfog');

  rerender(strict('past'));
  expect(shown()).toBe('upcomingfog');
  await settle();
  expect(shown()).toBe('pastfog');
});
