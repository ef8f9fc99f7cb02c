import { Link, useSearchParams } from 'react-router-dom';
import { contactTopics } from '#contract/words/contact-topics.ts';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { useContactWords } from '../../../words/site/contact-words.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** `/contact`; `?topic=` and `?session=` fill the form beforehand. */
export default function ContactPage() {
  const { page } = useContactWords();
  const [search] = useSearchParams();
  const topic = contactTopics.find((candidate) => candidate === search.get('topic')) ?? 'sales';
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/contact" />
      <PageIntro title={page.heading}>
        <p>{page.lead}</p>
      </PageIntro>
      <div className={styles.page}>
        <ContactForm topic={topic} sessionId={search.get('session') ?? ''} />
        <aside className={styles.aside}>
          <h2>{page.faster}</h2>
          <ul>
            <li>
              <Link to="/faq">{page.questions}</Link>
              <p>{page.questionsText}</p>
            </li>
            <li>
              <Link to="/support">{page.support}</Link>
              <p>{page.supportText}</p>
            </li>
            <li>
              <Link to="/contact?topic=security">{page.security}</Link>
              <p>{page.securityText}</p>
            </li>
          </ul>
        </aside>
      </div>
    </>
  );
}
