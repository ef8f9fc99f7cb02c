import { type TextField, typeInto } from '../services/type-into.ts';

const fields = 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea';

/**
 * Tells React of what was typed or filled in before it listened: its fields took the text for their first value. Once it
 * is told of one it may put all others back to what it knows, so all are read before.
 */
export function replayTyped(root: ParentNode): void {
  const typed = [...root.querySelectorAll<TextField>(fields)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  for (const { field, value } of typed) {
    const isFocused = field === document.activeElement;
    const caret = isFocused ? field.selectionStart : null;
    field.value = field.defaultValue;
    typeInto(field, value);
    if (caret !== null) field.setSelectionRange(caret, caret);
  }
}
