import { type Document, readDocument, requiredField } from '../text/front-matter.ts';

/** What an article says in one language. */
export interface ArticleText {
  title: string;
  summary: string;
  minutes: number;
  body: string;
}

export interface Article extends ArticleText {
  slug: string;
  date: string;
  /** The same in every language. */
  tags: string[];
}

const wordsPerMinute = 220;

/** Reading time in whole minutes, at least one. */
export function readingMinutes(body: string) {
  return Math.max(1, Math.round(body.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

const textOf = (document: Document): ArticleText => ({
  title: requiredField(document, 'title'),
  summary: requiredField(document, 'summary'),
  minutes: readingMinutes(document.body),
  body: document.body,
});

/** An article from the text of its file; the file's name is its slug. */
export function readArticle(slug: string, source: string): Article {
  const document = readDocument(source);
  return {
    slug,
    ...textOf(document),
    date: requiredField(document, 'date'),
    tags: requiredField(document, 'tags')
      .split(',')
      .map((tag) => tag.trim()),
  };
}

/** A translation of an article from the text of its file. */
export const readTranslation = (source: string): ArticleText => textOf(readDocument(source));

/** Other articles, those with most tags in common first, then the newest. */
export function relatedArticles(article: Article, all: readonly Article[]) {
  const shared = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return all
    .filter((other) => other.slug !== article.slug)
    .toSorted((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, 2);
}
