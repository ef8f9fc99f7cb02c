import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { userTypeLabel } from '#contract/rules/people/user-types.ts';
import type { SignOnTestAnswer } from '#contract/calls/schemas/single-sign-on.ts';
import { useFinishSignOn } from '../../react/account/use-single-sign-on.ts';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { Loader } from '../shared/controls/loader.tsx';
import { AuthFrame } from './auth-frame.tsx';

const settings = '/dashboard/single-sign-on';

function TestedConnection({ email, groups, role }: SignOnTestAnswer) {
  return (
    <AuthFrame
      title="The connection works"
      lead={
        role === null
          ? `Your provider knows you as ${email}. Without an owner’s account you would not be admitted: none of your groups has a role.`
          : `Your provider knows you as ${email}. A colleague with your groups joins as ${userTypeLabel(role)}.`
      }
    >
      <p>
        {groups.length === 0
          ? 'It sent no groups.'
          : `It sent these groups: ${new Intl.ListFormat('en').format(groups)}.`}
      </p>
      <ButtonLink to={settings}>Back to single sign-on</ButtonLink>
    </AuthFrame>
  );
}

/** Where an identity provider sends people back to. */
export default function SignOnPage() {
  const navigate = useNavigate();
  const { data } = useFinishSignOn();
  const next = data?.kind === 'loggedIn' ? `/login${data.search}` : null;
  useEffect(() => {
    if (next !== null) navigate(next, { replace: true });
  }, [next, navigate]);
  if (data?.kind === 'tested') return <TestedConnection {...data.person} />;
  if (data?.kind === 'failed')
    return (
      <AuthFrame title={data.isTest ? 'The test failed' : 'Single sign-on didn’t work'} lead={data.message}>
        <ButtonLink to={data.isTest ? settings : '/login'}>
          {data.isTest ? 'Back to single sign-on' : 'Back to log-in'}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title="One moment">
      <p role="status">
        <Loader /> We are checking your log-in.
      </p>
    </AuthFrame>
  );
}
