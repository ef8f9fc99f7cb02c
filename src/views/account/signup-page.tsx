import { useForm } from '@mantine/form';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { RegisterRequest } from '#contract/calls/schemas/identity.ts';
import { welcomeLead } from '#contract/words/welcome-words.ts';
import { TextInput } from '../shared/controls/text-input.tsx';
import { useEnvironment } from '../../app-context.tsx';
import { useRegister } from '../../react/use-account.ts';
import { usePrices } from '../../react/use-prices.ts';
import { usePlaces } from '../../react/use-places.ts';
import {
  businessEmailRule,
  confirmationRule,
  emailRule,
  passwordRule,
  required,
} from '../shared/form-rules.ts';
import { CheckedForm } from '../shared/checked-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PlaceFields, useGuessedCountry } from './place-fields.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { homeTimezone } from '../../services/home-timezone.ts';

const empty: RegisterRequest = {
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
  const { requireBusinessEmail } = useEnvironment();
  const places = usePlaces();
  const prices = usePrices();
  const form = useForm({
    initialValues: empty,
    validate: {
      first_name: required('your first name'),
      last_name: required('your last name'),
      email: requireBusinessEmail ? businessEmailRule : emailRule,
      company_name: required("your company's name"),
      country_id: required('your country'),
      timezone_id: required('your time zone'),
      password: passwordRule,
      password_confirmation: confirmationRule,
    },
  });
  const { setFieldValue } = form;
  const { timezone_id } = form.values;
  useEffect(() => {
    if (timezone_id === '') setFieldValue('timezone_id', homeTimezone());
  }, [timezone_id, setFieldValue]);
  const chooseCountry = useCallback((id: string) => setFieldValue('country_id', id), [setFieldValue]);
  useGuessedCountry(places.data, form.values.country_id, chooseCountry);
  const register = useRegister();
  return (
    <AuthFrame
      title="Gather your team"
      lead={welcomeLead(prices.data?.welcome_credits)}
      found={{
        path: '/signup',
        description:
          'Make an account with Muster and bring your team together in a story of about an hour, told live.',
      }}
      foot={
        <p>
          Already have an account? <Link to="/login">Log in</Link>
        </p>
      }
    >
      <CheckedForm form={form} command={register} label="Sign up" submit="Create account">
        <NameFields getInputProps={form.getInputProps} />
        <TextInput
          label="Work email"
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Company"
          autoComplete="organization"
          required
          {...form.getInputProps('company_name')}
        />
        <PlaceFields places={places} getInputProps={form.getInputProps} />
        <NewPasswordFields label="Password" getInputProps={form.getInputProps} />
      </CheckedForm>
      <SocialButtons />
    </AuthFrame>
  );
}
