import { Outlet } from 'react-router-dom';
import { useEnvironment } from '../../app-context.tsx';
import { useFrameWords } from '../../words/organiser/frame-words.ts';
import { Logo } from '../../views/shared/shell/logo.tsx';
import { PageHead } from '../../views/shared/shell/page-head.tsx';
import styles from './log-out-frame.module.css';

/** Stands while the browser leaves for the operator's own address. */
export default function AdminLayout() {
  const words = useFrameWords();
  const { adminUrl } = useEnvironment();
  return (
    <div className={styles.frame}>
      <PageHead title={words.administration} indexed={false} />
      <header className={styles.bar}>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{words.administration}</h1>
        <p role="status">
          {words.leaving} <a href={adminUrl}>{words.openNow}</a>
        </p>
        <Outlet />
      </main>
    </div>
  );
}
