import { random } from './kit/random.ts';

/** One caption as a person says it. Times in seconds of the clip; `speaker` is a member of the cast or the narrator. */
export type Phrase = { from: number; to: number; speaker: string; text: string };
/** A syllable: what a mouth and an instrument do with it. `stress` 0 to 1; `rise` where the voice goes up at the end. */
export type Syllable = { at: number; length: number; stress: number; last: boolean; rise: boolean };

export const NARRATOR = 'narrator';

const countSyllables = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouyäöü]+/g) ?? []
    ).length,
  );

const weightOf = (word: string) =>
  countSyllables(word) + (/[,;:–—]$/.test(word) ? 1 : /[.!?…]["”’]?$/.test(word) ? 1.8 : 0.12);

/** The rhythm of a phrase: its words over the first nine tenths of its caption, with rests where the text has them. */
export function syllablesOf(phrase: Phrase): Syllable[] {
  const words = phrase.text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  const beat = Math.min(0.24, ((phrase.to - phrase.from) * 0.94) / Math.max(1, total));
  const next = random(phrase.text.length * 31 + Math.round(phrase.from * 10));
  let at = phrase.from;
  return words.flatMap((word) => {
    const count = countSyllables(word);
    const ends = /[.!?…]["”’]?$/.test(word);
    const start = at;
    at += weightOf(word) * beat;
    return Array.from({ length: count }, (_, index) => ({
      at: start + index * beat,
      length: beat * (ends && index === count - 1 ? 1.35 : 0.86),
      stress: (index === 0 && word.length > 3 ? 0.75 : 0.4) + next() * 0.25,
      last: ends && index === count - 1,
      rise: /\?["”’]?$/.test(word),
    }));
  });
}
