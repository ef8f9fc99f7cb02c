import type { ReactNode } from 'react';
import { day } from '#contract/words/en/counts.ts';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { readDocument, requiredField } from '../text/front-matter.ts';
import { Markdown } from '../text/markdown.tsx';
import prose from '../text/prose.module.css';
import { slugOf } from '../text/slug.ts';
import styles from './legal-document.module.css';

interface LegalDocumentProps {
  source: string;
  path: string;
  /** What the server says of this installation, after the text. */
  installed?: { heading: string; content: ReactNode };
}

/** A versioned, dated text with its contents beside it. */
export function LegalDocument({ source, path, installed }: LegalDocumentProps) {
  const document = readDocument(source);
  const title = requiredField(document, 'title');
  const date = requiredField(document, 'date');
  const written = [...document.body.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');
  const headings = installed ? [...written, installed.heading] : written;
  return (
    <>
      <PageHead title={title} description={requiredField(document, 'summary')} path={path} />
      <PageIntro title={title}>
        <p>{requiredField(document, 'summary')}</p>
        <p className={styles.version}>
          {`Version ${requiredField(document, 'version')}, effective `}
          <time dateTime={date}>{day(date)}</time>
        </p>
      </PageIntro>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label="On this page">
          <ul>
            {headings.map((heading) => (
              <li key={heading}>
                <a href={`#${slugOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <article className={prose.prose}>
          <Markdown source={document.body} />
          {installed ? <h2 id={slugOf(installed.heading)}>{installed.heading}</h2> : null}
          {installed?.content}
        </article>
      </div>
    </>
  );
}
