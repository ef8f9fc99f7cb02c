import { useMemo } from 'react';
import { pageWords } from '../../../words/page-words.ts';
import { type Article, type ArticleText, readArticle, readTranslation } from './articles.ts';

const sources = import.meta.glob<string>('../../../../content/en/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const translations = import.meta.glob<string>(['../../../../content/*/blog/*.md', '!**/en/**'], {
  query: '?raw',
  import: 'default',
});

const slugOf = (path: string) => path.replace(/^.*\/|\.md$/g, '');
const folderOf = (path: string) => path.replace(/[^/]*$/, '');

/** Every article of content/en/blog, newest first. */
export const journal = Object.entries(sources)
  .map(([path, source]) => readArticle(slugOf(path), source))
  .toSorted((a, b) => b.date.localeCompare(a.date));

type ArticleTexts = Record<string, ArticleText>;

const english: ArticleTexts = Object.fromEntries(
  journal.map(({ slug, title, summary, minutes, body }) => [slug, { title, summary, minutes, body }]),
);

/** The articles of a language are loaded together. */
async function loadFolder(folder: string): Promise<ArticleTexts> {
  const files = Object.entries(translations).filter(([path]) => folderOf(path) === folder);
  return Object.fromEntries(
    await Promise.all(files.map(async ([path, load]) => [slugOf(path), readTranslation(await load())])),
  );
}

const folders = new Set(Object.keys(translations).map(folderOf));
const useTexts = pageWords(
  english,
  Object.fromEntries([...folders].map((folder) => [folder, () => loadFolder(folder)])),
);

/** The journal in the language of the page; addresses, dates and order are those of the English articles. */
export function useJournal(): readonly Article[] {
  const texts = useTexts();
  return useMemo(() => journal.map((article) => ({ ...article, ...texts[article.slug] })), [texts]);
}
