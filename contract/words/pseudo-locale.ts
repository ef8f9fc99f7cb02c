import { mapTexts } from './with-fallback.ts';

/** The usual code of English with accents and longer words. */
export const pseudoLocale = 'en-XA';

const accented: Record<string, string> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'ü', c: 'ç', n: 'ñ', s: 'š' };

/** 40 percent longer, as a translation may be, and recognisable where a text has not come from a table. */
const stretched = (text: string): string => {
  const letters = text.replace(/[aeioucns]/g, (letter) => accented[letter] ?? letter);
  const more = Math.ceil(text.length * 0.4);
  return text.trim() === '' ? text : `[${letters}${' één'.repeat(Math.ceil(more / 4)).slice(0, more)}]`;
};

export const pseudoOf = <Table extends object>(table: Table): Table => mapTexts(table, stretched);
