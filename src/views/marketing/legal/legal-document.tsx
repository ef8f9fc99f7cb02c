import type { ReactNode } from 'react';
import { useLegalWords } from '../../../words/site/legal-words.ts';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { type Document, requiredField } from '../text/front-matter.ts';
import { type Heading, sectionsOf } from '../text/heading.ts';
import { Markdown } from '../text/markdown.tsx';
import prose from '../text/prose.module.css';
import styles from './legal-document.module.css';

interface LegalDocumentProps {
  document: Document;
  path: string;
  /** What the server says of this installation, after the text. */
  installed?: Heading & { content: ReactNode };
}

/** A versioned, dated text with its contents beside it. */
export function LegalDocument({ document, path, installed }: LegalDocumentProps) {
  const words = useLegalWords();
  const title = requiredField(document, 'title');
  const date = requiredField(document, 'date');
  const headings = [...sectionsOf(document.body), ...(installed ? [installed] : [])];
  return (
    <>
      <PageHead title={title} description={requiredField(document, 'summary')} path={path} />
      <PageIntro title={title}>
        <p>{requiredField(document, 'summary')}</p>
        <p className={styles.version}>
          {words.version(requiredField(document, 'version'))}
          <time dateTime={date}>{words.day(date)}</time>
        </p>
      </PageIntro>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label={words.contents}>
          <ul>
            {headings.map(({ text, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <article className={prose.prose}>
          <Markdown source={document.body} />
          {installed ? <h2 id={installed.anchor}>{installed.text}</h2> : null}
          {installed?.content}
        </article>
      </div>
    </>
  );
}
