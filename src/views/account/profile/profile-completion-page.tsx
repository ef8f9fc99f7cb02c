import { Progress } from '@mantine/core';
import { useForm } from '../../shared/forms/use-form.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '#contract/calls/schemas/identity.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useToasts } from '../../../app-context.tsx';
import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useUpdateProfile } from '../../../react/use-account.ts';
import { usePlaces } from '../../../react/use-places.ts';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { PageHead } from '../../shared/shell/page-head.tsx';
import styles from '../auth.module.css';
import { NameFields } from '../name-fields.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { PlaceFields, useGuessedCountry } from './place-fields.tsx';
import { completionRules, type ProfileValues, profileValues } from './profile-form.ts';
import { useProfileWords } from '../../../words/organiser/account/profile-words.ts';

export default function ProfileCompletionPage() {
  const user = useUser();
  return user ? <CompletionForm user={user} /> : null;
}

function CompletionForm({ user }: { user: User }) {
  const { completion, form: formWords } = useProfileWords();
  const toasts = useToasts();
  const navigate = useNavigate();
  const places = usePlaces();
  const rules = completionRules(useFormRules());
  const form = useForm<ProfileValues>({ initialValues: profileValues(user), validate: rules });
  const { setFieldValue } = form;
  const chooseCountry = useCallback((id: string) => setFieldValue('country_id', id), [setFieldValue]);
  useGuessedCountry(places.data, form.values.country_id, chooseCountry);
  const update = useUpdateProfile(() => {
    toasts.success(formWords.saved);
    navigate('/dashboard');
  });
  const filled = Object.values(form.values).filter((value) => value.trim() !== '').length;
  const all = Object.keys(form.values).length;
  return (
    <div className={styles.narrow}>
      <PageHead title={completion.title} indexed={false} />
      <h1 className={styles.title}>{completion.heading}</h1>
      <p className={styles.soft}>{completion.text}</p>
      <div>
        <Progress value={(filled / all) * 100} aria-label={completion.filled(filled, all)} />
        <p className={styles.meterWord}>{completion.filled(filled, all)}</p>
      </div>
      <CheckedForm form={form} command={update} label={completion.title} submit={completion.submit}>
        <NameFields getInputProps={form.getInputProps} />
        <TextInput
          label={formWords.fields.company_name}
          autoComplete="organization"
          required
          {...form.getInputProps('company_name')}
        />
        <PlaceFields places={places} getInputProps={form.getInputProps} />
        <PhoneFields form={form} places={places} required />
      </CheckedForm>
    </div>
  );
}
