import { useForm } from '../shared/forms/use-form.ts';
import { IconTicket } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
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
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';
import { useLogInFailureText } from '../../words/organiser/account/log-in-failures-words.ts';

const PasskeyLogIn = late(async () => (await import('./second-factor/passkey-log-in.tsx')).PasskeyLogIn);

export default function LoginPage() {
  const { logIn } = useAdminAuthVerbs();
  const isHydrated = useIsHydrated();
  const isBusy = useAdminAuth(selectIsBusy);
  const failure = useAdminAuth(selectFailure);
  const words = useLogInWords();
  const { page } = words;
  const failureText = useLogInFailureText();
  const rules = useFormRules();
  const form = useForm({
    initialValues: { email: useCarriedAddress(), password: '', code: '' },
    validate: { email: rules.email, password: rules.required('password') },
  });
  const { passkey, code: wrongCode } = failure?.fieldErrors ?? {};
  const message = failureText(failure?.message ?? '');
  /** The same object while nothing else fails: the form leads to the field of each new one. */
  const shownFailure = useMemo(
    () => (isHydrated && failure && !passkey ? { ...failure, message } : null),
    [isHydrated, failure, passkey, message],
  );
  /** From the first refusal that asks for a second factor. */
  const [asks, setAsks] = useState<'code' | 'passkey'>();
  if (!asks && (passkey || wrongCode)) setAsks(passkey ? 'passkey' : 'code');
  const entry = {
    issue: ({ email, password, code }: typeof form.values) => logIn(email.trim(), password, { code }),
    busy: isHydrated && isBusy,
    failure: shownFailure,
  };
  return (
    <AuthFrame
      title={page.title}
      lead={page.lead}
      found={{ path: '/login', description: page.description }}
      foot={
        <>
          <Link to="/experience/join" className={styles.door}>
            <IconTicket aria-hidden="true" />
            <span>
              <strong>{page.hasInvitation}</strong>
              <span>{page.invitationText}</span>
            </span>
          </Link>
          <p>
            {page.isNew} <Link to="/signup">{page.start}</Link>
          </p>
        </>
      }
    >
      <CheckedForm
        form={form}
        command={entry}
        label={words.logIn}
        submit={asks === 'passkey' ? page.withCode : words.logIn}
        {...(asks === 'passkey' && { look: { variant: 'default' } })}
        ways={
          <Link to="/forgot-password" state={carrying(form.values.email)}>
            {page.forgot}
          </Link>
        }
      >
        <WorkEmailField getInputProps={form.getInputProps} />
        <PasswordInput
          label={words.password}
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
            label={asks === 'passkey' ? page.orCode : page.code}
            description={asks === 'passkey' ? page.orCodeText : page.codeText}
            autoComplete="one-time-code"
            required={asks === 'code'}
            {...form.getInputProps('code')}
          />
        ) : null}
      </CheckedForm>
      <SingleSignOnButton
        label={page.withSignOn}
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
