import { type SpokenLanguage, spokenOf } from '#contract/rules/languages.ts';

export const languageKey = 'muster.language';

/** The language that a person chose on this browser, or the browser's preference. */
export function createLanguageChoice(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  browser: Pick<Navigator, 'languages'>,
) {
  return {
    read(): SpokenLanguage {
      const kept = storage.getItem(languageKey);
      return spokenOf(kept === null ? browser.languages : [kept]);
    },
    keep: (language: SpokenLanguage) => storage.setItem(languageKey, language),
  };
}
