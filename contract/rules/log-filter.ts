export const filtered = '[FILTERED]';

const longestText = 8192;
const deepest = 8;
/** Words of a key that name something secret; two neighbours count as one, so that "api_key" and "e-mail" are found. */
const secretWords = new Set(
  `password passwd passphrase token secret authorization authorisation cookie email mail phone telephone address card
  cvc apikey credential signature privatekey`.split(/\s+/),
);
/** Written in one by somebody who capitalises nothing. */
const joinedWords =
  /^(?:access|auth|bearer|csrf|id|refresh|session|user|xsrf)token$|^(?:new|old|user)password$|^(?:email|home|ip|mail|street)address$|^(?:home|mobile)?phonenumber$|^(?:bank|credit|debit)card$|^cardnumber$|^(?:client|app)secret$|^setcookie$|^(?:user|work)email$/;

const emailAddress = /(?<![a-z0-9._%+-])[a-z0-9._%+-]+(?:@|%40)(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/gi;
const jsonWebToken = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g;
const accessToken = /\b\d{1,15}(?:\||%7C)[\w-]{20,}/gi;
const longHex = /(?<![a-z0-9])[0-9a-f]{32,}(?![a-z0-9])/gi;
const longBase64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{40,}={0,2}/g;
const cardNumber = /(?<![\w-])[2-6]\d(?:[ -]?\d){11,17}(?![\w-])/g;

/** A text without what identifies or authorises a person; at most 8 KiB of it. */
export function filterText(text: string): string {
  const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return short
    .replace(jsonWebToken, filtered)
    .replace(accessToken, filtered)
    .replace(emailAddress, filtered)
    .replace(longHex, filtered)
    .replace(longBase64, (found) => (looksRandom(found) && !isPath(found) ? filtered : found))
    .replace(cardNumber, (found) => (passesLuhn(found) ? filtered : found));
}

/**
 * A copy that may be logged: values under telling keys (password, token, email, phone, address …) and values that
 * look like card numbers, addresses, long hex or base64 become "[FILTERED]". Source: docs/rules.md, Logs and reports.
 */
export function filterValue(value: unknown): unknown {
  return copy(value, 0, new Set());
}

function copy(value: unknown, depth: number, above: Set<object>): unknown {
  if (typeof value === 'string') return filterText(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (value instanceof Date) return value;
  if (depth >= deepest || above.has(value) || ArrayBuffer.isView(value)) return filtered;
  above.add(value);
  const copied = Array.isArray(value)
    ? value.map((item) => copy(item, depth + 1, above))
    : copyObject(value, depth, above);
  above.delete(value);
  return copied;
}

function copyObject(value: object, depth: number, above: Set<object>): Record<string, unknown> {
  const named = value instanceof Error ? errorFields(value) : value;
  const entries = Object.entries(named).map(([key, item]) => [
    filterText(key),
    isSecret(key, item) ? filtered : copy(item, depth + 1, above),
  ]);
  return Object.fromEntries(entries);
}

function errorFields(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  return { ...error, name, message, stack, ...(cause === undefined ? {} : { cause }) };
}

function isSecret(key: string, value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'boolean') return false;
  const words = wordsOf(key);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return [...words, ...pairs].some(isSecretWord);
}

/** "userEMail", "X-CSRF-TOKEN" and "token_expiration" in lower-case words. */
function wordsOf(key: string): string[] {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

function isSecretWord(word: string): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some(
    (form) => secretWords.has(form) || joinedWords.test(form),
  );
}

const pathWord = /^[A-Za-z]?[a-z]+(?:[A-Z-][a-z]+)*$/;
/** An id of a session has 22 characters and opens nothing; a token has 43. */
const pathId = /^[\w-]{1,36}$/;

/** An address of a page or a call: a word first, then words and ids between slashes. */
function isPath(text: string): boolean {
  const [first = '', ...rest] = text.split('/').filter(Boolean);
  return text.startsWith('/') && pathWord.test(first) && rest.every((part) => pathId.test(part));
}

/** Long words are no secrets: random text mixes cases and digits, and has few slashes. */
function looksRandom(text: string): boolean {
  const slashes = text.split('/').length - 1;
  return /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text) && slashes * 12 < text.length;
}

function passesLuhn(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
