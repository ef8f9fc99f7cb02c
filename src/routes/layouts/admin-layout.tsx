import { Outlet } from 'react-router-dom';
import { useEnvironment } from '../../app-context.tsx';
import { Logo } from '../../views/shared/shell/logo.tsx';
import { PageHead } from '../../views/shared/shell/page-head.tsx';
import styles from './log-out-frame.module.css';

/** Stands while the browser leaves for the operator's own address. */
export default function AdminLayout() {
  const { adminUrl } = useEnvironment();
  return (
    <div className={styles.frame}>
      <PageHead title="Administration" indexed={false} />
      <header className={styles.bar}>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>Administration</h1>
        <p role="status">
          The administration is on a separate site and opens automatically. <a href={adminUrl}>Open it now</a>
        </p>
        <Outlet />
      </main>
    </div>
  );
}
