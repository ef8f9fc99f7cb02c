import { type FormRulesWords, formRules } from '#contract/words/en/organiser/form-rules.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useFormRulesWords = pageWords(
  formRules,
  import.meta.glob<Translation<FormRulesWords>>(
    ['../../../contract/words/*/organiser/form-rules.ts', '!**/en/**'],
    { import: 'formRules' },
  ),
);
