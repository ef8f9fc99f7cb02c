import {
  type SubmitEvent,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '../../../hydration/interactive-page.tsx';
import { type FormField, isEntered } from '../../../services/form-field.ts';

type Texts<Values> = Record<keyof Values, string>;
type Name<Values> = keyof Values & string;

/** What is wrong with a field's text; null: nothing. */
export type FieldRule<Values> = (text: string, values: Values) => string | null;
/** By the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

/** For an input or a list: its text, and what is wrong with it. */
export interface InputProps {
  value: string;
  onChange(event: { currentTarget: { value: string } }): void;
  error: string | undefined;
  'data-field': string;
}

export interface Form<Values> {
  values: Values;
  /** The values as of the last change, rendered or not. */
  getValues(): Values;
  setValues(changed: Partial<Values>): void;
  setFieldValue<Field extends Name<Values>>(field: Field, value: Values[Field]): void;
  setErrors(errors: FieldErrors): void;
  reset(): void;
  getInputProps(field: Name<Values>): InputProps;
  getInputNode(field: string): HTMLElement | null;
  /** Sends values that all rules accept; otherwise the errors are at their fields and handed over. */
  onSubmit(
    send: (values: Values) => void,
    onErrors: (errors: FieldErrors) => void,
  ): (event?: SubmitEvent<HTMLFormElement>) => void;
}

interface FormOptions<Values> {
  initialValues: Values;
  validate?: { [Field in Name<Values>]?: FieldRule<Values> };
}

/**
 * A flat form of texts. Its rules apply when it is sent; a field's error goes with its next change. What was entered before
 * hydration is adopted.
 */
export function useForm<Values extends Texts<Values>>(options: FormOptions<Values>): Form<Values> {
  const { initialValues, validate = {} as NonNullable<FormOptions<Values>['validate']> } = options;
  const id = useId();
  const [values, render] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);
  const getValues = useCallback(() => latest.current, []);
  const setValues = useCallback((changed: Partial<Values>) => {
    latest.current = { ...latest.current, ...changed };
    render(latest.current);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in changed))));
  }, []);
  const setFieldValue: Form<Values>['setFieldValue'] = useCallback(
    (field, value) => setValues({ [field]: value } as unknown as Partial<Values>),
    [setValues],
  );
  const fieldOf = (name: string) => `${id}${name}`;
  const nodeOf = (name: string) => document.querySelector<FormField>(`[data-field="${fieldOf(name)}"]`);
  const isHydrated = useIsHydrated();
  const adopt = useEffectEvent(() => {
    if (isHydrated) return;
    const entered: FieldErrors = {};
    for (const name of Object.keys(initialValues) as Name<Values>[]) {
      const field = nodeOf(name);
      if (!field || field.value === values[name]) continue;
      if (isEntered(field)) entered[name] = field.value;
      else field.value = values[name];
    }
    if (Object.keys(entered).length > 0) setValues(entered as Partial<Values>);
  });
  useLayoutEffect(() => adopt(), []);

  return {
    values,
    getValues,
    setValues,
    setFieldValue,
    setErrors,
    reset: () => setValues(initialValues),
    getInputProps: (field) => ({
      value: values[field],
      onChange: ({ currentTarget }) =>
        setValues({ [field]: currentTarget.value } as unknown as Partial<Values>),
      error: errors[field],
      'data-field': fieldOf(field),
    }),
    getInputNode: nodeOf,
    onSubmit: (send, onErrors) => (event) => {
      event?.preventDefault();
      const given = latest.current;
      const found: FieldErrors = {};
      for (const field of Object.keys(given) as Name<Values>[]) {
        const error = validate[field]?.(given[field], given);
        if (error) found[field] = error;
      }
      setErrors(found);
      if (Object.keys(found).length === 0) send(given);
      else onErrors(found);
    },
  };
}
