import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { CheckWords } from './english/check.ts';
import type { DoorWords } from './english/door.ts';
import type { ResultWords } from './english/results.ts';
import type { SeatWords } from './english/seat.ts';
import { shell } from './english/shell.ts';
import type { StoryWords } from './english/story.ts';
import { type InOtherShell, ShellWordsContext } from './shell-words.ts';

interface Parts {
  seat: SeatWords & Partial<InOtherShell>;
  story: StoryWords;
  results: ResultWords;
  check: CheckWords;
  door: DoorWords;
}

/** What a page says beside the words of every seat. */
export type WordPart = Exclude<keyof Parts, 'seat'>;

const modules: { [Part in keyof Parts]: Record<SpokenLanguage, () => Promise<Parts[Part]>> } = {
  seat: {
    en: async () => (await import('./english/seat.ts')).seat,
    de: async () => (await import('./german/seat.ts')).seat,
  },
  story: {
    en: async () => (await import('./english/story.ts')).story,
    de: async () => (await import('./german/story.ts')).story,
  },
  results: {
    en: async () => (await import('./english/results.ts')).results,
    de: async () => (await import('./german/results.ts')).results,
  },
  check: {
    en: async () => (await import('./english/check.ts')).check,
    de: async () => (await import('./german/check.ts')).check,
  },
  door: {
    en: async () => (await import('./english/door.ts')).door,
    de: async () => (await import('./german/door.ts')).door,
  },
};

interface Spoken {
  language: SpokenLanguage;
  words: SeatWords & Partial<InOtherShell & StoryWords & ResultWords & CheckWords & DoorWords>;
}

export const WordsContext = createContext<Spoken | null>(null);

function useSpoken() {
  const spoken = useContext(WordsContext);
  if (!spoken) throw new Error('useWords needs InLanguage above it');
  return spoken;
}

type Words = Spoken['words'];

const isOfStory = (words: Words): words is SeatWords & StoryWords => 'table' in words;
const isOfResults = (words: Words): words is SeatWords & ResultWords => 'results' in words;
const isOfDoor = (words: Words): words is SeatWords & DoorWords => 'join' in words;
const isOfCheck = (words: Words): words is SeatWords & CheckWords => 'check' in words;

function useWordsOf<Wanted extends Words>(
  part: WordPart,
  isThere: (words: Words) => words is Wanted,
): Wanted {
  const { words } = useSpoken();
  if (!isThere(words)) throw new Error(`Nothing above brings the words of the part ${part}`);
  return words;
}

/** What the live area says, in the language of whoever looks. */
export const useWords = (): SeatWords => useSpoken().words;

export const useStoryWords = () => useWordsOf('story', isOfStory);
export const useResultWords = () => useWordsOf('results', isOfResults);
export const useCheckWords = () => useWordsOf('check', isOfCheck);
export const useDoorWords = () => useWordsOf('door', isOfDoor);

/** The language of those words. */
export const useLanguage = (): SpokenLanguage => useSpoken().language;

/** Dates are written in the language of the words, as the person's own region writes them. */
export function useLocale(): string {
  const { language } = useSpoken();
  return navigator.languages.find((wish) => wish.split('-')[0] === language) ?? language;
}

/** Fetches the words of a page that may come next. */
export function fetchWords(part: WordPart, language: SpokenLanguage): void {
  modules[part][language]().catch(() => undefined);
}

async function load(language: SpokenLanguage, parts: readonly WordPart[]): Promise<Spoken> {
  const [seat, ...others] = await Promise.all([
    modules.seat[language](),
    ...parts.map((part) => modules[part][language]()),
  ]);
  return { language, words: Object.assign({}, seat, ...others) };
}

interface SpeakingProps {
  language: SpokenLanguage;
  /** Named in one list for good. */
  parts?: readonly WordPart[];
  children: ReactNode;
}

const none: readonly WordPart[] = [];

/** Loads a language's words; until they are there, those of the language before stay. */
function useLoaded({ language, parts = none }: Omit<SpeakingProps, 'children'>): Spoken | null {
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    let isWanted = true;
    load(language, parts).then(
      (loaded) => isWanted && setSpoken(loaded),
      (error: unknown) =>
        setSpoken(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [language, parts]);
  return spoken;
}

const speak = (spoken: Spoken | null, children: ReactNode, meanwhile: ReactNode = null) =>
  spoken ? <WordsContext value={spoken}>{children}</WordsContext> : meanwhile;

/** Says what stands below in a language; the page around it, and the whole document, keep theirs. */
export function WordsIn({ children, ...speaking }: SpeakingProps) {
  return speak(useLoaded(speaking), children);
}

/** Says what stands below in a language, and with it what the shell around the page says. */
export function InLanguage({ children, ...speaking }: SpeakingProps) {
  const spoken = useLoaded(speaking);
  const [, sayInShell] = useContext(ShellWordsContext);
  useEffect(() => {
    if (!spoken) return;
    const { lang } = document.documentElement;
    document.documentElement.lang = spoken.language;
    sayInShell(spoken.words.shell ?? shell);
    return () => {
      document.documentElement.lang = lang;
      sayInShell(shell);
    };
  }, [spoken, sayInShell]);
  return speak(spoken, children);
}

/** A page with more to say than every seat, in the language that is spoken above it. */
export function AlsoSaying({
  parts,
  meanwhile,
  children,
}: Pick<Required<SpeakingProps>, 'parts' | 'children'> & { meanwhile?: ReactNode }) {
  return speak(useLoaded({ language: useLanguage(), parts }), children, meanwhile);
}
