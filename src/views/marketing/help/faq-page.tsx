import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { openNamedAnswer } from '../../../hydration/open-named-answer.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoResultsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { faqPage } from '../../shared/shell/structured-data.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { Markdown } from '../text/markdown.tsx';
import { useFaqWords } from '../../../words/site/faq-words.ts';
import { faqGroupsIn } from './faq-entries.ts';
import styles from './faq-page.module.css';
import { searchFaq } from './faq-search.ts';

/** `/faq`; the fragment names the open answer. */
export default function FaqPage() {
  const form = useForm({ initialValues: { query: '' } });
  const { query } = form.values;
  const { hash } = useLocation();
  const words = useFaqWords();
  const { page } = words;
  const all = faqGroupsIn(words);
  const groups = searchFaq(all, query);
  useEffect(() => {
    if (hash !== '') openNamedAnswer(document);
  }, [hash]);
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path="/faq"
        things={() => [faqPage(all.flatMap(({ entries }) => entries))]}
      />
      <PageIntro title={page.title}>
        <p>{page.lead}</p>
      </PageIntro>
      <div className={styles.page}>
        <TextInput
          type="search"
          label={page.search}
          leftSection={<IconSearch size={20} aria-hidden="true" />}
          className={styles.search}
          {...form.getInputProps('query')}
        />
        <p className={styles.count} role="status">
          {query ? page.found(groups.reduce((sum, group) => sum + group.entries.length, 0)) : ''}
        </p>
        {groups.map((group) => (
          <section key={group.id} className={styles.group} aria-labelledby={`group-${group.id}`}>
            <h2 id={`group-${group.id}`}>{group.title}</h2>
            <div>
              {group.entries.map((entry) => (
                <details key={entry.id} id={entry.id} name="question" className={styles.entry}>
                  <summary>
                    <h3>{entry.question}</h3>
                    <IconChevronDown size={20} aria-hidden="true" />
                  </summary>
                  <div className={styles.answer}>
                    <Markdown source={entry.answer} />
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
        {groups.length === 0 ? (
          <EmptyState
            scene={<NoResultsScene />}
            title={page.none}
            action={<ButtonLink to="/contact">{page.ask}</ButtonLink>}
          >
            {page.noneText}
          </EmptyState>
        ) : null}
      </div>
    </>
  );
}
