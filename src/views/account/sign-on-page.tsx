import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignOnTestAnswer } from '#contract/calls/schemas/single-sign-on.ts';
import { useFinishSignOn } from '../../react/account/use-single-sign-on.ts';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { Loader } from '../shared/controls/loader.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';
import { useRoleWords } from '../../words/organiser/account/role-words.ts';
import { useLanguage } from '../../words/language.ts';

const settings = '/dashboard/single-sign-on';

function TestedConnection({ email, groups, role }: SignOnTestAnswer) {
  const words = useLogInWords().signOn;
  const { nameOf } = useRoleWords();
  const language = useLanguage();
  return (
    <AuthFrame
      title={words.works}
      lead={role === null ? words.noRole(email) : words.hasRole(email, nameOf(role))}
    >
      <p>
        {groups.length === 0 ? words.noGroups : words.groups(new Intl.ListFormat(language).format(groups))}
      </p>
      <ButtonLink to={settings}>{words.toSettings}</ButtonLink>
    </AuthFrame>
  );
}

/** Where an identity provider sends people back to. */
export default function SignOnPage() {
  const words = useLogInWords().signOn;
  const navigate = useNavigate();
  const { data } = useFinishSignOn();
  const next = data?.kind === 'loggedIn' ? `/login${data.search}` : null;
  useEffect(() => {
    if (next !== null) navigate(next, { replace: true });
  }, [next, navigate]);
  if (data?.kind === 'tested') return <TestedConnection {...data.person} />;
  if (data?.kind === 'failed')
    return (
      <AuthFrame title={data.isTest ? words.testFailed : words.failed} lead={data.message}>
        <ButtonLink to={data.isTest ? settings : '/login'}>
          {data.isTest ? words.toSettings : words.toLogIn}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title={words.checkTitle}>
      <p role="status">
        <Loader /> {words.checking}
      </p>
    </AuthFrame>
  );
}
