import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PublicProgramme } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { LanguageChoice } from '../../words/language-choice.tsx';
import { useSignUpWords } from '../../words/sign-up-words.ts';
import { CompanyMark } from '../shared/people/company-mark.tsx';
import { PageHead } from '../shared/shell/page-head.tsx';
import styles from './sign-up.module.css';

interface SignUpFrameProps {
  /** Null until it is loaded. */
  programme: PublicProgramme | null;
  title: string;
  children: ReactNode;
}

/** A programme's page in its company's look; the site itself is named in the foot alone. */
export function SignUpFrame({ programme, title, children }: SignUpFrameProps) {
  const { signUp: words } = useSignUpWords();
  return (
    <div className={styles.page}>
      <PageHead title={title} indexed={false} />
      <header className={styles.bar}>
        <div className={styles.company}>
          {programme ? (
            programme.logo_url || programme.colour ? (
              <CompanyMark
                company={programme.company}
                logoAddress={programme.logo_url}
                colour={programme.colour}
              />
            ) : (
              <p className={styles.name}>{programme.company}</p>
            )
          ) : null}
        </div>
        <LanguageChoice />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {programme ? (
          <section className={styles.story}>
            <img src={programme.story.cover_url} alt="" width={1280} height={720} className={styles.cover} />
            <div className={styles.words}>
              <p className={styles.soft}>{words.invites(programme.organiser, programme.company)}</p>
              <h1>{programme.title}</h1>
              <p>
                <strong>{programme.story.title}</strong>. {programme.story.tagline}
              </p>
              <p className={styles.soft}>
                {words.length(programme.story.length_minutes, programme.story.block_minutes)}
              </p>
            </div>
          </section>
        ) : null}
        {children}
      </main>
      <footer className={styles.foot}>
        <span>Muster</span>
        <Link to="/privacy">{words.privacyLink}</Link>
      </footer>
    </div>
  );
}
