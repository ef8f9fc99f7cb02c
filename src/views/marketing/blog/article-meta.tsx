import { useJournalWords } from '../../../words/site/journal-words.ts';
import styles from './article-meta.module.css';
import type { Article } from './articles.ts';
import { tagName } from './tag-name.ts';

/** Date, reading time and tags on one line. */
export function ArticleMeta({ article }: { article: Article }) {
  const words = useJournalWords();
  return (
    <p className={styles.meta}>
      <time dateTime={article.date}>{words.day(article.date)}</time>
      <span>{words.minutes(article.minutes)}</span>
      <span>{article.tags.map((tag) => tagName(tag, words)).join(', ')}</span>
    </p>
  );
}
