export type TextField = HTMLInputElement | HTMLTextAreaElement;
export type FormField = TextField | HTMLSelectElement;

/**
 * Types as a person would: by the element's own setter, past the one that React has put over it to know what it last
 * saw, and with the event that React listens for.
 */
export function typeInto(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The same for a field that may be a list, of whose choices `text` is one. */
export function enterInto(field: FormField, text: string): void {
  if ('options' in field) {
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else typeInto(field, text);
}

/** A list's choice may come later than the list. */
export const isPossible = (field: FormField, text: string): boolean =>
  !('options' in field) || [...field.options].some(({ value }) => value === text);
