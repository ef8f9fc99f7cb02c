const names = new Intl.DisplayNames('en', { type: 'language' });

/** "German" of `de`. */
export const languageName = (language: string): string => names.of(language) ?? language;
