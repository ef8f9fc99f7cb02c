import { useParams } from 'react-router-dom';
import type { JournalWords } from '#contract/words/en/site/journal.ts';
import { useJournalWords } from '../../../words/site/journal-words.ts';
import { PageHead } from '../../shared/shell/page-head.tsx';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { pictureOf } from '../../shared/shell/page-picture.ts';
import { organisation, type Thing } from '../../shared/shell/structured-data.ts';
import { Markdown } from '../text/markdown.tsx';
import prose from '../text/prose.module.css';
import { ArticleArt } from './article-art.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './article-page.module.css';
import { type Article, relatedArticles } from './articles.ts';
import { useJournal } from './journal.ts';
import { tagName } from './tag-name.ts';
import { IconCheck, IconLink, IconMail } from '@tabler/icons-react';
import { useCopy } from '../../../machines/copy/use-copy.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonAnchor } from '../../shared/controls/button-link.tsx';
import { useSiteAddress } from '../../../app-context.tsx';

interface ShareArticleProps {
  title: string;
  path: string;
}

/** Copy the link or write a mail; no third party hears of it. */
function ShareArticle({ title, path }: ShareArticleProps) {
  const link = useCopy();
  const words = useJournalWords();
  const isCopied = link.outcome === 'copied';
  const address = `${useSiteAddress()}${path}`;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 48 }}>
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size={18} /> : <IconLink size={18} />}
        onClick={() => link.copy(address)}
      >
        <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      </Button>
      <ButtonAnchor
        variant="subtle"
        leftSection={<IconMail size={18} />}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      >
        {words.email}
      </ButtonAnchor>
    </div>
  );
}

const articleThing = (
  article: Article,
  site: string,
  words: JournalWords,
  language: SpokenLanguage,
): Thing => ({
  '@type': 'BlogPosting',
  headline: article.title,
  datePublished: article.date,
  description: article.summary,
  keywords: article.tags.map((tag) => tagName(tag, words)).join(', '),
  image: `${site}${pictureOf(`/blog/${article.slug}`, language)}`,
  mainEntityOfPage: `${site}/blog/${article.slug}`,
  author: { '@id': `${site}/#organisation` },
  publisher: { '@id': `${site}/#organisation` },
});

/** `/blog/{slug}`. */
export default function ArticlePage() {
  const { slug } = useParams();
  const journal = useJournal();
  const words = useJournalWords();
  const article = journal.find((candidate) => candidate.slug === slug);
  if (!article) return null;
  return (
    <>
      <PageHead
        title={article.title}
        description={article.summary}
        path={`/blog/${article.slug}`}
        kind="article"
        above={{ name: words.title, path: '/blog' }}
        things={(site, language) => [organisation(site), articleThing(article, site, words, language)]}
      />
      <article className={styles.article}>
        <header className={styles.head}>
          <ArticleMeta article={article} />
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.summary}>{article.summary}</p>
        </header>
        <div className={styles.frame}>
          <ArticleArt slug={article.slug} className={styles.art} />
        </div>
        <div className={styles.body}>
          <div className={prose.prose}>
            <Markdown source={article.body} />
          </div>
          <ShareArticle title={article.title} path={`/blog/${article.slug}`} />
        </div>
      </article>
      <aside className={styles.related} aria-labelledby="related-title">
        <h2 id="related-title">{words.readOn}</h2>
        <div className={styles.cards}>
          {relatedArticles(article, journal).map((other) => (
            <ArticleCard key={other.slug} article={other} />
          ))}
        </div>
      </aside>
    </>
  );
}
