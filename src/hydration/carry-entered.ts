import { labelOf } from '../services/field-label.ts';
import { enterInto, type FormField, isPossible } from '../services/type-into.ts';

const selector =
  'main input:not([type="radio"], [type="checkbox"], [type="hidden"], [type="file"]), main textarea, main select';

/** By label, and place among those with the same one. */
function fieldsOf(page: ParentNode): Map<string, FormField> {
  const found = new Map<string, FormField>();
  for (const field of page.querySelectorAll<FormField>(selector)) {
    const label = labelOf(field);
    let place = 0;
    while (found.has(`${label} ${place}`)) place += 1;
    found.set(`${label} ${place}`, field);
  }
  return found;
}

function isEntered(field: FormField): boolean {
  if (!('options' in field)) return field.value !== field.defaultValue;
  const [first] = field.options;
  const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? first;
  return field.value !== given?.value;
}

function focusAs(field: FormField, before: FormField): void {
  field.focus();
  if ('options' in before || 'options' in field || before.selectionStart === null) return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Carries what is entered into a page over to another rendering of it that takes its place: a page whose content depends
 * on the address or the server is rendered anew over the one that was made when the site was built.
 */
export function carryEntered(page: Document) {
  let before: ReturnType<typeof fieldsOf> | null = null;
  let focused: EventTarget | null = null;
  return {
    /** Of the page as it was made: `target` has the focus now. */
    note(target: EventTarget | null): void {
      before ??= fieldsOf(page);
      focused = target;
    },

    /** Enters it again where its field has given way to another of the same label. */
    put(): void {
      if (!before) return;
      const now = fieldsOf(page);
      for (const [key, old] of before) {
        const field = now.get(key);
        if (old.isConnected || !field) continue;
        if (isEntered(old) && isPossible(field, old.value)) enterInto(field, old.value);
        if (old === focused && page.activeElement === page.body) focusAs(field, old);
      }
      before = null;
    },
  };
}
