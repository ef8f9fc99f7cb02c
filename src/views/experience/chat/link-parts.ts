import { trimEndOf } from '#contract/rules/text/trim-characters.ts';

export interface LinkPart {
  text: string;
  /** Where a link leads; null for plain text. */
  href: string | null;
}

const candidate = /\bhttps?:\/\/[^\s<>"'`]+/gi;
/** What ends a sentence is not part of an address that ends it. */
const sentenceEnd = '.,;:!?)]}…';

/** An address of the web, and no other; one with a name before an `@` may mean another place than it seems to. */
function hrefOf(text: string): string | null {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** A message as plain text and links, which read exactly as they were typed. */
export function linkParts(message: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const found of message.matchAll(candidate)) {
    const text = trimEndOf(found[0], sentenceEnd);
    const href = hrefOf(text);
    if (href === null) continue;
    if (found.index > from) parts.push({ text: message.slice(from, found.index), href: null });
    parts.push({ text, href });
    from = found.index + text.length;
  }
  if (from < message.length) parts.push({ text: message.slice(from), href: null });
  return parts;
}
