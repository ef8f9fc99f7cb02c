import { deviceZone } from '#contract/rules/time/known-zone.ts';
import { useForm } from '../shared/forms/use-form.ts';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { RegisterRequest } from '#contract/calls/schemas/identity.ts';
import { welcomeLead } from '#contract/words/welcome-words.ts';
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
      title="Gather your team"
      lead={welcomeLead(prices.data?.welcome_credits)}
      found={{
        path: '/signup',
        description: 'Create a Muster account and bring your team together in a live story of about an hour.',
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
