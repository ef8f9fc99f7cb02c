import type { InputProps } from '../shared/forms/use-form.ts';

/** A form's `getInputProps` for the fields that a group of inputs needs of it. */
export type GetInputProps<Name extends string> = (name: Name) => InputProps;
