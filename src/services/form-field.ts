export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a person or the browser's autofill changed it since the page was rendered. */
export function isEntered(field: FormField): boolean {
  if (!('options' in field)) return field.value !== field.defaultValue;
  const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== rendered?.value;
}
