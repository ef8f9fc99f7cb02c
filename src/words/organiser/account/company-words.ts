import { type CompanyWords, company } from '#contract/words/en/organiser/account/company.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useCompanyWords = pageWords(
  company,
  import.meta.glob<Translation<CompanyWords>>(
    ['../../../../contract/words/*/organiser/account/company.ts', '!**/en/**'],
    { import: 'company' },
  ),
);
