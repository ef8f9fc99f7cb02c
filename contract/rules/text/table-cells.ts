/** Splits at any of `separators` outside quotes and angle brackets. */
export function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let isQuoted = false;
  let isBracketed = false;
  const lastQuote = text.lastIndexOf('"');
  const lastBracket = text.lastIndexOf('>');
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted && at < lastQuote;
    else if (character === '<') isBracketed = at < lastBracket;
    else if (character === '>') isBracketed = false;
    else if (!isQuoted && !isBracketed && separators.includes(character)) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, text.slice(begin)];
}

const quotes = new Map(
  [...'""\'\'“”‘’„“«»'.matchAll(/../gu)].map(([[open = '', close = '']]) => [open, close]),
);

/** A text without one pair of quotes around the whole of it. */
export const withoutQuotes = (text: string): string =>
  text.length > 1 && quotes.get(text.charAt(0)) === text.at(-1) ? text.slice(1, -1) : text;
