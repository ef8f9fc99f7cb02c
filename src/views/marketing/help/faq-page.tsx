import { Accordion, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../shared/button-link.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoResultsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Markdown } from '../text/markdown.tsx';
import { faqGroups } from './faq-entries.ts';
import styles from './faq-page.module.css';
import { searchFaq } from './faq-search.ts';

/** `/faq`; the fragment names the open answer. */
export default function FaqPage() {
  const [query, setQuery] = useState('');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const groups = searchFaq(faqGroups, query);
  const opened = hash.slice(1) || null;
  const open = (id: string | null) =>
    navigate({ hash: id ?? '' }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHead
        title="Questions"
        description="How many people, which devices, what happens on the day, what a credit buys, and what is kept."
        path="/faq"
      />
      <PageIntro title="Questions">
        <p>The ones we hear most, and what we answer.</p>
      </PageIntro>
      <div className={styles.page}>
        <TextInput
          type="search"
          label="Search the questions"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden="true" />}
          className={styles.search}
        />
        <p className={styles.count} role="status">
          {query ? `${groups.reduce((sum, group) => sum + group.entries.length, 0)} found` : ''}
        </p>
        {groups.map((group) => (
          <section key={group.title} className={styles.group} aria-labelledby={`group-${group.title}`}>
            <h2 id={`group-${group.title}`}>{group.title}</h2>
            <Accordion value={opened} onChange={open} order={3}>
              {group.entries.map((entry) => (
                <Accordion.Item key={entry.id} value={entry.id} id={entry.id}>
                  <Accordion.Control>{entry.question}</Accordion.Control>
                  <Accordion.Panel className={styles.answer}>
                    <Markdown source={entry.answer} />
                  </Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          </section>
        ))}
        {groups.length === 0 ? (
          <EmptyState
            scene={<NoResultsScene />}
            title="Not on the map yet"
            action={<ButtonLink to="/contact">Ask us</ButtonLink>}
          >
            No answer holds all of these words.
          </EmptyState>
        ) : null}
      </div>
    </>
  );
}
