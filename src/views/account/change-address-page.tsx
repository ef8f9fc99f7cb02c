import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ConfirmedAddress } from '#contract/calls/schemas/address-change.ts';
import { useAdminAuthVerbs, useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useAddressLink } from '../../react/account/use-address-change.ts';
import { isGone, readableMessage } from '../../services/http/api-error.ts';
import { Button } from '../shared/controls/button.tsx';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAccountWords } from '../../words/organiser/account/account-words.ts';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

/** Confirms one end of a change of address: by a button, since mail programs open links too. */
export default function ChangeAddressPage() {
  const words = useAccountWords().changeAddress;
  const { takeHome, openDashboard, logIn } = useLogInWords();
  const { token = '' } = useParams();
  const user = useUser();
  const { refetchUser } = useAdminAuthVerbs();
  const [confirmed, setConfirmed] = useState<ConfirmedAddress>();
  const { link, confirm } = useAddressLink(token, (answer) => {
    setConfirmed(answer);
    if (user && answer.waits_for === null) refetchUser();
  });
  if (confirmed?.waits_for)
    return (
      <AuthFrame title={words.waiting} lead={words.waitsFor[confirmed.waits_for]}>
        <ButtonLink to="/">{takeHome}</ButtonLink>
      </AuthFrame>
    );
  if (confirmed)
    return (
      <AuthFrame title={words.done} lead={words.doneText(confirmed.email)}>
        <ButtonLink to={user ? '/dashboard' : '/login'}>{user ? openDashboard : logIn}</ButtonLink>
      </AuthFrame>
    );
  if (link.failed)
    return isGone(link.error) ? (
      <AuthFrame title={words.gone} lead={words.goneText}>
        <ButtonLink to="/dashboard/profile">{words.toProfile}</ButtonLink>
      </AuthFrame>
    ) : (
      <ErrorPanel title={words.failed} message={readableMessage(link.error)} onRetry={link.refresh} />
    );
  if (!link.data) return <PageSkeleton />;
  const { current, email } = link.data;
  return (
    <AuthFrame title={words.title} lead={words.text(current, email)}>
      <Button loading={confirm.busy} onClick={() => confirm.issue()}>
        {words.submit}
      </Button>
      <p role="alert">{confirm.failure?.message}</p>
    </AuthFrame>
  );
}
