// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCheckWords } from './check-words.ts';
import { LanguageContext } from './language.ts';
import { pageWords } from './page-words.ts';
import { loadPageWords, wordTable } from './word-table.ts';

afterEach(() => window.localStorage.clear());

const Check = () => <p>{useCheckWords().check.page}</p>;

it('without a language above it a page speaks English', () => {
  render(<Check />);
  expect(screen.getByText('Check my device')).toBeDefined();
});

const usePartWords = pageWords(
  { title: 'Title' },
  { '../words/de/any.ts': async () => ({ title: 'Titel' }) },
);
const Title = () => <h1>{usePartWords().title}</h1>;

it('words that come after their page are waited for, and are there at once when loaded before', async () => {
  const german = (
    <LanguageContext value="de">
      <Suspense fallback="…">
        <Title />
      </Suspense>
    </LanguageContext>
  );
  const { unmount } = await act(async () => render(german));
  expect(await screen.findByRole('heading', { name: 'Titel' })).toBeDefined();
  unmount();
  await loadPageWords('de');
  render(german);
  expect(screen.getByRole('heading', { name: 'Titel' })).toBeDefined();
});

it('texts of late code are loaded in the languages used before, too', async () => {
  await loadPageWords('de');
  const late = wordTable({ title: 'Title' }, { '../words/de/any.ts': async () => ({ title: 'Titel' }) });
  await loadPageWords('en');
  expect(late.in('de')).toEqual({ title: 'Titel' });
});

it('only the language that is asked for has to be loaded', async () => {
  await loadPageWords('de');
  const load = vi.fn(async () => ({ title: 'Titel' }));
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const table = wordTable({ title: 'Title' }, { '../words/de/any.ts': load });
  await loadPageWords('en');
  await expect(loadPageWords('de')).rejects.toThrow('Failed to fetch');
  load.mockReset();
  load.mockResolvedValue({ title: 'Titel' });
  await loadPageWords('de');
  expect(table.in('de')).toEqual({ title: 'Titel' });
});

it('falls back to English by key where a language lacks a text or the whole file', async () => {
  const english = { title: 'Title', group: { one: 'One', two: 'Two' } };
  const partial = wordTable(english, {
    '../words/de/any.ts': async () => ({ group: { two: 'Zwei' } }),
  });
  await partial.load('de');
  expect(partial.in('de')).toEqual({ title: 'Title', group: { one: 'One', two: 'Zwei' } });
  const missing = wordTable(english, {});
  await missing.load('de');
  expect(missing.in('de')).toEqual(english);
});

it('English is longer and accented where the pseudo-locale is chosen on this browser', () => {
  window.localStorage.setItem('muster.language', 'en-XA');
  const { title, count } = wordTable({ title: 'Credit history', count: (n: number) => `${n} guests` }, {}).in(
    'en',
  ) ?? { title: '', count: () => '' };
  expect(title).toMatch(/^\[Crédît hîštöry é/);
  expect(title.length).toBeGreaterThan('Credit history'.length * 1.3);
  expect(count(3)).toMatch(/^\[3 güéštš/);
});
