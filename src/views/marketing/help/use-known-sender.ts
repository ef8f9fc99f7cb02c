import { fullName } from '#contract/rules/people/full-name.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import { useEffect, useEffectEvent } from 'react';
import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';

/** Who is signed in need not write down name and address; what is typed before that is known stays. */
export function useKnownSender(form: Form<Required<ContactRequest>>): void {
  const user = useUser();
  const fill = useEffectEvent(() => {
    if (user === null) return;
    const { name, email } = form.getValues();
    if (name === '') form.setFieldValue('name', fullName(user));
    if (email === '') form.setFieldValue('email', user.email);
  });
  const isKnown = user !== null;
  useEffect(() => {
    if (isKnown) fill();
  }, [isKnown]);
}
