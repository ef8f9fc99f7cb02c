import { help } from '#contract/words/en/help.ts';
import { useLanguage } from '../../words/language.ts';
import { tablesByLanguage } from '#contract/words/tables-by-language.ts';

const helpWords = tablesByLanguage(
  help,
  import.meta.glob('../../../contract/words/*/help.ts', { import: 'help', eager: true }),
);

/** In the language of the page. */
export const useHelpWords = () => helpWords[useLanguage()];
