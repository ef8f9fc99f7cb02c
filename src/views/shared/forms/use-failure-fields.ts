import type { Form } from './use-form.ts';
import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '../../../services/http/failure.ts';
import { sortFailure } from './form-failure.ts';

/** Puts a failure's messages at their fields, leads to the first, and answers what belongs to the form as a whole. */
export function useFailureFields<Values extends Record<keyof Values, string>>(
  form: Form<Values>,
  failure: Failure | null,
): string | undefined {
  const { fieldErrors, general } = sortFailure(failure, Object.keys(form.getValues()));
  const show = useEffectEvent(() => {
    const [first] = Object.keys(fieldErrors);
    if (first === undefined) return;
    form.setErrors(fieldErrors);
    form.getInputNode(first)?.focus();
  });
  useEffect(() => {
    if (failure) show();
  }, [failure]);
  return general;
}
