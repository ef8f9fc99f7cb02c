import { type CityWords, cities } from '#contract/words/en/cities.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

const useCityWords = pageWords(
  cities,
  import.meta.glob<Translation<CityWords>>(['../../contract/words/*/cities.ts', '!**/en/*'], {
    import: 'cities',
  }),
);

/** The city of a time zone as the language of the page calls it. */
export const useCityOfZone = (): ((timezoneId: string) => string) => useCityWords().ofZone;
