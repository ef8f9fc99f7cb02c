import { normalised } from './normalised.ts';

/** Latin letters that are no letter with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};
/** A name may have 255 bytes on most disks, and two words and an ending go into one. */
const wordBytes = 100;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** As many whole letters as `wordBytes` hold. */
function cut(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (bytesOf(kept + segment) > wordBytes) break;
    kept += segment;
  }
  return kept;
}

const joined = (text: string, apart: RegExp): string => cut(text.replace(apart, '-')).replace(/^-+|-+$/g, '');

/** Latin letters without their marks, in small letters; those of other scripts as they are. */
const plainLatin = (text: string): string =>
  normalised(
    normalised(text, 'NFKD')
      .toLowerCase()
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .replace(/[ßæœøđðþłħıŋ]/g, (letter) => plainLetters[letter] ?? letter),
    'NFC',
  );

/** A text as a part of a file's name: `Équipe Ω` is `equipe-ω`. Empty where it has neither letters nor digits. */
export const fileWord = (text: string): string => joined(plainLatin(text), /[^\p{L}\p{N}\p{M}]+/gu);

/** The same in ASCII, for programs that read no other: `equipe`. */
export const asciiFileName = (name: string): string =>
  plainLatin(name)
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^-+|-+(?=\.|$)/g, '');
