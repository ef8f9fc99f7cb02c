import { pageWords } from '../../../words/page-words.ts';
import { type Document, readDocument } from './front-matter.ts';

/** A hook that gives a document in the language of the page; `found` has a loader for each other language's file. */
export const pageDocument = (
  source: string,
  found: Record<string, () => Promise<string>>,
): (() => Document) =>
  pageWords(
    readDocument(source),
    Object.fromEntries(
      Object.entries(found).map(([path, load]) => [path, async () => readDocument(await load())]),
    ),
  );
