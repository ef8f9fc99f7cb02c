import { day } from '#contract/words/en/counts.ts';
import styles from './article-meta.module.css';
import type { Article } from './articles.ts';

/** Date, reading time and tags on one line. */
export function ArticleMeta({ article }: { article: Article }) {
  return (
    <p className={styles.meta}>
      <time dateTime={article.date}>{day(article.date)}</time>
      <span>{`${article.minutes} min read`}</span>
      <span>{article.tags.join(', ')}</span>
    </p>
  );
}
