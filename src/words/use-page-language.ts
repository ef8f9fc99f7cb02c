import { createContext, useContext } from 'react';
import { languageFacts, type SpokenLanguage } from '#contract/rules/languages.ts';
import { useToasts } from '../app-context.tsx';
import type { PageLanguage } from '../services/page-language.ts';
import { useShellWords } from './shell-words.ts';

const english: PageLanguage = {
  current: () => 'en',
  chosen: () => null,
  choose: async () => undefined,
  speak: async () => undefined,
  speakToSeat: async () => undefined,
  subscribe: () => () => undefined,
};

/** English in a test that does not say otherwise. */
export const PageLanguageContext = createContext<PageLanguage>(english);

/** What changes the language of the page, which `useLanguage` gives. */
export const usePageLanguage = (): PageLanguage => useContext(PageLanguageContext);

/** Makes the page speak another language, and says so in a toast where its words cannot be loaded. */
export function useChoosePageLanguage(): (language: SpokenLanguage) => void {
  const page = usePageLanguage();
  const toasts = useToasts();
  const { languageNotLoaded } = useShellWords();
  return (language) =>
    void page.choose(language).catch(() => toasts.error(languageNotLoaded(languageFacts(language).name)));
}
