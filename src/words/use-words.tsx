import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { type LiveWords, live } from '#contract/words/en/live.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { log } from '../services/log.ts';
import { LanguageContext, ShellLanguageContext, useLanguage } from './language.ts';
import { loadPageWords, type WordPart, wordPart } from './word-part.ts';

const liveWords = wordPart(
  live,
  import.meta.glob<Translation<LiveWords>>(['../../contract/words/*/live.ts', '!**/en/*'], {
    import: 'live',
  }),
);

function useTable<Table>(part: WordPart<Table>): Table {
  const table = part.in(useLanguage());
  if (!table) throw new Error('A view asks for words that no WithWords above it has loaded');
  return table;
}

/** What the live area says, in the participant's language. */
export const useWords = (): LiveWords => useTable(liveWords);

/** The words of a part and the live area's. */
export function useWithLive<Table>(part: WordPart<Table>): LiveWords & Table {
  const live = useWords();
  const table = useTable(part);
  return useMemo(() => ({ ...live, ...table }), [live, table]);
}

interface SpeakingProps {
  language: SpokenLanguage;
  /** Words beside those of the live area; one fixed list. */
  parts?: readonly WordPart[];
  children: ReactNode;
}

const none: readonly WordPart[] = [];

/** The wanted language once its words are loaded; until then the one before, and null before the first. */
function useLoaded({ language, parts = none }: Omit<SpeakingProps, 'children'>): SpokenLanguage | null {
  const [, setLoads] = useState(0);
  const [spoken, setSpoken] = useState<SpokenLanguage | null>(null);
  const isLoaded = [liveWords, ...parts].every((part) => part.in(language));
  if (isLoaded && spoken !== language) setSpoken(language);
  useEffect(() => {
    if (isLoaded) return;
    let isWanted = true;
    Promise.all([liveWords, ...parts].map((part) => part.load(language))).then(
      () => isWanted && setLoads((loads) => loads + 1),
      (error: unknown) =>
        setLoads(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [isLoaded, language, parts]);
  return isLoaded ? language : spoken;
}

const speak = (spoken: SpokenLanguage | null, children: ReactNode) =>
  spoken ? <LanguageContext value={spoken}>{children}</LanguageContext> : null;

/** Speaks a language in a part of a page; the page around it, and the whole document, keep theirs. */
export function WordsIn({ children, ...speaking }: SpeakingProps) {
  return speak(useLoaded(speaking), children);
}

/** Speaks a language in a page and in the shell around it. */
export function InLanguage({ children, ...speaking }: SpeakingProps) {
  const spoken = useLoaded(speaking);
  const speakInShell = useContext(ShellLanguageContext);
  useEffect(() => {
    if (!spoken) return;
    const { lang } = document.documentElement;
    let isShown = true;
    document.documentElement.lang = spoken;
    loadPageWords(spoken).then(
      () => isShown && speakInShell(spoken),
      (error: unknown) => log.warn('The shell keeps its language.', error),
    );
    return () => {
      isShown = false;
      document.documentElement.lang = lang;
      speakInShell(null);
    };
  }, [spoken, speakInShell]);
  return speak(spoken, children);
}

/** Loads more words for a page, in the language that is spoken above it. */
export function WithWords({ parts, children }: Required<Pick<SpeakingProps, 'parts' | 'children'>>) {
  return speak(useLoaded({ language: useLanguage(), parts }), children);
}
