/** Languages in which the live area speaks to a participant. A story may be told in fewer or in others. */
export const spokenLanguages = ['en', 'de'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** As who speaks it calls it. */
export const languageNames: Record<SpokenLanguage, string> = { en: 'English', de: 'Deutsch' };

/** The first of a browser's wishes (`de-AT`, `en`) that is spoken; English where none is. */
export function spokenOf(wishes: readonly string[]): SpokenLanguage {
  const spoken = (wish: string) =>
    spokenLanguages.find((language) => wish.toLowerCase().split('-')[0] === language);
  return wishes.map(spoken).find((language) => language !== undefined) ?? 'en';
}
