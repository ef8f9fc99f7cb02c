import { hasAccess } from '#contract/rules/people/user-types.ts';
import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useSingleSignOn } from '../../../react/account/use-single-sign-on.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useSingleSignOnWords } from '../../../words/organiser/account/single-sign-on-words.ts';
import styles from '../../account/auth.module.css';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { Bone } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import dashboard from '../dashboard.module.css';
import { ConnectionSettings } from './connection-settings.tsx';
import { DomainSettings } from './domain-settings.tsx';
import { EnforcementSettings } from './enforcement-settings.tsx';

function Settings() {
  const { loading } = useSingleSignOnWords();
  const acts = useSingleSignOn();
  const { data, error, failed, refresh } = acts.settings;
  if (failed) return <TryAgain message={readableMessage(error)} onRetry={refresh} />;
  if (!data)
    return (
      <div role="status" aria-label={loading}>
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
  const { title, lead, ownersOnly } = useSingleSignOnWords();
  const user = useUser();
  if (!user) return null;
  const isOwner = hasAccess(user.user_type_id, 'owner');
  return (
    <div className={dashboard.page}>
      <PageHead title={title} indexed={false} />
      <header className={dashboard.heading}>
        <div>
          <h1>{title}</h1>
          <p className={dashboard.lead}>{isOwner ? lead : ownersOnly}</p>
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
