import { type FormField, isEntered } from './form-field.ts';

/** The text of a field's label, without that of nested fields. */
function labelOf(field: FormField): string {
  const around = [...(field.labels?.[0]?.childNodes ?? [])].filter((node) => !node.contains(field));
  const words = around.map(({ textContent }) => textContent).join('');
  return words || field.getAttribute('aria-label') || field.name;
}

/** Sets a value like typing: by the element's native setter, since React replaces it to detect changes. */
function enterInto(field: FormField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('options' in field ? 'change' : 'input', { bubbles: true }));
}

/** A list's choices may load later than the list. */
const isPossible = (field: FormField, text: string): boolean =>
  !('options' in field) || [...field.options].some(({ value }) => value === text);

export const formDraftKey = 'muster:typed';

/** The session storage key of a page's typed fields, until they are restored. */
export const formDraftKeyOf = (path: string) => `${formDraftKey}:${path}`;

/** The session storage key for the path of a page that was left with entered fields. */
const leftKey = 'muster:left';

/** A draft is restored on a reload only; a page opened by its address starts empty. */
function forgetLeft({ sessionStorage, performance }: Pick<Window, 'sessionStorage' | 'performance'>): void {
  const path = sessionStorage.getItem(leftKey);
  if (path === null) return;
  sessionStorage.removeItem(leftKey);
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'navigate') sessionStorage.removeItem(formDraftKeyOf(path));
}

const waitMs = 8000;
const kinds = ['text', 'email', 'search', 'tel', 'number', 'url', 'date', 'time', 'textarea', 'select-one'];
const secrets = ['off', 'one-time-code', 'current-password', 'new-password'];
/** A select outside a form may act on change, and would act again. */
const selector = 'main input, main textarea, main form select';

/** By the field's label and its index among those with the same label. */
type Typed = Record<string, string>;

export type FormDraft = ReturnType<typeof createFormDraft>;

function fieldsOf(document: Document): Map<string, FormField> {
  const found = new Map<string, FormField>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<FormField>(selector)) {
    const isReadOnly = 'readOnly' in field && field.readOnly;
    if (isReadOnly || field.disabled || secrets.includes(field.autocomplete)) continue;
    if (!kinds.includes(field.type) || field.closest('[aria-hidden="true"]')) continue;
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

/** Stores the entered fields of a page across a reload; never a password or a code. */
export function createFormDraft({ window, storage }: { window: Window; storage: Storage }) {
  const { document } = window;
  function read(path: string): Typed | null {
    try {
      const typed: unknown = JSON.parse(storage.getItem(formDraftKeyOf(path)) ?? 'null');
      return isTyped(typed) ? typed : null;
    } catch {
      return null;
    }
  }
  let stop = () => {};
  const entered = new WeakSet<EventTarget>();
  let storesOnLeaving = true;
  let isOurReload = false;

  function keep(path: string, isKept: (field: FormField) => boolean): boolean {
    const typed: Typed = {};
    for (const [name, field] of fieldsOf(document))
      if (field.value !== '' && isKept(field)) typed[name] = field.value;
    const isAny = Object.keys(typed).length > 0;
    if (isAny) storage.setItem(formDraftKeyOf(path), JSON.stringify(typed));
    return isAny;
  }

  let isWatching = false;
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    forgetLeft(window);
    for (const field of fieldsOf(document).values()) if (isEntered(field)) entered.add(field);
    for (const event of ['input', 'change'])
      document.addEventListener(event, ({ target }) => void (target && entered.add(target)), true);
    window.addEventListener('pagehide', () => {
      if (!storesOnLeaving) return;
      const { pathname } = window.location;
      const isAny = keep(pathname, (field) => entered.has(field));
      if (isAny && !isOurReload) storage.setItem(leftKey, pathname);
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      storage.removeItem(leftKey);
      storage.removeItem(formDraftKeyOf(window.location.pathname));
    });
  }

  return {
    /** Stores the current fields of the page before a reload by the application. */
    keep(path: string): void {
      isOurReload = true;
      keep(path, () => true);
    },

    /** The next page belongs to another user: the fields of this page are not stored when it is left. */
    leaveNothing(): void {
      storesOnLeaving = false;
    },

    /** Restores the fields once they are rendered, once; from the first page on, input is watched. */
    restore(path: string): void {
      watch();
      stop();
      const typed = read(path);
      if (!typed) return;
      storage.removeItem(formDraftKeyOf(path));
      const missing = new Map(Object.entries(typed));
      const fill = () => {
        for (const [name, field] of fieldsOf(document)) {
          const text = missing.get(name);
          if (text === undefined || !isPossible(field, text)) continue;
          missing.delete(name);
          if (field.value !== text) enterInto(field, text);
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
