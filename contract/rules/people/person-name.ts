import { bareAddress, emailAddress } from './email-address.ts';
import { withoutQuotes } from '../text/table-cells.ts';
import { isVisible } from '../text/visible-text.ts';

export interface PersonName {
  first_name: string;
  last_name: string;
}

const noName: PersonName = { first_name: '', last_name: '' };

const wordSet = (words: string) => new Set(words.split(/\s+/));

/** Before a first name. */
const titles = wordSet(
  `dr drs prof professor mr mrs ms mx rev hon herr frau ing dipl-ing dipl dott dottssa arch sr sra srta mme mlle`,
);

/** Behind a name, of people and of companies. */
const suffixes = wordSet(
  `jr sr phd mba esq bsc msc llb llm beng meng dds dvm edd pmp cfa cpa csm cissp inc llc llp ltd limited gmbh kgaa ohg gbr
   corp corporation company plc pty pte srl sarl ltda kft zrt dipl-ing`,
);

/** The same where they are written in capitals or with a full stop: as words they are names too. */
const shortSuffixes = wordSet(
  `ii iii iv md ma ba jd pe rn obe mbe ag kg ug ev eg se co bv nv sa sl slu spa sas oy oyj ab as asa aps lda sro`,
);

const places = wordSet(
  `al ak az ar ca ct dc de fl ga hi id il in ia ks ky la me mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn
   tx ut vt va wa wv wi wy usa us uk gb eu emea apac dach ab bc mb nb nl ns on pe qc sk nsw vic qld`,
);

const bare = (word: string) => word.toLowerCase().replace(/[.’']+/g, '');
const wordsOf = (text: string) => text.split(' ').filter(Boolean);
const isUpper = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase();

function isSuffix(piece: string, begin: string): boolean {
  const isMarked = (piece.includes('.') || isUpper(piece)) && !isUpper(begin);
  return wordsOf(piece.replaceAll('&', ' ')).every(
    (word) => suffixes.has(bare(word)) || (isMarked && shortSuffixes.has(bare(word))),
  );
}

const isTitle = (piece: string) => wordsOf(piece).every((word) => titles.has(bare(word)));
const isPlace = (piece: string) => /^[A-Z.]{2,5}$/.test(piece) && places.has(bare(piece));

/** A name as it is kept: without line ends, invisible direction marks and blanks in a row. */
export const tidyName = (name: string): string =>
  name
    .replace(/[\p{Bidi_Control}\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What tables and programs write where they know no name. */
const placeholder = /^(?:[-–—.?]+|#?n\/?a!?|#(?:ref|value|name|null)[!?]|null|undefined|\(null\)|nan)$/i;

/** A cell or a display name as the name that it holds: neither an address, nor a placeholder, nor what cannot be seen. */
export function nameIn(text: string): string {
  const name = withoutAddresses(tidyName(withoutQuotes(tidyName(text))));
  return isVisible(name) && !placeholder.test(name) ? name : '';
}

function withoutAddresses(name: string): string {
  if (!name.includes('@')) return name;
  return tidyName(
    wordsOf(name)
      .filter((word) => emailAddress(bareAddress(word)) === null)
      .join(' '),
  );
}

/** "Ana Silva (Sales)", "Ana Silva [Guest]": what address books and meetings put behind a name. */
function withoutTail(name: string): string {
  const end = name.at(-1);
  const begin = end === ')' ? name.lastIndexOf('(') : end === ']' ? name.lastIndexOf('[') : -1;
  return begin > 0 ? name.slice(0, begin).trim() : name;
}

/** A first name may have titles before it. */
function splitWords(name: string): PersonName {
  const words = wordsOf(name);
  const first = words.findIndex((word) => !titles.has(bare(word)) || !word.endsWith('.'));
  const end = Math.max(0, first) + 1;
  return { first_name: words.slice(0, end).join(' '), last_name: words.slice(end).join(' ') };
}

/** "Berhane, Kidane T - Eagan": a place or department behind a dash. */
const withoutDash = (name: string) => name.replace(/ [-–—] .*$/u, '');

const literal = /^"([^"]*)", ?"([^"]*)"$/;

/**
 * A display name as first and last name: "Ana Silva", "Silva, Ana", "Silva, Ana, PhD", "Silva, Ana - Eagan, MN". Titles,
 * suffixes and places behind commas are known; else the piece after the first comma is the first name. What `literalName`
 * wrote is read as it is.
 */
export function splitName(text: string): PersonName {
  const [, last, first] = literal.exec(text.trim()) ?? [];
  if (last !== undefined && first !== undefined)
    return { first_name: tidyName(first), last_name: tidyName(last) };
  const pieces = withoutTail(nameIn(text))
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean);
  const [begin = '', ...behind] = pieces;
  return behind.length === 0 ? splitWords(begin) : splitPieces(begin, behind);
}

function splitPieces(begin: string, behind: string[]): PersonName {
  const mayBePlaced = behind.length > 1 || begin.includes(' ');
  const title: string[] = [];
  const suffix: string[] = [];
  const given: string[] = [];
  for (const piece of behind) {
    if (isSuffix(piece, begin)) suffix.push(piece);
    else if (isTitle(piece)) title.push(piece);
    else if (!(mayBePlaced && isPlace(piece))) given.push(piece);
  }
  const [first] = given;
  const name =
    first === undefined
      ? splitWords(begin)
      : { first_name: withoutTail(withoutDash(first)), last_name: begin };
  return {
    first_name: [...title, name.first_name].join(' '),
    last_name: [name.last_name, ...suffix].filter(Boolean).join(' '),
  };
}

/** A name as `splitName` reads it back to the letter, where its parts hold no quotes. */
export const literalName = ({ first_name, last_name }: PersonName): string =>
  `"${last_name}", "${first_name}"`;

/** A full name that begins with the last name: "Silva Ana", "DE LA TOUR Éloïse", "山田 太郎". */
export function splitReversedName(text: string): PersonName {
  const name = withoutTail(nameIn(text));
  if (name.includes(',')) return splitName(name);
  const words = wordsOf(name);
  if (words.length < 2) return { ...noName, first_name: name };
  const uppers = words.findIndex((word) => !isUpper(word));
  const end = uppers > 0 ? uppers : words.length - 1;
  return { first_name: words.slice(end).join(' '), last_name: words.slice(0, end).join(' ') };
}

/** "Ana Silva" of "ana.silva@team.example". */
export function nameFromAddress(address: string): PersonName {
  const [first = '', ...rest] = (address.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { first_name: first, last_name: rest.join(' ') };
}

export const isNamed = ({ first_name, last_name }: PersonName): boolean =>
  first_name !== '' || last_name !== '';
