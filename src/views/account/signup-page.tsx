import { deviceZone } from '#contract/rules/time/known-zone.ts';
import { useForm } from '../shared/forms/use-form.ts';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { RegisterRequest } from '#contract/calls/schemas/identity.ts';
import { TextInput } from '../shared/controls/text-input.tsx';
import { useEnvironment } from '../../app-context.tsx';
import { useRegister } from '../../react/use-account.ts';
import { usePrices } from '../../react/use-prices.ts';
import { usePlaces } from '../../react/use-places.ts';
import { useFormRules } from '../shared/forms/form-rules.ts';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PlaceFields, useGuessedCountry } from './profile/place-fields.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAccountWords } from '../../words/organiser/account/account-words.ts';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';
import { useWelcomeWords } from '../../words/site/welcome-words.ts';

const empty: Required<RegisterRequest> = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirmation: '',
  company_name: '',
  country_id: '',
  timezone_id: '',
};

export default function SignupPage() {
  const { company, signUp } = useAccountWords();
  const { workEmail } = useLogInWords();
  const { lead } = useWelcomeWords();
  const { requireBusinessEmail } = useEnvironment();
  const places = usePlaces();
  const prices = usePrices();
  const rules = useFormRules();
  const form = useForm({
    initialValues: empty,
    validate: {
      first_name: rules.required('firstName'),
      email: requireBusinessEmail ? rules.businessEmail : rules.email,
      company_name: rules.required('companyName'),
      country_id: rules.required('country'),
      timezone_id: rules.required('timezone'),
      password: rules.password,
      password_confirmation: rules.confirmation,
    },
  });
  const { setFieldValue } = form;
  const { timezone_id } = form.values;
  useEffect(() => {
    const zone = deviceZone();
    if (timezone_id === '' && zone !== undefined) setFieldValue('timezone_id', zone);
  }, [timezone_id, setFieldValue]);
  const chooseCountry = useCallback((id: string) => setFieldValue('country_id', id), [setFieldValue]);
  useGuessedCountry(places.data, form.values.country_id, chooseCountry);
  const register = useRegister();
  return (
    <AuthFrame
      title={signUp.title}
      lead={lead(prices.data?.welcome_credits)}
      found={{ path: '/signup', description: signUp.description }}
      foot={
        <p>
          {signUp.hasAccount} <Link to="/login">{signUp.logIn}</Link>
        </p>
      }
    >
      <CheckedForm form={form} command={register} label={signUp.form} submit={signUp.submit}>
        <NameFields getInputProps={form.getInputProps} />
        <TextInput
          label={workEmail}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
        <TextInput
          label={company}
          autoComplete="organization"
          required
          {...form.getInputProps('company_name')}
        />
        <PlaceFields places={places} getInputProps={form.getInputProps} />
        <NewPasswordFields name="password" getInputProps={form.getInputProps} />
      </CheckedForm>
      <SocialButtons />
    </AuthFrame>
  );
}
