import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAdminAuthVerbs } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useFrameWords } from '../../words/organiser/frame-words.ts';
import { Button } from '../../views/shared/controls/button.tsx';
import { Logo } from '../../views/shared/shell/logo.tsx';
import { LibraryTheme } from '../../views/shared/theme/library-theme.tsx';
import styles from './log-out-frame.module.css';

/** Nothing to be led away by; the only other way is out. */
export function LogOutFrame({ children }: { children: ReactNode }) {
  const words = useFrameWords();
  const { logOut } = useAdminAuthVerbs();
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Logo />
        <Button variant="subtle" color="gray" leftSection={<IconLogout size={18} />} onClick={logOut}>
          {words.logOut}
        </Button>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <LibraryTheme>{children}</LibraryTheme>
      </main>
    </div>
  );
}
