import { createContext, useContext } from 'react';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { type ShellWords, shell } from '#contract/words/en/shell.ts';

interface Shell {
  language: SpokenLanguage;
  words: ShellWords;
}

export const englishShell: Shell = { language: 'en', words: shell };

/** What the shell says, and how a page says it in another language while it is shown. */
export const ShellWordsContext = createContext<[Shell, (shell: Shell) => void]>([
  englishShell,
  () => undefined,
]);

export const useShellWords = (): ShellWords => useContext(ShellWordsContext)[0].words;
export const useShellLanguage = (): SpokenLanguage => useContext(ShellWordsContext)[0].language;
