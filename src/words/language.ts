import { createContext, useContext } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';

/** Makes the shell around the page speak another language than the page's own; null: the page's. */
export const ShellLanguageContext = createContext<(language: SpokenLanguage | null) => void>(() => undefined);

/** English where nothing above says otherwise. */
export const LanguageContext = createContext<SpokenLanguage>('en');

/** The language that the page speaks: the last one whose words are loaded. */
export const useLanguage = (): SpokenLanguage => useContext(LanguageContext);
