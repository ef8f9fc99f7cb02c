import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useSiteFrameWords } from '../../../words/site/frame-words.ts';
import { ButtonLink } from '../controls/button-link.tsx';
import { Logo } from './logo.tsx';
import styles from './site-header.module.css';

const pages = [
  { to: '/virtual-team-building', name: 'how' },
  { to: '/pricing', name: 'pricing' },
  { to: '/faq', name: 'questions' },
  { to: '/blog', name: 'journal' },
  { to: '/about', name: 'about' },
] as const;

export interface SiteHeaderProps {
  tone?: 'paper' | 'night';
  signedIn?: boolean;
  /** Where a participant enters email and session id. */
  joinPath?: string;
}

/** The header of every public page; the skip link leads to the element with id "main". */
export function SiteHeader({
  tone = 'paper',
  signedIn = false,
  joinPath = '/experience/join',
}: SiteHeaderProps) {
  const words = useSiteFrameWords();
  const menu = useRef<HTMLElement>(null);
  const doors = signedIn ? (
    <ButtonLink to="/dashboard">{words.dashboard}</ButtonLink>
  ) : (
    <>
      <ButtonLink to="/login" variant="subtle" color="gray">
        {words.logIn}
      </ButtonLink>
      <ButtonLink to="/signup" variant={tone === 'night' ? 'default' : 'filled'}>
        {words.start}
      </ButtonLink>
    </>
  );
  return (
    <header className={styles.header} data-tone={tone} data-over={tone === 'night' || undefined}>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Link to="/" className={styles.home} aria-label={words.home}>
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label={words.main}>
        {pages.map((page) => (
          <NavLink key={page.to} to={page.to} className={styles.link}>
            {words.pages[page.name]}
          </NavLink>
        ))}
      </nav>
      <div className={styles.doors}>
        <Link to={joinPath} className={styles.link}>
          {words.invitation}
        </Link>
        {doors}
      </div>
      <button type="button" className={styles.burger} popoverTarget="site-menu" aria-label={words.menu}>
        <IconMenu2 aria-hidden="true" />
      </button>
      {/* A popover of the browser's own opens and closes without script. */}
      <nav
        ref={menu}
        id="site-menu"
        popover="auto"
        className={styles.menu}
        data-tone="paper"
        aria-label={words.menu}
        onClickCapture={() => menu.current?.hidePopover()}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <IconX aria-hidden="true" />
        </button>
        {pages.map((page) => (
          <NavLink key={page.to} to={page.to} className={styles.menuLink}>
            {words.pages[page.name]}
          </NavLink>
        ))}
        <Link to={joinPath} className={styles.menuLink}>
          {words.invitation}
        </Link>
        <div className={styles.menuDoors}>{doors}</div>
      </nav>
    </header>
  );
}
