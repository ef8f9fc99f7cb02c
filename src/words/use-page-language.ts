import { createContext, useContext } from 'react';
import type { PageLanguage } from '../services/page-language.ts';

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
