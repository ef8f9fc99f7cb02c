import { isConsumerAdministrator, userTypeLabel, userTypes } from '#contract/rules/user-types.ts';
import { Button } from '../shared/controls/button.tsx';
import { useAdminAuthVerbs, useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useLogOutEverywhere } from '../../react/use-account.ts';
import { BrandSettings } from '../dashboard/company/brand-settings.tsx';
import { EntrySettings } from '../dashboard/company/entry-settings.tsx';
import { SubAdministrators } from '../dashboard/company/sub-administrators.tsx';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { SchemeSelect } from '../shared/scheme-select.tsx';
import styles from './auth.module.css';
import { CloseAccount } from './close-account.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { ProfileForm } from './profile-form-panel.tsx';
import { YourData } from './your-data.tsx';

export default function ProfilePage() {
  const user = useUser();
  const { logOut, logOutFromAll } = useAdminAuthVerbs();
  const everywhere = useLogOutEverywhere();
  if (!user) return null;
  return (
    <div className={styles.panels}>
      <PageHead title="Profile" indexed={false} />
      <h1>Profile</h1>
      <p className={styles.soft}>
        {user.email} · {userTypeLabel(user.user_type_id)}
      </p>
      <ProfileForm key={user.id} user={user} />
      {isConsumerAdministrator(user.user_type_id) ? (
        <>
          <NotificationSettings />
          <EntrySettings />
          <BrandSettings company={user.company_name ?? 'Your company'} />
        </>
      ) : null}
      {isConsumerAdministrator(user.user_type_id) ? (
        <SubAdministrators mayManage={user.user_type_id === userTypes.CONSUMER_ADMIN} ownId={user.id} />
      ) : null}
      <section className={styles.panel} aria-label="Signing in">
        <h2>Signing in</h2>
        <p className={styles.soft}>
          “Log out” ends the dashboard here. “Log out from all” also ends a session you take part in on this
          device. “Log out on every device” ends all sign-ins of your account, wherever they are.
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
      <section className={styles.panel} aria-label="Look">
        <h2>Look</h2>
        <SchemeSelect />
      </section>
      <YourData isOwner={user.user_type_id === userTypes.CONSUMER_ADMIN} />
      {user.user_type_id === userTypes.ADMIN ? null : <CloseAccount user={user} />}
    </div>
  );
}
