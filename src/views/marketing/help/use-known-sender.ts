import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';

/** Who is signed in need not write down name and address; what is typed before that is known stays. */
export function useKnownSender(form: UseFormReturnType<Required<ContactRequest>>): void {
  const user = useUser();
  const fill = useEffectEvent(() => {
    if (user === null) return;
    const { name, email } = form.getValues();
    if (name === '') form.setFieldValue('name', `${user.first_name} ${user.last_name}`.trim());
    if (email === '') form.setFieldValue('email', user.email);
  });
  const isKnown = user !== null;
  useEffect(() => {
    if (isKnown) fill();
  }, [isKnown]);
}
