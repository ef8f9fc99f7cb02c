import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import type { Failure } from '../../services/http/failure.ts';
import { sortFailure } from './form-failure.ts';

/** Puts a failure's messages at their fields, and answers what belongs to the form as a whole. */
export function useFailureFields<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  failure: Failure | null,
): string | undefined {
  const { setErrors, getValues } = form;
  useEffect(() => {
    const { fieldErrors } = sortFailure(failure, Object.keys(getValues()));
    if (Object.keys(fieldErrors).length > 0) setErrors(fieldErrors);
  }, [failure, setErrors, getValues]);
  return sortFailure(failure, Object.keys(getValues())).general;
}
