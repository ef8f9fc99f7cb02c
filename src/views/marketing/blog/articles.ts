import { readDocument, requiredField } from '../text/front-matter.ts';

export interface Article {
  slug: string;
  title: string;
  date: string;
  tags: string[];
  summary: string;
  minutes: number;
  body: string;
}

const wordsPerMinute = 220;

/** Reading time in whole minutes, at least one. */
export function readingMinutes(body: string) {
  return Math.max(1, Math.round(body.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

/** An article from the text of its file; the file's name is its slug. */
export function readArticle(slug: string, source: string): Article {
  const document = readDocument(source);
  return {
    slug,
    title: requiredField(document, 'title'),
    date: requiredField(document, 'date'),
    tags: requiredField(document, 'tags')
      .split(',')
      .map((tag) => tag.trim()),
    summary: requiredField(document, 'summary'),
    minutes: readingMinutes(document.body),
    body: document.body,
  };
}

/** Other articles, those with most tags in common first, then the newest. */
export function relatedArticles(article: Article, all: readonly Article[]) {
  const shared = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return all
    .filter((other) => other.slug !== article.slug)
    .toSorted((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, 2);
}
