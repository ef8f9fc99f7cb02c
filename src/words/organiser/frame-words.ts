import { type FrameWords, frame } from '#contract/words/en/organiser/frame.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useFrameWords = pageWords(
  frame,
  import.meta.glob<Translation<FrameWords>>(['../../../contract/words/*/organiser/frame.ts', '!**/en/**'], {
    import: 'frame',
  }),
);
