import { useSearchParams } from 'react-router-dom';
import { useJournalWords } from '../../../words/site/journal-words.ts';
import { Chips } from '../../shared/controls/chips.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './blog-page.module.css';
import { journal, useJournal } from './journal.ts';
import { tagName } from './tag-name.ts';

const tags = [...new Set(journal.flatMap((article) => article.tags))].toSorted();

/** `/blog`; `?tag=` narrows the list. */
export default function BlogPage() {
  const words = useJournalWords();
  const articles = useJournal();
  const [search, setSearch] = useSearchParams();
  const tag = search.get('tag') ?? '';
  const shown = tag ? articles.filter((article) => article.tags.includes(tag)) : articles;
  const topics = [
    { value: '', label: words.everything },
    ...tags.map((name) => ({ value: name, label: tagName(name, words) })),
  ];
  return (
    <>
      <PageHead title={words.title} description={words.description} path="/blog" />
      <PageIntro title={words.title}>
        <p>{words.lead}</p>
      </PageIntro>
      <div className={styles.page}>
        <Chips
          label={words.filter}
          value={tag}
          choices={topics}
          onChange={(value) => setSearch(value ? { tag: value } : {}, { replace: true })}
        />
        <div className={styles.list}>
          {shown.map((article, index) => (
            <ArticleCard key={article.slug} article={article} lead={index === 0} />
          ))}
        </div>
      </div>
    </>
  );
}
