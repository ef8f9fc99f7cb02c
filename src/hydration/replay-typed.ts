import { type TextField, typeInto } from '../services/type-into.ts';

const fields = 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea';

/** Tells React of what was typed or filled in before it listened: its fields took the text for their first value. */
export function replayTyped(root: ParentNode): void {
  for (const field of root.querySelectorAll<TextField>(fields)) {
    if (field.value === field.defaultValue) continue;
    const { value } = field;
    const isFocused = field === document.activeElement;
    const caret = isFocused ? field.selectionStart : null;
    field.value = field.defaultValue;
    typeInto(field, value);
    if (caret !== null) field.setSelectionRange(caret, caret);
  }
}
