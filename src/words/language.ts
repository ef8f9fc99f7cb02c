import { createContext, useContext } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';

/** English where nothing above says otherwise. */
export const LanguageContext = createContext<SpokenLanguage>('en');

/** The language that the page speaks: the last one whose words are loaded. */
export const useLanguage = (): SpokenLanguage => useContext(LanguageContext);
