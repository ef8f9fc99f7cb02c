import { hasAccess } from '#contract/rules/people/user-types.ts';
import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useSingleSignOn } from '../../../react/account/use-single-sign-on.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { Bone } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import dashboard from '../dashboard.module.css';
import { ConnectionSettings } from './connection-settings.tsx';
import { DomainSettings } from './domain-settings.tsx';
import { EnforcementSettings } from './enforcement-settings.tsx';

function Settings() {
  const acts = useSingleSignOn();
  const { data, error, failed, refresh } = acts.settings;
  if (failed) return <TryAgain message={readableMessage(error)} onRetry={refresh} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading single sign-on">
        <Bone height="16rem" />
      </div>
    );
  return (
    <>
      <DomainSettings {...acts} />
      <ConnectionSettings {...acts} />
      <EnforcementSettings {...acts} />
    </>
  );
}

/** Log-in through the company's own identity provider; its owner's. */
export default function SingleSignOnPage() {
  const user = useUser();
  if (!user) return null;
  const isOwner = hasAccess(user.user_type_id, 'owner');
  return (
    <div className={dashboard.page}>
      <PageHead title="Single sign-on" indexed={false} />
      <header className={dashboard.heading}>
        <div>
          <h1>Single sign-on</h1>
          <p className={dashboard.lead}>
            {isOwner
              ? 'Your people log in with the account that they have at your company. New colleagues get an account here at their first log-in, and people who leave can no longer log in.'
              : 'Only an owner of your company can change this.'}
          </p>
        </div>
      </header>
      {isOwner ? (
        <div className={styles.panels}>
          <Settings />
        </div>
      ) : null}
    </div>
  );
}
