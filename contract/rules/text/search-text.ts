import { normalised } from './normalised.ts';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** How German and the Nordic languages write a letter where it cannot be typed: "Juergen" for "Jürgen". */
const writtenOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const writableLetter = new RegExp(`[${Object.keys(writtenOut).join('')}]`, 'g');

const lower = (text: string) => normalised(text, 'NFC').toLowerCase();

/** In small letters and without diacritics: "Łukasz Ćwik" is "lukasz cwik". */
export const foldText = (text: string): string =>
  normalised(lower(text), 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter);

const foldWrittenOut = (text: string) =>
  foldText(lower(text).replace(writableLetter, (letter) => writtenOut[letter] ?? letter));

/** The text in each form in which one may look for it: "Jürgen" is "jurgen juergen". */
export const searchForms = (text: string): string[] => [
  ...new Set([foldText(text), foldWrittenOut(text)].map((form) => form.trim().replace(/\s+/g, ' '))),
];

/** The words of a search, each in the forms of which one has to be found. */
export const searchedWords = (search: string): string[][] =>
  search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(searchForms);

/** Whether every word of the search is in a text, whatever its case and diacritics. */
export function fitsSearch(search: string): (text: string) => boolean {
  const words = searchedWords(search);
  return (text) => {
    const searched = searchForms(text).join(' ');
    return words.every((forms) => forms.some((form) => searched.includes(form)));
  };
}
