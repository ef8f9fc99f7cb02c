/*
 * Links of our mails pass through mail programs, scanners and chats, which encode or double characters, hide invisible
 * ones among them, and take the punctuation of the sentence for a part of the link. Every token of ours has a known
 * alphabet and length, so that the link can be read all the same.
 */

/** Characters, of which the longest link of ours has a tenth. */
const longest = 4000;

/** 32 bytes as base64url, with nothing behind it that could be a part of a longer token. */
const token = '([\\w-]{43})(?![A-Za-z0-9])';
/** Characters that may surround a token and are no part of it. */
const noise = '[^\\w-]{0,3}(?:3D)?';

const seat = new RegExp(`^/+experience(/[^?#]*)?([?][^#]*?)?#.*?link=${noise}${token}`, 'i');
const session = /^\/+(?:(live|wait)\/+)?([\w-]{22})(?![A-Za-z0-9])/i;
const oneToken = new RegExp(
  `^/+(reset-password|invite-admin|change-address)/+${noise}${token}(?:[^#]*#.*?email=([^&#]*))?`,
  'i',
);
const signed = new RegExp(
  `^/+verify/+(\\d+|connect)/+([\\w-]{16,200})/?[?]expires=(\\d+)&signature=${noise}${token}(?!.*&\\w+=)`,
  'i',
);
const award = /^\/+verify\/+award\/+[^\w-]{0,3}([\w-]{16})(?![A-Za-z0-9])/i;

/** Blanks and characters without a width, as they are and percent-encoded. */
const unseen =
  /[\s\u00ad\u200b-\u200f\u2060\ufeff]|%(?:20|09|0[AD]|C2%A[0D]|E2%80%8[B-F]|E2%81%A0|EF%BB%BF)/gi;
const separators = /%(?:23|3[DF]|2[6F])/gi;

/** An address with the characters in it that part it: encoded up to three times, as text of HTML, or hidden. */
function loosened(address: string): string {
  let text = address;
  for (let times = 0; times < 3 && /%25[0-9A-F]{2}/i.test(text); times += 1)
    text = text.replace(/%25(?=[0-9A-F]{2})/gi, '%');
  return text
    .replace(unseen, '')
    .replace(separators, (one) => String.fromCharCode(Number.parseInt(one.slice(1), 16)))
    .replaceAll('&amp;', '&');
}

/** A mail address, percent-encoded or not, up to where its domain ends. */
const mailAddress =
  /^(?:[^@%]|%(?!40)[0-9A-F]{2}){1,200}(?:@|%40)(?:(?:[\p{L}\p{N}-]|%[89A-F][0-9A-F])+\.)+(?:[\p{L}\p{N}]|%[89A-F][0-9A-F])+/iu;

/** The token of a personal link as it was sent, whatever surrounds it; the text itself where it holds none. */
export function personalToken(text: string): string {
  const found = new RegExp(`^${noise}${token}`).exec(text.replace(unseen, ''));
  return found?.[1] ?? text;
}

/**
 * The address (`/path?search#hash`) that a link of ours had when it was mailed; undefined where it is none, is not
 * whole, or says more than was signed.
 */
export function mailedAddress(address: string): string | undefined {
  if (address.length > longest) return undefined;
  const text = loosened(address);
  const ofSeat = seat.exec(text);
  if (ofSeat) {
    const [, path = '', search = '', linkToken] = ofSeat;
    const [, page, id] = session.exec(path) ?? [];
    const below = id === undefined ? path : `${page ? `/${page.toLowerCase()}` : ''}/${id}`;
    const question = /[?&]answer=cannot\b/i.test(search) ? '?answer=cannot' : '';
    return `/experience${below}${question}#link=${linkToken}`;
  }
  const ofOne = oneToken.exec(text);
  if (ofOne) {
    const [, page = '', linkToken, email] = ofOne;
    return `/${page.toLowerCase()}/${linkToken}${email ? `#email=${mailAddress.exec(email)?.[0] ?? email}` : ''}`;
  }
  const ofSigned = signed.exec(text);
  if (ofSigned) {
    const [, id = '', hash, expires, signature] = ofSigned;
    return `/verify/${id.toLowerCase()}/${hash}?expires=${expires}&signature=${signature}`;
  }
  const ofAward = award.exec(text);
  return ofAward ? `/verify/award/${ofAward[1]}` : undefined;
}
