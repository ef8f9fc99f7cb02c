import { readArticle } from './articles.ts';

const sources = import.meta.glob<string>('../../../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every article of content/blog, newest first. */
export const journal = Object.entries(sources)
  .map(([path, source]) => readArticle(path.replace(/^.*\/|\.md$/g, ''), source))
  .toSorted((a, b) => b.date.localeCompare(a.date));
