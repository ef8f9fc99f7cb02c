import { createContext, useContext } from 'react';
import { type ShellWords, shell } from './english/shell.ts';

/** Comes with a seat's words in another language than English, whose shell is in every page's first script. */
export interface InOtherShell {
  shell: ShellWords;
}

/** What the shell says, and how a page says it in another language while it is shown. */
export const ShellWordsContext = createContext<[ShellWords, (words: ShellWords) => void]>([
  shell,
  () => undefined,
]);

export const useShellWords = (): ShellWords => useContext(ShellWordsContext)[0];
