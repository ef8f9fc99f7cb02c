import { Chip, Group } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './blog-page.module.css';
import { journal } from './journal.ts';
import { LibraryTheme } from '../../shared/theme/library-theme.tsx';

const tags = [...new Set(journal.flatMap((article) => article.tags))].toSorted();
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
        <p>What we learn while we make stories for teams, written down for whoever runs the next one.</p>
      </PageIntro>
      <div className={styles.page}>
        <LibraryTheme>
          <Chip.Group
            value={tag}
            onChange={(value) => setSearch(value ? { tag: String(value) } : {}, { replace: true })}
          >
            <Group gap="xs" role="radiogroup" aria-label="Show articles about">
              <Chip name="topic" value="">
                Everything
              </Chip>
              {tags.map((name) => (
                <Chip key={name} name="topic" value={name}>
                  {name}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </LibraryTheme>
        <div className={styles.list}>
          {shown.map((article, index) => (
            <ArticleCard key={article.slug} article={article} lead={index === 0} />
          ))}
        </div>
      </div>
    </>
  );
}
