import type { SpokenLanguage } from '#contract/rules/languages.ts';

/** "German" of `de`, in a language. */
export const languageName = (code: string, language: SpokenLanguage): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
