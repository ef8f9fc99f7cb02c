import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { usePageLanguage } from '../../words/use-page-language.ts';

/** Makes the pages speak another language. */
export function useAccountLanguage(): (language: SpokenLanguage) => void {
  const page = usePageLanguage();
  return (language) => void page.choose(language);
}
