import { IconLogout } from '@tabler/icons-react';
import { Outlet } from 'react-router-dom';
import { Button } from '../../views/shared/controls/button.tsx';
import { useAdminAuthVerbs } from '../../machines/admin-auth/use-admin-auth.tsx';
import { Logo } from '../../views/shared/shell/logo.tsx';
import styles from './profile-completion-layout.module.css';
import { LibraryTheme } from '../../views/shared/theme/library-theme.tsx';

/** Nothing to be led away by; the only other way is out. */
export default function ProfileCompletionLayout() {
  const { logOut } = useAdminAuthVerbs();
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Logo />
        <Button variant="subtle" color="gray" leftSection={<IconLogout size={18} />} onClick={logOut}>
          Log out
        </Button>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <LibraryTheme>
          <Outlet />
        </LibraryTheme>
      </main>
    </div>
  );
}
