import styles from './article-meta.module.css';
import type { Article } from './articles.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Date, reading time and tags on one line. */
export function ArticleMeta({ article }: { article: Article }) {
  return (
    <p className={styles.meta}>
      <time dateTime={article.date}>{dates.format(new Date(article.date))}</time>
      <span>{`${article.minutes} min read`}</span>
      <span>{article.tags.join(', ')}</span>
    </p>
  );
}
