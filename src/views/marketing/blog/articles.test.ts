import { expect, test } from 'vitest';
import { type Article, readArticle, readingMinutes, relatedArticles } from './articles.ts';

function article(slug: string, date: string, tags: string[]): Article {
  return { slug, title: slug, date, tags, summary: '', minutes: 1, body: '' };
}

test('an article is read from its file', () => {
  const source = '---\ntitle: A\ndate: 2026-11-03\ntags: one, two\nsummary: B\n---\nHello there.';
  expect(readArticle('a', source)).toEqual({
    slug: 'a',
    title: 'A',
    date: '2026-11-03',
    tags: ['one', 'two'],
    summary: 'B',
    minutes: 1,
    body: 'Hello there.',
  });
});

test.each([
  [0, 1],
  [220, 1],
  [660, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});

test('related articles share tags, then are new, and never include the article itself', () => {
  const own = article('own', '2026-01-01', ['x', 'y']);
  const all = [
    own,
    article('old', '2025-01-01', ['x']),
    article('new', '2026-02-01', []),
    article('both', '2024-01-01', ['x', 'y']),
  ];
  expect(relatedArticles(own, all).map((other) => other.slug)).toEqual(['both', 'old']);
});
