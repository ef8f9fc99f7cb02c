import { useForm } from '../shared/forms/use-form.ts';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsHydrated } from '../../hydration/interactive-page.tsx';
import { selectFailure, selectIsBusy } from '../../machines/admin-auth/admin-auth-selectors.ts';
import { useAdminAuth, useAdminAuthVerbs } from '../../machines/admin-auth/use-admin-auth.tsx';
import { emailRule, required } from '../shared/forms/form-rules.ts';
import { TextInput } from '../shared/controls/text-input.tsx';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { PasswordInput } from './password-input.tsx';
import { SingleSignOnButton } from './single-sign-on-button.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { carrying, useCarriedAddress } from './use-carried-address.ts';
import { WorkEmailField } from './work-email-field.tsx';

export default function LoginPage() {
  const { logIn } = useAdminAuthVerbs();
  const isHydrated = useIsHydrated();
  const isBusy = useAdminAuth(selectIsBusy);
  const failure = useAdminAuth(selectFailure);
  const form = useForm({
    initialValues: { email: useCarriedAddress(), password: '', code: '' },
    validate: { email: emailRule, password: required('your password') },
  });
  /** From the first refusal that asks for one. */
  const [asksForCode, setAsksForCode] = useState(false);
  if (!asksForCode && failure?.fieldErrors.code) setAsksForCode(true);
  const entry = {
    issue: ({ email, password, code }: typeof form.values) => logIn(email.trim(), password, code),
    busy: isHydrated && isBusy,
    failure: isHydrated ? failure : null,
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
        submit="Log in"
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
        {asksForCode ? (
          <TextInput
            label="Code from your authenticator app"
            description="Lost your phone? A recovery code works too."
            autoComplete="one-time-code"
            required
            {...form.getInputProps('code')}
          />
        ) : null}
      </CheckedForm>
      <SingleSignOnButton
        label="Continue with single sign-on"
        readAddress={() => {
          const { email } = form.getValues();
          const wrong = emailRule(email);
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
