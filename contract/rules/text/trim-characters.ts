/** The text without those of `characters` that it ends with; linear, where a pattern such as `/\/+$/` is quadratic. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text without those of `characters` that it begins with. */
export function trimStartOf(text: string, characters: string): string {
  let begin = 0;
  while (begin < text.length && characters.includes(text.charAt(begin))) begin += 1;
  return text.slice(begin);
}
