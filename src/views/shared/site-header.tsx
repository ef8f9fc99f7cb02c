import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, NavLink } from 'react-router-dom';
import { ButtonLink } from './button-link.tsx';
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
  const [opened, menu] = useDisclosure(false);
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
      <Burger className={styles.burger} opened={opened} onClick={menu.toggle} aria-label="Menu" />
      <Drawer opened={opened} onClose={menu.close} position="right" size="xs" title="Muster">
        <nav className={styles.drawer} aria-label="Menu" onClickCapture={menu.close}>
          {pages.map((page) => (
            <NavLink key={page.to} to={page.to} className={styles.drawerLink}>
              {page.label}
            </NavLink>
          ))}
          <Link to={joinPath} className={styles.drawerLink}>
            I have an invitation
          </Link>
          <div className={styles.drawerDoors}>{doors}</div>
        </nav>
      </Drawer>
    </header>
  );
}
