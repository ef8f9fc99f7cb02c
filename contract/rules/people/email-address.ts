import { trimEndOf, trimStartOf } from '../text/trim-characters.ts';

/** Characters before the @ and in all (RFC 5321, 4.5.3.1). */
const localPartAtMost = 64;
const addressAtMost = 254;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const outsideAscii = /[^\0-\x7f]/;
const asciiOfNoDomain = /[\0-,/:-@[-`{-\x7f]/;

/** A domain in the form that mail servers know, "xn--bcher-kva.example" for "bücher.example"; null where it has none. */
function asciiDomain(domain: string): string | null {
  if (!outsideAscii.test(domain)) return domain;
  if (asciiOfNoDomain.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** The top label is never a number (RFC 3696, 2), which keeps IPv4 addresses out. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((each) => label.test(each)) && /[a-z]/.test(labels.at(-1) ?? '');
}

/**
 * An email address as it is kept and compared: without invisible characters, in lower case, its domain in ASCII. Null
 * for a text that is no address. The one rule of lists, forms and API.
 */
export function emailAddress(text: string): string | null {
  if (text.length > 2 * addressAtMost || /\p{Cc}/u.test(text)) return null;
  const written = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const at = written.lastIndexOf('@');
  const local = written.slice(0, Math.max(0, at));
  const domain = asciiDomain(written.slice(at + 1));
  if (domain === null || local.length > localPartAtMost || !localPart.test(local) || !isDomain(domain))
    return null;
  const address = `${local}@${domain}`;
  return address.length > addressAtMost ? null : address;
}

/** The one form in which an address is kept and looked up; of a text that is none, its writing in lower case. */
export function normaliseEmail(text: string): string {
  const written = text.replaceAll('\0', '');
  return emailAddress(written) ?? written.trim().toLowerCase();
}

/** Reasons as ends of sentences, in English. */
export const addressFaults = {
  foreign: (character: string) => `“${character}” can’t be used before the @`,
  tooLong: (most: number) => `it has more than ${most} characters before the @`,
};

/** Why a text that has an @ is no address, as the end of a sentence; empty where there is no better reason. */
export function emailAddressFault(text: string, words = addressFaults): string {
  const local = text.slice(0, Math.max(0, text.lastIndexOf('@')));
  const [foreign] = local.match(/[^\0-\x7f]/u) ?? [];
  if (foreign) return words.foreign(foreign);
  if (local.length > localPartAtMost) return words.tooLong(localPartAtMost);
  return '';
}

/** An address as it is written in a text, without what surrounds it there: brackets, quotes, a full stop, "mailto:". */
export function bareAddress(word: string): string {
  const [address = ''] = trimEndOf(trimStartOf(word, '(<[{\'"‘“„«‚ '), ')>]}\'"’”“».,;:!? ')
    .replace(/^(?:mailto|smtp):/i, '')
    .split('?', 1);
  return address;
}
