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
 * on the address or the server is rendered anew over the one that was made when the site was built. It is done in the
 * moment of the change, so that whoever is typing goes on in the new field; `replayTyped` tells React of the text.
 */
export function carryEntered(page: Document) {
  let before = fieldsOf(page);
  let focused: EventTarget | null = null;
  const lists: (() => void)[] = [];

  function carry(): void {
    const gone = [...before].filter(([, field]) => !field.isConnected);
    if (gone.length === 0) return;
    const now = fieldsOf(page);
    for (const [key, old] of gone) {
      const field = now.get(key);
      if (!field) continue;
      before.delete(key);
      if (isEntered(old) && isPossible(field, old.value)) {
        if ('options' in field) lists.push(() => enterInto(field, old.value));
        field.value = old.value;
      }
      if (old === focused && page.activeElement === page.body) focusAs(field, old);
    }
  }
  const observer = new MutationObserver(carry);
  observer.observe(page, { childList: true, subtree: true });

  return {
    /** Somebody is at `target`. */
    note(target: EventTarget | null): void {
      if (before.size === 0) before = fieldsOf(page);
      focused = target;
    },

    /** Nothing more is carried: the page answers. Gives back how to tell it of what was chosen in its lists. */
    end(): () => void {
      observer.disconnect();
      carry();
      return () => {
        for (const choose of lists.splice(0)) choose();
      };
    },
  };
}
