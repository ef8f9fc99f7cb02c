import { type SiteFrameWords, siteFrame } from '#contract/words/en/site/frame.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useSiteFrameWords = pageWords(
  siteFrame,
  import.meta.glob<Translation<SiteFrameWords>>(['../../../contract/words/*/site/frame.ts', '!**/en/**'], {
    import: 'siteFrame',
  }),
);
