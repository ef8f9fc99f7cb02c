import { normalised } from '../text/normalised.ts';

const folded = (text: string): string =>
  normalised(text, 'NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+:]+/gu, ' ')
    .trim();

interface SoughtZone {
  label: string;
  /** Further words, with blanks between them. */
  also: string;
}

/** Whether each typed word begins a word of the zone; case, accents and punctuation do not matter. */
export function matchesZone({ label, also }: SoughtZone, typed: string): boolean {
  const words = folded(`${label} ${also}`).split(' ');
  return folded(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}
