import { type ShellWords, shell } from '#contract/words/en/shell.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

export const useShellWords = pageWords(
  shell,
  import.meta.glob<Translation<ShellWords>>(['../../contract/words/*/shell.ts', '!**/en/*'], {
    import: 'shell',
  }),
);
