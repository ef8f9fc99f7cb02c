import type { User } from '#contract/calls/schemas/identity.ts';
import { useAdminAuthVerbs } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useLogOutEverywhere } from '../../../react/use-account.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import styles from '../auth.module.css';
import { useProfileWords } from '../../../words/organiser/account/profile-words.ts';

/** The password, and the ways out: here, of a session on this device too, or on every device. */
export function SignInSettings({ user }: { user: User }) {
  const words = useProfileWords().signingIn;
  const { logOut, logOutFromAll } = useAdminAuthVerbs();
  const everywhere = useLogOutEverywhere();
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.text}</p>
      <div className={styles.row}>
        {user.password === null ? null : (
          <ButtonLink to="/password-change" variant="light">
            {words.password}
          </ButtonLink>
        )}
        <Button variant="subtle" color="gray" onClick={logOut}>
          {words.logOut}
        </Button>
        <Button variant="subtle" color="gray" onClick={logOutFromAll}>
          {words.logOutFromAll}
        </Button>
        <Button variant="subtle" color="gray" loading={everywhere.busy} onClick={() => everywhere.issue()}>
          {words.everywhere}
        </Button>
      </div>
      <p role="alert">{everywhere.failure?.message}</p>
    </section>
  );
}
