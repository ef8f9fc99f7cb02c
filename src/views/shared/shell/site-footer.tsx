import { Link } from 'react-router-dom';
import { Logo } from './logo.tsx';
import { SchemeSelect } from './scheme-select.tsx';
import styles from './site-footer.module.css';

const groups = [
  {
    title: 'Product',
    links: [
      { to: '/virtual-team-building', label: 'How it works' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/security', label: 'Security' },
      { to: '/systemCheck', label: 'Check my device' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: '/faq', label: 'Questions' },
      { to: '/support', label: 'Support' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Muster',
    links: [
      { to: '/about', label: 'About' },
      { to: '/blog', label: 'Journal' },
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
];

/** The footer of every public page. */
export function SiteFooter() {
  return (
    <footer className={styles.footer} data-tone="night">
      <svg className={styles.ridge} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 90V46Q180 4 420 40T880 34T1440 22V90Z" fill="var(--night-high)" />
        <path d="M0 90V68Q260 34 560 64T1080 60T1440 54V90Z" fill="var(--night)" />
      </svg>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>One hour, one story, the whole team.</p>
          <SchemeSelect />
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className={styles.title}>{group.title}</h2>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
