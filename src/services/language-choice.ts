import { type SpokenLanguage, spokenOf } from '#contract/rules/languages.ts';

export const languageKey = 'muster.language';

/** The language that a person chose on this browser, or the browser's preference. */
export function createLanguageChoice(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  browser: Pick<Navigator, 'languages'>,
) {
  /** Null until a person chooses one. */
  const kept = (): SpokenLanguage | null => {
    const value = storage.getItem(languageKey);
    return value === null ? null : spokenOf([value]);
  };
  return {
    kept,
    read: (): SpokenLanguage => kept() ?? spokenOf(browser.languages),
    keep: (language: SpokenLanguage) => storage.setItem(languageKey, language),
  };
}

export type LanguageChoice = ReturnType<typeof createLanguageChoice>;
