import { type StoriesWords, stories } from '#contract/words/en/site/stories.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useStoriesWords = pageWords(
  stories,
  import.meta.glob<Translation<StoriesWords>>(['../../../contract/words/*/site/stories.ts', '!**/en/**'], {
    import: 'stories',
  }),
);
