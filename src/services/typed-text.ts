import { type TextField, typeInto } from './type-into.ts';

export const typedTextKey = 'muster:typed';

/** Under which the session's storage holds what was typed on a page, until it is typed there again. */
export const typedTextKeyOf = (path: string) => `${typedTextKey}:${path}`;

const waitMs = 8000;
const kinds = ['text', 'email', 'search', 'tel', 'number', 'url', 'textarea'];

/** By the field's label and its place among those with the same one. */
type Typed = Record<string, string>;

export type TypedText = ReturnType<typeof createTypedText>;

function labelOf(field: TextField): string {
  const around = [...(field.labels?.[0]?.childNodes ?? [])].filter((node) => !node.contains(field));
  const words = around.map(({ textContent }) => textContent).join('');
  return words || field.getAttribute('aria-label') || field.name;
}

function fieldsOf(document: Document): Map<string, TextField> {
  const found = new Map<string, TextField>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<TextField>('main input, main textarea')) {
    const isOpen = !field.readOnly && !field.disabled && field.autocomplete !== 'off';
    if (!isOpen || !kinds.includes(field.type) || field.closest('[aria-hidden="true"]')) continue;
    const label = labelOf(field);
    const count = counts.get(label) ?? 0;
    counts.set(label, count + 1);
    found.set(`${label} ${count}`, field);
  }
  return found;
}

function isTyped(value: unknown): value is Typed {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** What was typed on a page, kept over a reload that nobody asked for; never a password. */
export function createTypedText({ document, storage }: { document: Document; storage: Storage }) {
  function read(path: string): Typed | null {
    try {
      const typed: unknown = JSON.parse(storage.getItem(typedTextKeyOf(path)) ?? 'null');
      return isTyped(typed) ? typed : null;
    } catch {
      return null;
    }
  }
  let stop = () => {};

  return {
    /** Keeps what stands in the fields of the page now. */
    keep(path: string): void {
      const typed: Typed = {};
      for (const [name, field] of fieldsOf(document)) if (field.value !== '') typed[name] = field.value;
      if (Object.keys(typed).length > 0) storage.setItem(typedTextKeyOf(path), JSON.stringify(typed));
    },

    /** Types it again as soon as the fields are there, once. */
    restore(path: string): void {
      stop();
      const typed = read(path);
      if (!typed) return;
      storage.removeItem(typedTextKeyOf(path));
      const missing = new Map(Object.entries(typed));
      const fill = () => {
        for (const [name, field] of fieldsOf(document)) {
          const text = missing.get(name);
          if (text === undefined) continue;
          missing.delete(name);
          if (field.value !== text) typeInto(field, text);
        }
        if (missing.size === 0) stop();
      };
      const observer = new MutationObserver(fill);
      const timer = setTimeout(() => stop(), waitMs);
      stop = () => {
        observer.disconnect();
        clearTimeout(timer);
        stop = () => {};
      };
      observer.observe(document.body, { childList: true, subtree: true });
      fill();
    },
  };
}
