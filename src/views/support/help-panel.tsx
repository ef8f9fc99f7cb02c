import { IconDeviceLaptop, IconHeartbeat, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { faq } from '#contract/words/en/site/faq.ts';
import { tablesByLanguage } from '#contract/words/tables-by-language.ts';
import { useLanguage } from '../../words/language.ts';
import { faqGroupsIn } from '../marketing/help/faq-entries.ts';
import { searchFaq } from '../marketing/help/faq-search.ts';
import { Markdown } from '../marketing/text/markdown.tsx';
import { CopyDiagnosis } from '../shared/copy-diagnosis.tsx';
import { HelpDialog } from './help-dialog.tsx';
import styles from './help-panel.module.css';
import { useHelpWords } from './use-help-words.ts';

/** All languages, so that opening the panel needs nothing but its code. */
const questions = tablesByLanguage(
  faq,
  import.meta.glob('../../../contract/words/*/site/faq.ts', { import: 'faq', eager: true }),
);

const shownAtMost = 6;

/** The session whose page is open, for the letter that may follow. */
function sessionOf(pathname: string): string {
  const id = /^\/(?:experience(?:\/wait)?|dashboard\/sessions)\/([\w-]{16,64})/.exec(pathname)?.[1];
  return id ? `&session=${encodeURIComponent(id)}` : '';
}

/** Search of the questions, the device check, people to write to, and what they will ask for. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const words = useHelpWords();
  const groups = faqGroupsIn(questions[useLanguage()]);
  const [query, setQuery] = useState('');
  const { pathname } = useLocation();
  const found = searchFaq(groups, query).flatMap(({ entries }) => entries);
  const shown = query.trim() ? found.slice(0, shownAtMost) : [];
  return (
    <HelpDialog onClose={onClose}>
      <label className={styles.search}>
        {words.search}
        <input
          type="search"
          value={query}
          placeholder={words.examples}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </label>
      <p role="status" className={styles.count}>
        {query.trim() ? words.found(found.length) : ''}
      </p>
      {shown.map(({ id, question, answer }) => (
        <details key={id} className={styles.entry}>
          <summary>{question}</summary>
          <Markdown source={answer} />
        </details>
      ))}
      <ul className={styles.ways}>
        <li>
          <IconDeviceLaptop size={22} aria-hidden="true" />
          <Link to="/systemCheck" onClick={onClose}>
            {words.checkDevice}
          </Link>
        </li>
        <li>
          <IconHeartbeat size={22} aria-hidden="true" />
          <Link to="/support" onClick={onClose}>
            {words.firstAid}
          </Link>
        </li>
        <li>
          <IconMail size={22} aria-hidden="true" />
          <Link to={`/contact?topic=help${sessionOf(pathname)}`} onClick={onClose}>
            {words.write}
          </Link>
        </li>
      </ul>
      <p className={styles.soft}>{words.paste}</p>
      <CopyDiagnosis words={words.diagnosis} />
    </HelpDialog>
  );
}
