import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { ButtonLink } from '../controls/button-link.tsx';
import { Logo } from './logo.tsx';
import styles from './site-header.module.css';

const pages = [
  { to: '/virtual-team-building', label: 'How it works' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/faq', label: 'Questions' },
  { to: '/blog', label: 'Journal' },
  { to: '/about', label: 'About' },
];

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
  const menu = useRef<HTMLElement>(null);
  const doors = signedIn ? (
    <ButtonLink to="/dashboard">Open dashboard</ButtonLink>
  ) : (
    <>
      <ButtonLink to="/login" variant="subtle" color="gray">
        Log in
      </ButtonLink>
      <ButtonLink to="/signup" variant={tone === 'night' ? 'default' : 'filled'}>
        Start free
      </ButtonLink>
    </>
  );
  return (
    <header className={styles.header} data-tone={tone} data-over={tone === 'night' || undefined}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Link to="/" className={styles.home} aria-label="Muster, home">
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        {pages.map((page) => (
          <NavLink key={page.to} to={page.to} className={styles.link}>
            {page.label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.doors}>
        <Link to={joinPath} className={styles.link}>
          I have an invitation
        </Link>
        {doors}
      </div>
      <button type="button" className={styles.burger} popoverTarget="site-menu" aria-label="Menu">
        <IconMenu2 aria-hidden="true" />
      </button>
      {/* A popover of the browser's own opens and closes without script. */}
      <nav
        ref={menu}
        id="site-menu"
        popover="auto"
        className={styles.menu}
        data-tone="paper"
        aria-label="Menu"
        onClickCapture={() => menu.current?.hidePopover()}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <IconX aria-hidden="true" />
        </button>
        {pages.map((page) => (
          <NavLink key={page.to} to={page.to} className={styles.menuLink}>
            {page.label}
          </NavLink>
        ))}
        <Link to={joinPath} className={styles.menuLink}>
          I have an invitation
        </Link>
        <div className={styles.menuDoors}>{doors}</div>
      </nav>
    </header>
  );
}
