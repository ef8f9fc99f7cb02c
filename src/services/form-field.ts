export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A person changed it since the page was rendered, or the browser filled it in. */
export function isEntered(field: FormField): boolean {
  if (!('options' in field)) return field.value !== field.defaultValue;
  const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== rendered?.value;
}
