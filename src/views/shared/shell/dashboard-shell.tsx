import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useFrameWords } from '../../../words/organiser/frame-words.ts';
import styles from './dashboard-shell.module.css';
import { Logo } from './logo.tsx';

export interface DashboardLink {
  to: string;
  label: string;
  icon: ReactNode;
  /** Matches the path exactly (for the dashboard's own home). */
  end?: boolean;
  /** Where the paths of its other pages begin. */
  covers?: string;
}

interface DashboardShellProps {
  links: DashboardLink[];
  companyName: ReactNode;
  creditsChip: ReactNode;
  userMenu: ReactNode;
  children: ReactNode;
}

function ShellLink({ to, label, icon, end = false, covers }: DashboardLink) {
  const { pathname } = useLocation();
  const isCovered = covers !== undefined && pathname.startsWith(covers);
  const content = (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
  if (isCovered)
    return (
      <Link to={to} aria-current="page" className={styles.link}>
        {content}
      </Link>
    );
  return (
    <NavLink to={to} end={end} className={styles.link}>
      {content}
    </NavLink>
  );
}

/** Calm paper: navigation at the side on desktops, along the bottom on phones (at most five links). */
export function DashboardShell({ links, companyName, creditsChip, userMenu, children }: DashboardShellProps) {
  const words = useFrameWords();
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <aside className={styles.side}>
        <Link to="/dashboard" className={styles.home} aria-label={words.home}>
          <Logo size={32} />
        </Link>
        <nav className={styles.nav} aria-label={words.dashboard}>
          {links.map((link) => (
            <ShellLink key={link.to} {...link} />
          ))}
        </nav>
        <svg className={styles.ridge} viewBox="0 0 240 120" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 120V60Q60 20 120 52T240 40V120Z" fill="var(--line)" opacity="0.7" />
          <path d="M0 120V92Q80 60 150 86T240 80V120Z" fill="var(--action-tint)" />
        </svg>
      </aside>
      <div className={styles.column}>
        <header className={styles.bar}>
          <div className={styles.company}>{companyName}</div>
          <div className={styles.tools}>
            {creditsChip}
            {userMenu}
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
