import { english, type ResultWords } from './english.ts';
import { german } from './german.ts';

/** English where a language has none. */
export const resultWordsIn = (language: string): ResultWords => (language === 'de' ? german : english);
