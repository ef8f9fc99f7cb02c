/** First letters of the first and last word of a name, at most two characters. */
export function initialsOf(name: string) {
  const words = name.trim().toLocaleUpperCase().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 0) : '')).join('');
}
