/** More combining marks on one character than any language writes: the stream-safe text format's limit (UAX 15, D4). */
const endlessMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * `text.normalize(form)` in linear time: normalisation sorts the marks of a character, which takes seconds for thousands
 * of them. Marks past the thirtieth are dropped.
 */
export const normalised = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(endlessMarks, '$1').normalize(form);
