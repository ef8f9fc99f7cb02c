import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { ButtonLook } from './controls/button.tsx';
import { Button } from './controls/button.tsx';
import type { Failure } from '../../services/http/failure.ts';
import { FormStack } from './form-stack.tsx';
import { useCheckedSubmit } from './use-checked-submit.ts';
import { useFailureFields } from './use-failure-fields.ts';

interface CheckedFormProps<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
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

/** A form that sends one command: what its rules or the server refuse stands at the field it is about. */
export function CheckedForm<Values extends Record<string, unknown>>(props: CheckedFormProps<Values>) {
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
