import { columnMeaning } from '#contract/rules/people/people-columns.ts';

/** The encodings in which spreadsheets and personnel systems save tables, as `TextDecoder` names them. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export type TextEncoding = (typeof textEncodings)[number];

export interface FileText {
  text: string;
  encoding: TextEncoding;
  /** Whether the encoding was guessed by its letters; false with a byte order mark or valid UTF-8. */
  isGuessed: boolean;
}

const judgedAtMost = 64 * 1024;

/** Names are written in one script, or in Han with kana, or in letters with marks. */
const scripts = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['eastAsian', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u],
] as const;

const scriptOf = (character: string) => scripts.find(([, form]) => form.test(character))?.[0];

/** The letters beyond ASCII of the languages that are written in a code page. */
const alphabets: Partial<Record<TextEncoding, readonly string[]>> = {
  'windows-1252': [
    'äöüß',
    'éèêëàâçîïôûùüÿœæ',
    'áéíóúñü',
    'áàâãçéêíóôõú',
    'àèéìòùî',
    'åäöæøéü',
    'áéíóúýþæöð',
    'éëïöüáó',
    'àçéèíïóòúü',
    'šžäöüõ',
  ],
  macintosh: ['äöüß', 'éèêëàâçîïôûùüÿœæ', 'áéíóúñü', 'áàâãçéêíóôõú', 'àèéìòùî', 'åäöæøéü'],
  'windows-1250': ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'],
  'windows-1254': ['çğıöşüâîû'],
  'windows-1257': ['āčēģīķļņšūž', 'ąčęėįšųūž', 'äöüõšž'],
};

/** The share of letters of one language, which is high in the correct code page. */
function coverage(letters: readonly string[], encoding: TextEncoding): number {
  const shares = (alphabets[encoding] ?? []).map(
    (alphabet) => letters.filter((letter) => alphabet.includes(letter)).length / letters.length,
  );
  return Math.max(0, ...shares);
}

/** Han characters of common names; a wrong code page yields rare ones. */
const isCommonHan = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x4e00 && code <= 0x9fa5;
};

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const halfWidthKana = /[\uff61-\uff9f]/;

const isUpper = (character: string) => /\p{Lu}/u.test(character);
const isLower = (character: string) => /\p{Ll}/u.test(character);

/** Characters beside letters in texts of any language. */
const isPunctuation = (character: string) => /[\u2010-\u2026\u20ac\u00a0«»°€]/.test(character);

const foreignIn = (word: string) => [...word].filter((one) => one > '\x7f' && !isPunctuation(one));

/** How likely a word is part of a name, per character beyond ASCII: from -1 to 1. */
function wordLikeness(word: string, latin: number): number {
  const foreign = foreignIn(word);
  const script = scriptOf(foreign.find((one) => scriptOf(one)) ?? '');
  const isAlmostAllForeign = foreign.length > 2 && 3 * foreign.length > 2 * [...word].length;
  let score = 0;
  let before = '';
  for (const character of word) {
    const previous = before;
    before = character;
    const isTurned = isLower(previous) && isUpper(character) && (previous > '\x7f' || character > '\x7f');
    if (isTurned) score -= 1;
    if (character <= '\x7f' || isPunctuation(character)) continue;
    const own = scriptOf(character);
    if (own === undefined || own !== script || halfWidthKana.test(character) || /\p{M}/u.test(character))
      score -= 1;
    else if (script === 'latin') score += isAlmostAllForeign ? -0.6 : latin;
    else if (script === 'eastAsian') score += kana.test(character) ? 1 : isCommonHan(character) ? 0.6 : 0.3;
    else score += /[a-z]/i.test(word) ? -1 : 0.8;
  }
  return score;
}

/** How likely a text consists of names and labels, per character beyond ASCII: from -1 to 1. */
function likeness(text: string, encoding: TextEncoding): number {
  const words = text.split(/[\s,;|"'.:()\x2d\u3000]+/).filter((word) => foreignIn(word).length > 0);
  const letters = words.flatMap(foreignIn).map((letter) => (letter === 'İ' ? 'ı' : letter.toLowerCase()));
  if (letters.length === 0) return 0;
  const latin = 0.9 * coverage(letters, encoding);
  return words.reduce((sum, word) => sum + wordLikeness(word, latin), 0) / letters.length;
}

/** Known labels are the strongest evidence. */
function knownLabels(text: string): number {
  const [first = '', ...next] = text.split(/\r\n|\r|\n/, 8);
  const known = (line: string) =>
    line
      .split(/[,;\t|]/)
      .filter((label) => /[^\0-\x7f]/.test(label) && columnMeaning(label.replaceAll('"', '')) !== undefined)
      .length;
  return Math.max(...[first, ...next].map(known));
}

const strictly = (encoding: TextEncoding, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** UTF-16 without a byte order mark: every other byte of ASCII letters is zero. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | null {
  const sample = bytes.subarray(0, 512);
  const zeros = (offset: number) => sample.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const most = sample.length / 4;
  if (sample.length < 4 || bytes.length % 2 === 1) return null;
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null;
}

/** At most `judgedAtMost` bytes, cut at the end of a line, so that no character is split. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= judgedAtMost) return bytes;
  const end = bytes.lastIndexOf(0x0a, judgedAtMost);
  return bytes.subarray(0, end > 0 ? end : judgedAtMost);
}

function guessed(bytes: Uint8Array): TextEncoding {
  const sample = sampleOf(bytes);
  let best: { encoding: TextEncoding; score: number } = { encoding: 'windows-1252', score: -1 };
  for (const encoding of textEncodings) {
    if (encoding.startsWith('utf')) continue;
    const text = strictly(encoding, sample);
    if (text === null || /(?![\t\n\r])[\p{Cc}\p{Co}\ufffd]/u.test(text)) continue;
    const score =
      likeness(text, encoding) +
      0.5 * Math.min(2, knownLabels(text)) +
      (encoding === 'windows-1252' ? 0.1 : 0);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

/**
 * Decodes a text file of any program: by its byte order mark, as UTF-8, or else in the code page in which the letters
 * look most like names. `as` overrides the encoding with the user's choice.
 */
export function fileText(bytes: Uint8Array, as?: TextEncoding): FileText {
  const read = (encoding: TextEncoding, isGuessed: boolean): FileText => ({
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
    isGuessed,
  });
  if (as) return read(as, false);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return read('utf-16le', false);
  if (first === 0xfe && second === 0xff) return read('utf-16be', false);
  const text = strictly('utf-8', bytes);
  if (text !== null && !text.includes('\0')) return { text, encoding: 'utf-8', isGuessed: false };
  const wide = unmarkedUtf16(bytes);
  return read(wide ?? guessed(bytes), true);
}
