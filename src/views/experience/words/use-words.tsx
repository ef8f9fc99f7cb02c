import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Words } from './english.ts';

const modules: Record<SpokenLanguage, () => Promise<Words>> = {
  en: async () => (await import('./english.ts')).english,
  de: async () => (await import('./german.ts')).german,
};

export const WordsContext = createContext<{ language: SpokenLanguage; words: Words } | null>(null);

function useSpoken() {
  const spoken = useContext(WordsContext);
  if (!spoken) throw new Error('useWords needs InLanguage above it');
  return spoken;
}

/** What the live area says, in the language of whoever looks. */
export const useWords = (): Words => useSpoken().words;

/** The language of those words. */
export const useLanguage = (): SpokenLanguage => useSpoken().language;

/** Dates are written in the language of the words, as the person's own region writes them. */
export function useLocale(): string {
  const { language } = useSpoken();
  return navigator.languages.find((wish) => wish.split('-')[0] === language) ?? language;
}

/** Loads a language's words for what stands below; until they are there, those of the language before stay. */
export function InLanguage({ language, children }: { language: SpokenLanguage; children: ReactNode }) {
  const [spoken, setSpoken] = useState<{ language: SpokenLanguage; words: Words } | null>(null);
  useEffect(() => {
    let isWanted = true;
    modules[language]().then(
      (words) => isWanted && setSpoken({ language, words }),
      (error: unknown) =>
        setSpoken(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(() => {
    const { lang } = document.documentElement;
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = lang;
    };
  }, [language]);
  return spoken ? <WordsContext value={spoken}>{children}</WordsContext> : null;
}
