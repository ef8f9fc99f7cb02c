// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { checkWords, useCheckWords } from './check-words.ts';
import { pageWords } from './page-words.ts';
import { useShellWords } from './shell-words.ts';
import { LanguageContext, ShellLanguageContext } from './language.ts';
import { InLanguage, useWords, WithWords, WordsIn } from './use-words.tsx';
import { loadPageWords, wordPart } from './word-part.ts';

afterEach(() => window.localStorage.clear());

const parts = [checkWords];
const Frame = () => <p>{useWords().wait.beginsIn}</p>;
const Check = () => <p>{useCheckWords().check.page}</p>;

const page = (language: SpokenLanguage) => (
  <InLanguage language={language}>
    <Frame />
    <WithWords parts={parts}>
      <Check />
    </WithWords>
  </InLanguage>
);

it('a page has its words at once in English, in another language once they are loaded, and follows a change', async () => {
  document.documentElement.lang = '';
  const { rerender, unmount } = render(page('en'));
  expect(screen.getByText('The story begins in')).toBeDefined();
  expect(screen.getByText('Check my device')).toBeDefined();
  rerender(page('de'));
  expect(screen.getByText('Check my device')).toBeDefined();
  expect(await screen.findByText('Mein Gerät prüfen')).toBeDefined();
  expect(screen.getByText('Die Geschichte beginnt in')).toBeDefined();
  expect(document.documentElement.lang).toBe('de');
  unmount();
  expect(document.documentElement.lang).toBe('');
});

const Help = () => <button type="button">{useShellWords().help}</button>;
function Shell({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<SpokenLanguage | null>(null);
  return (
    <ShellLanguageContext value={setLanguage}>
      {children}
      <LanguageContext value={language ?? 'en'}>
        <Help />
      </LanguageContext>
    </ShellLanguageContext>
  );
}

it('the shell around a page speaks its language while it is shown', async () => {
  const { rerender } = render(<Shell>{page('de')}</Shell>);
  expect(await screen.findByRole('button', { name: 'Hilfe' })).toBeDefined();
  rerender(<Shell>{page('en')}</Shell>);
  expect(await screen.findByRole('button', { name: 'Help' })).toBeDefined();
  rerender(<Shell>{page('de')}</Shell>);
  expect(await screen.findByRole('button', { name: 'Hilfe' })).toBeDefined();
  rerender(<Shell>{null}</Shell>);
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined();
});

it('a part of a page in another language leaves the page and its shell theirs', async () => {
  document.documentElement.lang = 'en';
  render(
    <Shell>
      <WordsIn language="de" parts={parts}>
        <Check />
      </WordsIn>
    </Shell>,
  );
  expect(await screen.findByText('Mein Gerät prüfen')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
});

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

it('falls back to English by key where a language lacks a text or the whole file', async () => {
  const english = { title: 'Title', group: { one: 'One', two: 'Two' } };
  const partial = wordPart(english, {
    '../words/de/any.ts': async () => ({ group: { two: 'Zwei' } }),
  });
  await partial.load('de');
  expect(partial.in('de')).toEqual({ title: 'Title', group: { one: 'One', two: 'Zwei' } });
  const missing = wordPart(english, {});
  await missing.load('de');
  expect(missing.in('de')).toEqual(english);
});

it('English is longer and accented where the pseudo-locale is chosen on this browser', () => {
  window.localStorage.setItem('muster.language', 'en-XA');
  const { title, count } = wordPart({ title: 'Credit history', count: (n: number) => `${n} guests` }, {}).in(
    'en',
  ) ?? { title: '', count: () => '' };
  expect(title).toMatch(/^\[Crédît hîštöry é/);
  expect(title.length).toBeGreaterThan('Credit history'.length * 1.3);
  expect(count(3)).toMatch(/^\[3 güéštš/);
});
