import { useForm } from '@mantine/form';
import type { User } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/user-types.ts';
import { TextInput } from '../shared/controls/text-input.tsx';
import { useToasts } from '../../app-context.tsx';
import { useUpdateProfile } from '../../react/use-account.ts';
import { usePlaces } from '../../react/use-places.ts';
import { CheckedForm } from '../shared/checked-form.tsx';
import styles from './auth.module.css';
import { NameFields } from './name-fields.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type ProfileValues, profileChange, profileRules, profileValues } from './profile-form.ts';

export function ProfileForm({ user }: { user: User }) {
  const toasts = useToasts();
  const places = usePlaces();
  const mayRename = user.user_type_id !== userTypes.CONSUMER_ADMIN_SUB;
  const form = useForm<ProfileValues>({ initialValues: profileValues(user), validate: profileRules });
  const update = useUpdateProfile(() => toasts.success('Profile updated successfully!'));
  const save = { ...update, issue: (values: ProfileValues) => update.issue(profileChange(values)) };
  return (
    <section className={styles.panel} aria-label="You and your company">
      <h2>You and your company</h2>
      <CheckedForm form={form} command={save} label="Profile" submit="Save">
        <NameFields getInputProps={form.getInputProps} />
        <TextInput
          label="Company"
          autoComplete="organization"
          required={mayRename}
          readOnly={!mayRename}
          description={mayRename ? undefined : 'Its owner can change the name'}
          {...form.getInputProps('company_name')}
        />
        <PlaceFields places={places} getInputProps={form.getInputProps} />
        <PhoneFields form={form} places={places} />
      </CheckedForm>
    </section>
  );
}
