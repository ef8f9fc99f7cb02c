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

const otherInbox = {
  current: 'your present address',
  new: 'the new address',
};

/** Confirms one end of a change of address: by a button, since mail programs open links too. */
export default function ChangeAddressPage() {
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
      <AuthFrame
        title="One more click"
        lead={`Now open the email that we sent to ${otherInbox[confirmed.waits_for]}, and confirm there as well.`}
      >
        <ButtonLink to="/">Take me home</ButtonLink>
      </AuthFrame>
    );
  if (confirmed)
    return (
      <AuthFrame title="Your address has changed" lead={`From now on you log in with ${confirmed.email}.`}>
        <ButtonLink to={user ? '/dashboard' : '/login'}>{user ? 'Open the dashboard' : 'Log in'}</ButtonLink>
      </AuthFrame>
    );
  if (link.failed)
    return isGone(link.error) ? (
      <AuthFrame
        title="This link is no longer valid"
        lead="Links to change an address work once, for 24 hours, and a newer change replaces them. You can begin again in your profile."
      >
        <ButtonLink to="/dashboard/profile">Open your profile</ButtonLink>
      </AuthFrame>
    ) : (
      <ErrorPanel
        title="We could not read the link"
        message={readableMessage(link.error)}
        onRetry={link.refresh}
      />
    );
  if (!link.data) return <PageSkeleton />;
  const { current, email } = link.data;
  return (
    <AuthFrame
      title="Change your address?"
      lead={`You log in with ${current} now, and with ${email} from then on.`}
    >
      <Button loading={confirm.busy} onClick={() => confirm.issue()}>
        Confirm the change
      </Button>
      <p role="alert">{confirm.failure?.message}</p>
    </AuthFrame>
  );
}
