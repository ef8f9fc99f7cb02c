import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

interface PageIntroProps {
  title: string;
  children?: ReactNode;
  /** Stands to the right on wide screens, above on phones. */
  art?: ReactNode;
}

/** The head of an inner public page. */
export function PageIntro({ title, children, art }: PageIntroProps) {
  return (
    <div className={styles.intro} data-art={art ? '' : undefined}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {children ? <div className={styles.lead}>{children}</div> : null}
      </div>
      {art ? <div className={styles.art}>{art}</div> : null}
    </div>
  );
}
