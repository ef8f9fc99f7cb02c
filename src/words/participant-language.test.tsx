// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { createPageLanguage, type PageLanguage } from '../services/page-language.ts';
import { LanguageContext, useLanguage } from './language.ts';
import { SpeakToParticipant, useChooseLanguage } from './participant-language.tsx';
import { PageLanguageContext } from './use-page-language.ts';
import { loadPageWords } from './word-table.ts';

const { seat, chooseLanguage, toasts } = vi.hoisted(() => ({
  seat: { language: null as SpokenLanguage | null },
  chooseLanguage: vi.fn(),
  toasts: { error: vi.fn() },
}));
vi.mock('../app-context.tsx', () => ({ useToasts: () => toasts }));
vi.mock('../machines/participant-auth/use-participant-auth.tsx', () => ({
  useParticipantAuth: () => (seat.language ? { language: seat.language } : null),
  useParticipantAuthVerbs: () => ({ chooseLanguage }),
}));

const keep = vi.fn();
const words = { load: vi.fn((_: SpokenLanguage): Promise<void> => Promise.resolve()) };
const texts = { en: ['Help', 'Welcome'], de: ['Hilfe', 'Willkommen'] } as const;
let page: PageLanguage;

beforeAll(() => loadPageWords('de'));
beforeEach(() => {
  document.documentElement.lang = '';
  page = createPageLanguage({
    window,
    choice: { kept: () => null, read: () => 'en', keep },
    loadWords: words.load,
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  seat.language = null;
});

function Page({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(page.subscribe, page.current);
  return (
    <PageLanguageContext value={page}>
      <LanguageContext value={language}>
        <Text of={0} />
        {children}
      </LanguageContext>
    </PageLanguageContext>
  );
}

const Text = ({ of }: { of: 0 | 1 }) => <p>{texts[useLanguage()][of]}</p>;

function Welcome() {
  const choose = useChooseLanguage();
  return (
    <button type="button" onClick={() => choose('de')}>
      <Text of={1} />
    </button>
  );
}

const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
const open = (language: SpokenLanguage | null) => {
  seat.language = language;
  return (
    <Page>
      <SpeakToParticipant>
        <Welcome />
      </SpeakToParticipant>
    </Page>
  );
};
const left = <Page>{null}</Page>;

it('speaks the seat’s language in the whole page, never another one before, and the page’s own after it', async () => {
  const german = Promise.withResolvers<void>();
  words.load.mockReturnValueOnce(german.promise);
  const { rerender } = render(open('de'));
  expect([shown(), document.documentElement.lang]).toEqual([['Help'], 'en']);
  await act(async () => german.resolve());
  expect([shown(), document.documentElement.lang]).toEqual([['Hilfe', 'Willkommen'], 'de']);
  await act(async () => rerender(left));
  expect([shown(), document.documentElement.lang]).toEqual([['Help'], 'en']);
});

it('speaks the page’s language until the seat is known and its words are loaded', async () => {
  const { rerender } = render(open(null));
  expect(shown()).toEqual(['Help', 'Welcome']);
  await act(async () => undefined);
  const german = Promise.withResolvers<void>();
  words.load.mockImplementation((language) => (language === 'de' ? german.promise : Promise.resolve()));
  await act(async () => rerender(open('de')));
  expect(shown()).toEqual(['Help', 'Welcome']);
  await act(async () => german.resolve());
  expect(shown()).toEqual(['Hilfe', 'Willkommen']);
});

it('is shown in the page’s language where the words of the seat’s cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  words.load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => render(open('de')));
  expect(shown()).toEqual(['Help', 'Welcome']);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('a choice is kept on this browser and with the seat, whose language the page follows', async () => {
  const { rerender } = render(open('en'));
  await act(async () => screen.getByRole('button').click());
  expect([keep.mock.calls, chooseLanguage.mock.calls, shown()]).toEqual([
    [['de']],
    [['de']],
    ['Help', 'Welcome'],
  ]);
  await act(async () => rerender(open('de')));
  expect(shown()).toEqual(['Hilfe', 'Willkommen']);
  await act(async () => rerender(left));
  expect(shown()).toEqual(['Hilfe']);
});

it('before there is a seat a choice changes the page at once', async () => {
  render(open(null));
  await act(async () => screen.getByRole('button').click());
  expect([chooseLanguage.mock.calls, shown()]).toEqual([[], ['Hilfe', 'Willkommen']]);
});

it('a choice whose words cannot be loaded is reported in a toast', async () => {
  render(open(null));
  words.load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => screen.getByRole('button').click());
  expect(shown()).toEqual(['Help', 'Welcome']);
  expect(toasts.error).toHaveBeenCalledWith(expect.stringMatching(/^Deutsch could not be loaded/));
});
