export type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Types as a person would: by the element's own setter, past the one that React has put over it to know what it last
 * saw, and with the event that React listens for.
 */
export function typeInto(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
