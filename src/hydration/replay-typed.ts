type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea';

/** Tells React of what was typed or filled in before it listened: its fields took the text for their first value. */
export function replayTyped(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>(fields)) {
    if (field.value === field.defaultValue) continue;
    const { value } = field;
    const isFocused = field === document.activeElement;
    const caret = isFocused ? field.selectionStart : null;
    field.value = field.defaultValue;
    setSilently(field, value);
    if (caret !== null) field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** By the element's own setter, past the one that React has put over it to know what it last saw. */
function setSilently(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
}
