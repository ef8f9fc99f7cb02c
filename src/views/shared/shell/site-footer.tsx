import { IconLanguage } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { languageFacts, spokenLanguages } from '#contract/rules/languages.ts';
import { languageParameter } from '#contract/rules/pages/page-language.ts';
import { useSiteFrameWords } from '../../../words/site/frame-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { Logo } from './logo.tsx';
import { SchemeSelect } from './scheme-select.tsx';
import styles from './site-footer.module.css';

const groups = [
  {
    title: 'product',
    links: [
      { to: '/virtual-team-building', name: 'how' },
      { to: '/pricing', name: 'pricing' },
      { to: '/security', name: 'security' },
      { to: '/systemCheck', name: 'check' },
    ],
  },
  {
    title: 'help',
    links: [
      { to: '/faq', name: 'questions' },
      { to: '/support', name: 'support' },
      { to: '/contact', name: 'contact' },
    ],
  },
  {
    title: 'muster',
    links: [
      { to: '/about', name: 'about' },
      { to: '/blog', name: 'journal' },
      { to: '/terms', name: 'terms' },
      { to: '/privacy', name: 'privacy' },
    ],
  },
] as const;

/** The same page in the other languages, from the server, so that it works without script. */
function LanguageLinks() {
  const { languages } = useSiteFrameWords();
  const { pathname } = useLocation();
  const current = useLanguage();
  const others = spokenLanguages.filter((language) => language !== current);
  return (
    <nav aria-label={languages} className={styles.languages}>
      {others.map((language) => (
        <a
          key={language}
          lang={language}
          hrefLang={language}
          href={`${pathname}?${languageParameter}=${language}`}
        >
          <IconLanguage size={18} aria-hidden="true" /> {languageFacts(language).name}
        </a>
      ))}
    </nav>
  );
}

/** The footer of every public page. */
export function SiteFooter() {
  const words = useSiteFrameWords();
  const titles = { product: words.product, help: words.help, muster: 'Muster' };
  return (
    <footer className={styles.footer} data-tone="night">
      <svg className={styles.ridge} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 90V46Q180 4 420 40T880 34T1440 22V90Z" fill="var(--night-high)" />
        <path d="M0 90V68Q260 34 560 64T1080 60T1440 54V90Z" fill="var(--night)" />
      </svg>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{words.motto}</p>
          <SchemeSelect />
          <LanguageLinks />
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={titles[group.title]}>
            <h2 className={styles.title}>{titles[group.title]}</h2>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{words.pages[link.name]}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
