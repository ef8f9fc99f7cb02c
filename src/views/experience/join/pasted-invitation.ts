import { trimEndOf } from '#contract/rules/text/trim-characters.ts';

const besideAddress = /[\s<>"'(),;]+/;

/** Something, `@`, and something with a dot in it. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at > 0 && word.includes('.', at + 2);
}

const idPattern = /[A-Za-z0-9_-]{22}/;

/** The digits of a code in whatever was pasted: plain, in groups, or in a sentence; undefined where there is none. */
export function codeFrom(text: string): string | undefined {
  return text.match(/(?<!\d)\d(?:[\s\u2009\u00a0-]?\d){5}(?!\d)/u)?.[0].replace(/\D/g, '');
}

/** The address in whatever was pasted: plain, `Name <mail>`, `mailto:`; undefined where there is none. */
export function emailFrom(text: string): string | undefined {
  const words = text.replace(/mailto:/i, '').split(besideAddress);
  return words.map((word) => trimEndOf(word, '.')).find(isAddress);
}

/** The session id in the path of a page, wherever it is; undefined where there is none. */
export const sessionIdInPath = (path: string): string | undefined =>
  path.split(/%[0-9a-f]{2}|[^A-Za-z0-9_-]/i).find((part) => part.length === 22);

/** The session id in whatever was pasted: the id, with blanks, or a whole link. */
export function sessionIdFrom(text: string): string | undefined {
  const inLink = text.match(/\/experience\/(?:wait\/|live\/)?([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])/)?.[1];
  const plain = text.replace(/\s+/g, '');
  return inLink ?? (plain.length === 22 ? plain.match(idPattern)?.[0] : undefined);
}
