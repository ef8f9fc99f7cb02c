import { strFromU8, unzipSync } from 'fflate';

/** Unpacked bytes of one part of the file. */
const partAtMost = 32 * 1024 * 1024;

/** The tags of an XML text, each with the text after it. */
function* tagsOf(xml: string): Generator<{ tag: string; words: string }> {
  for (const [, tag = '', words = ''] of xml.matchAll(/<([^<>]*)>([^<>]*)/g)) yield { tag, words };
}

const attribute = (tag: string, name: string): string | undefined =>
  tag.split(` ${name}="`, 2)[1]?.split('"', 1)[0];

const entities: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
const unescaped = (text: string) =>
  text.replace(/&(quot|apos|lt|gt|amp);/g, (_all, name: string) => entities[name] ?? '');

/** "C5" as row and column, 0-based. */
function placeOf(reference: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})/.exec(reference) ?? [];
  if (!letters || !digits) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

/** The email address of a `mailto:` link; undefined for any other link. */
function mailAddress(target: string): string | undefined {
  const [, address] = /^"?mailto:([^?"]+)/i.exec(target.trim()) ?? [];
  if (!address) return undefined;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const formulaTarget = (formula: string) =>
  mailAddress(unescaped(formula).replace(/^=?\s*HYPERLINK\(\s*/i, ''));

const targetsOf = (rels: string) =>
  new Map(
    [...tagsOf(rels)].flatMap(({ tag }) => {
      const [id, target] = [attribute(tag, 'Id'), attribute(tag, 'Target')];
      return id && target ? [[id, unescaped(target)] as const] : [];
    }),
  );

function linksOfSheet(sheet: string, rels: string): MailLink[] {
  const targets = targetsOf(rels);
  const links: MailLink[] = [];
  let cell = '';
  const add = (reference: string, address: string | undefined) => {
    const place = placeOf(reference);
    if (place && address) links.push({ ...place, address });
  };
  for (const { tag, words } of tagsOf(sheet)) {
    if (tag.startsWith('c ')) cell = attribute(tag, 'r') ?? '';
    else if (tag === 'f' || tag.startsWith('f ')) add(cell, formulaTarget(words));
    else if (tag.startsWith('hyperlink '))
      add(attribute(tag, 'ref') ?? '', mailAddress(targets.get(attribute(tag, 'r:id') ?? '') ?? ''));
  }
  return links;
}

export interface MailLink {
  row: number;
  column: number;
  address: string;
}

/** The `mailto:` links of an XLSX file's cells, a list a sheet, in the order of its sheets. */
export function mailLinks(bytes: Uint8Array): MailLink[][] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize <= partAtMost && /^xl\/(?:workbook\.xml|worksheets\/[^/]+\.xml)$|\.rels$/.test(name),
  });
  const part = (name: string) => {
    const found = parts[name];
    return found ? strFromU8(found) : '';
  };
  const sheets = targetsOf(part('xl/_rels/workbook.xml.rels'));
  return [...tagsOf(part('xl/workbook.xml'))].flatMap(({ tag }) => {
    if (!tag.startsWith('sheet ')) return [];
    const target = sheets.get(attribute(tag, 'r:id') ?? '') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return [linksOfSheet(part(path), part(path.replace(/([^/]+)$/, '_rels/$1.rels')))];
  });
}
