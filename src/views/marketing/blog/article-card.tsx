import { Link } from 'react-router-dom';
import { ArticleArt } from './article-art.tsx';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta.tsx';
import type { Article } from './articles.ts';

interface ArticleCardProps {
  article: Article;
  lead?: boolean;
}

/** An article in a list; the first of the page is large. */
export function ArticleCard({ article, lead = false }: ArticleCardProps) {
  return (
    <article className={styles.card} data-lead={lead || undefined}>
      <div className={styles.frame}>
        <ArticleArt slug={article.slug} className={styles.art} />
      </div>
      <div>
        <ArticleMeta article={article} />
        <h2 className={styles.title}>
          <Link to={`/blog/${article.slug}`}>{article.title}</Link>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
      </div>
    </article>
  );
}
