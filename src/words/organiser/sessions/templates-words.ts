import { type TemplatesWords, templates } from '#contract/words/en/organiser/sessions/templates.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useTemplatesWords = pageWords(
  templates,
  import.meta.glob<Translation<TemplatesWords>>(
    ['../../../../contract/words/*/organiser/sessions/templates.ts', '!**/en/**'],
    {
      import: 'templates',
    },
  ),
);
