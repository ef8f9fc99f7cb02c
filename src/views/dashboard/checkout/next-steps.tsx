import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useHasSessionDraft } from '../../../machines/create-session/use-session-draft.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import dashboard from '../dashboard.module.css';

/** Back into the wizard where a session waits in it, and to the orders. */
export function NextSteps() {
  const hasDraft = useHasSessionDraft(useUser()?.id);
  return (
    <div className={dashboard.actions}>
      {hasDraft ? (
        <ButtonLink to="/dashboard/createSession?step=review">Continue your session</ButtonLink>
      ) : (
        <ButtonLink to="/dashboard/createSession">Plan a session</ButtonLink>
      )}
      <ButtonLink to="/dashboard/credits" variant="default">
        Orders and credit history
      </ButtonLink>
    </div>
  );
}
