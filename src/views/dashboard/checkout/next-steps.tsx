import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useHasSessionDraft } from '../../../machines/create-session/use-session-draft.tsx';
import { useCheckoutWords } from '../../../words/organiser/money/checkout-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import dashboard from '../dashboard.module.css';

/** Back into the wizard where a session waits in it, and to the orders. */
export function NextSteps() {
  const { next } = useCheckoutWords();
  const hasDraft = useHasSessionDraft(useUser()?.id);
  return (
    <div className={dashboard.actions}>
      {hasDraft ? (
        <ButtonLink to="/dashboard/createSession?step=review">{next.continue}</ButtonLink>
      ) : (
        <ButtonLink to="/dashboard/createSession">{next.plan}</ButtonLink>
      )}
      <ButtonLink to="/dashboard/credits" variant="default">
        {next.orders}
      </ButtonLink>
    </div>
  );
}
