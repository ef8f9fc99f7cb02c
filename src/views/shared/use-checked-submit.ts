import type { UseFormReturnType } from '@mantine/form';
import type { SubmitEvent } from 'react';
import { useToasts } from '../../app-context.tsx';

/** Sends what a form's rules accept; of anything else it says so, and leads to the first field that needs a look. */
export function useCheckedSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  send: (values: Values) => void,
): (event?: SubmitEvent<HTMLFormElement>) => void {
  const toasts = useToasts();
  return form.onSubmit(send, (errors) => {
    toasts.validation();
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  });
}
