import type { FormField } from './type-into.ts';

/** The words of its label, without those of a field within it. */
export function labelOf(field: FormField): string {
  const around = [...(field.labels?.[0]?.childNodes ?? [])].filter((node) => !node.contains(field));
  const words = around.map(({ textContent }) => textContent).join('');
  return words || field.getAttribute('aria-label') || field.name;
}
