import { Link, useSearchParams } from 'react-router-dom';
import { contactTopics } from '#contract/words/contact-topics.ts';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** `/contact`; `?topic=` and `?session=` fill the form beforehand. */
export default function ContactPage() {
  const [search] = useSearchParams();
  const topic = contactTopics.find((candidate) => candidate === search.get('topic')) ?? 'sales';
  return (
    <>
      <PageHead title="Contact" description="Write to the people who make Muster." path="/contact" />
      <PageIntro title="Write to us">
        <p>We read everything and usually reply within one working day.</p>
      </PageIntro>
      <div className={styles.page}>
        <ContactForm topic={topic} sessionId={search.get('session') ?? ''} />
        <aside className={styles.aside}>
          <h2>Faster answers</h2>
          <ul>
            <li>
              <Link to="/faq">Questions and answers</Link>
              <p>Devices, credits, the day itself.</p>
            </li>
            <li>
              <Link to="/support">A session is about to start</Link>
              <p>First aid for the most common troubles.</p>
            </li>
            <li>
              <Link to="/contact?topic=security">Report a security issue</Link>
              <p>Choose “A security matter”. We’re happy to credit you by name.</p>
            </li>
          </ul>
        </aside>
      </div>
    </>
  );
}
