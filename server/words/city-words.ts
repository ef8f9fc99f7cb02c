import { cities } from '#contract/words/en/cities.ts';
import { tablesOf } from './tables.ts';

/** The cities that time zones are named by. */
export const cityWordsIn = await tablesOf(cities, 'cities.ts', 'cities');
