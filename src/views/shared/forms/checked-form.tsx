import type { Form } from './use-form.ts';
import type { ReactNode, SubmitEvent } from 'react';
import { Button, type ButtonLook } from '../controls/button.tsx';
import type { Failure } from '../../../services/http/failure.ts';
import { FormStack } from './form-stack.tsx';
import { useFailureFields } from './use-failure-fields.ts';
import { useToasts } from '../../../app-context.tsx';

/** Sends what a form's rules accept; of anything else it says so, and leads to the first field that needs a look. */
function useCheckedSubmit<Values extends Record<keyof Values, string>>(
  form: Form<Values>,
  send: (values: Values) => void,
): (event?: SubmitEvent<HTMLFormElement>) => void {
  const toasts = useToasts();
  return form.onSubmit(send, (errors) => {
    toasts.validation();
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  });
}

interface CheckedFormProps<Values extends Record<keyof Values, string>> {
  form: Form<Values>;
  /** What is done with values that the form's rules accept. */
  command: { issue(values: Values): void; busy: boolean; failure: Failure | null };
  label: string;
  /** On the one primary button. */
  submit: string;
  look?: Pick<ButtonLook, 'variant' | 'color'>;
  /** Quieter ways beside the button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** A form that sends one command: refusals of its rules or the server are shown at their fields. */
export function CheckedForm<Values extends Record<keyof Values, string>>(props: CheckedFormProps<Values>) {
  const { form, command, label, submit, look, ways, children } = props;
  const general = useFailureFields(form, command.failure);
  const onSubmit = useCheckedSubmit(form, command.issue);
  const actions = (
    <>
      <Button type="submit" loading={command.busy} {...look}>
        {submit}
      </Button>
      {ways}
    </>
  );
  return (
    <FormStack label={label} onSubmit={onSubmit} failure={general} actions={actions}>
      {children}
    </FormStack>
  );
}
