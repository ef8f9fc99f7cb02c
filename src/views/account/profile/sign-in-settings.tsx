import type { User } from '#contract/calls/schemas/identity.ts';
import { useAdminAuthVerbs } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useLogOutEverywhere } from '../../../react/use-account.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import styles from '../auth.module.css';

/** The password, and the ways out: here, of a session on this device too, or on every device. */
export function SignInSettings({ user }: { user: User }) {
  const { logOut, logOutFromAll } = useAdminAuthVerbs();
  const everywhere = useLogOutEverywhere();
  return (
    <section className={styles.panel} aria-label="Logging in">
      <h3>Logging in</h3>
      <p className={styles.soft}>
        “Log out” ends the dashboard on this browser. “Log out from all” also ends any session you’re playing
        in here. “Log out on every device” logs your account out on all of them, wherever they are.
      </p>
      <div className={styles.row}>
        {user.password === null ? null : (
          <ButtonLink to="/password-change" variant="light">
            Change password
          </ButtonLink>
        )}
        <Button variant="subtle" color="gray" onClick={logOut}>
          Log out
        </Button>
        <Button variant="subtle" color="gray" onClick={logOutFromAll}>
          Log out from all
        </Button>
        <Button variant="subtle" color="gray" loading={everywhere.busy} onClick={() => everywhere.issue()}>
          Log out on every device
        </Button>
      </div>
      <p role="alert">{everywhere.failure?.message}</p>
    </section>
  );
}
