import { useSearchParams } from 'react-router-dom';
import { Chips } from '../../shared/controls/chips.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './blog-page.module.css';
import { journal } from './journal.ts';

const tags = [...new Set(journal.flatMap((article) => article.tags))].toSorted();
const topics = [{ value: '', label: 'Everything' }, ...tags.map((name) => ({ value: name, label: name }))];
const description = 'Notes on making stories for teams: design, facilitation, planning.';

/** `/blog`; `?tag=` narrows the list. */
export default function BlogPage() {
  const [search, setSearch] = useSearchParams();
  const tag = search.get('tag') ?? '';
  const shown = tag ? journal.filter((article) => article.tags.includes(tag)) : journal;
  return (
    <>
      <PageHead title="Journal" description={description} path="/blog" />
      <PageIntro title="Journal">
        <p>What we learn while we make stories for teams, written down for anyone who runs the next one.</p>
      </PageIntro>
      <div className={styles.page}>
        <Chips
          label="Show articles about"
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
