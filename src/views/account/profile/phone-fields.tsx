import type { Form } from '../../shared/forms/use-form.ts';
import { useEffect } from 'react';
import { TextInput } from '../../shared/controls/text-input.tsx';
import type { usePlaces } from '../../../react/use-places.ts';
import styles from '../auth.module.css';
import type { ProfileValues } from './profile-form.ts';
import { useProfileWords } from '../../../words/organiser/account/profile-words.ts';

type PhoneFieldsProps = {
  form: Form<ProfileValues>;
  places: ReturnType<typeof usePlaces>;
  required?: boolean;
};

/** The area code follows the chosen country while nobody has written another. */
export function PhoneFields({ form, places, required = false }: PhoneFieldsProps) {
  const { fields } = useProfileWords().form;
  const { setFieldValue, values } = form;
  const countries = places.data?.countries;
  const { country_id, area_code } = values;
  useEffect(() => {
    const code = countries?.find(({ id }) => id === country_id)?.area_code;
    const isOfACountry = area_code === '' || countries?.some((country) => country.area_code === area_code);
    if (code && isOfACountry && code !== area_code) setFieldValue('area_code', code);
  }, [countries, country_id, area_code, setFieldValue]);
  return (
    <div className={styles.pair}>
      <TextInput
        label={fields.area_code}
        inputMode="tel"
        autoComplete="tel-country-code"
        required={required}
        {...form.getInputProps('area_code')}
      />
      <TextInput
        label={fields.phone_number}
        inputMode="tel"
        autoComplete="tel-national"
        required={required}
        {...form.getInputProps('phone_number')}
      />
    </div>
  );
}
