import type { JournalWords } from '#contract/words/en/site/journal.ts';

/** A tag as the language of the page calls it; one without a word of its own is its own name. */
export const tagName = (tag: string, { tags }: JournalWords): string =>
  Object.entries(tags).find(([name]) => name === tag)?.[1] ?? tag;
