import { useForm } from '../shared/forms/use-form.ts';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsHydrated } from '../../hydration/interactive-page.tsx';
import { selectFailure, selectIsBusy } from '../../machines/admin-auth/admin-auth-selectors.ts';
import { useAdminAuth, useAdminAuthVerbs } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useFormRules } from '../shared/forms/form-rules.ts';
import { TextInput } from '../shared/controls/text-input.tsx';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { late } from '../shared/late.tsx';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { PasswordInput } from './password-input.tsx';
import { SingleSignOnButton } from './single-sign-on-button.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { carrying, useCarriedAddress } from './use-carried-address.ts';
import { WorkEmailField } from './work-email-field.tsx';

const PasskeyLogIn = late(async () => (await import('./second-factor/passkey-log-in.tsx')).PasskeyLogIn);

export default function LoginPage() {
  const { logIn } = useAdminAuthVerbs();
  const isHydrated = useIsHydrated();
  const isBusy = useAdminAuth(selectIsBusy);
  const failure = useAdminAuth(selectFailure);
  const rules = useFormRules();
  const form = useForm({
    initialValues: { email: useCarriedAddress(), password: '', code: '' },
    validate: { email: rules.email, password: rules.required('password') },
  });
  const { passkey, code: wrongCode } = failure?.fieldErrors ?? {};
  /** From the first refusal that asks for a second factor. */
  const [asks, setAsks] = useState<'code' | 'passkey'>();
  if (!asks && (passkey || wrongCode)) setAsks(passkey ? 'passkey' : 'code');
  const entry = {
    issue: ({ email, password, code }: typeof form.values) => logIn(email.trim(), password, { code }),
    busy: isHydrated && isBusy,
    failure: isHydrated && !passkey ? failure : null,
  };
  return (
    <AuthFrame
      title="Welcome back"
      lead="Log in to schedule and run your team's sessions."
      found={{
        path: '/login',
        description: 'Log in to Muster to schedule your team’s sessions, invite people and read the results.',
      }}
      foot={
        <>
          <Link to="/experience/join" className={styles.door}>
            <IconTicket aria-hidden="true" />
            <span>
              <strong>I have an invitation</strong>
              <span>Join a session with your email and session ID. No account needed.</span>
            </span>
          </Link>
          <p>
            New to Muster? <Link to="/signup">Start free</Link>
          </p>
        </>
      }
    >
      <CheckedForm
        form={form}
        command={entry}
        label="Log in"
        submit={asks === 'passkey' ? 'Log in with the code' : 'Log in'}
        {...(asks === 'passkey' && { look: { variant: 'default' } })}
        ways={
          <Link to="/forgot-password" state={carrying(form.values.email)}>
            Forgot your password?
          </Link>
        }
      >
        <WorkEmailField getInputProps={form.getInputProps} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        {asks === 'passkey' ? (
          <PasskeyLogIn
            message={passkey?.[0]}
            busy={entry.busy}
            readValues={() => ({ email: form.getValues().email.trim(), password: form.getValues().password })}
          />
        ) : null}
        {asks ? (
          <TextInput
            label={asks === 'passkey' ? 'Or a code' : 'Code from your authenticator app'}
            description={
              asks === 'passkey'
                ? 'From your authenticator app, or a recovery code.'
                : 'Lost your phone? A recovery code works too.'
            }
            autoComplete="one-time-code"
            required={asks === 'code'}
            {...form.getInputProps('code')}
          />
        ) : null}
      </CheckedForm>
      <SingleSignOnButton
        label="Continue with single sign-on"
        readAddress={() => {
          const { email } = form.getValues();
          const wrong = rules.email(email);
          if (wrong === null) return email.trim();
          form.setErrors({ email: wrong });
          form.getInputNode('email')?.focus();
          return null;
        }}
      />
      <SocialButtons />
    </AuthFrame>
  );
}
