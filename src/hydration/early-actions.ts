import { nextTask } from '../services/page/next-task.ts';

/** Work without a script: links, disclosures, and buttons that open a popover. */
const nativeControls = 'a[href], summary, [popovertarget]';
const controls = 'button, input, textarea, select, label';
const pressed = 'button:not([type="submit"]), [type="radio"], [type="checkbox"]';
/** React handles these at once, and hydrates the whole page within the one event. */
const discrete = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['mousedown', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu', 'keydown', 'keypress', 'keyup'],
  ...['dragstart', 'dragend', 'drop', 'compositionstart', 'compositionend', 'paste', 'cut', 'copy'],
  ...['beforeinput', 'textInput', 'input', 'change', 'submit', 'reset'],
];

/**
 * Queues what needs React before it is there: a form's submit, a button's click, a list's choice. Other fields keep what
 * is typed, which `useForm` adopts. Returns a function that ends this at once, and repeats the queue in a task of its own.
 */
export function queueEarlyActions(page: Document, onFirst: () => void): () => void {
  const queue: (() => void)[] = [];
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };

  const noteTouch = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(nativeControls) && target.closest(controls)) onFirst();
  };
  const add = (event: Event, repeat: () => void) => {
    event.preventDefault();
    queue.push(repeat);
    onFirst();
  };

  for (const type of ['pointerdown', 'focusin']) page.addEventListener(type, noteTouch, options);
  page.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(nativeControls)) return;
      const control = target.closest<HTMLElement>(pressed);
      if (control) add(event, () => control.click());
    },
    options,
  );
  page.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (form instanceof HTMLFormElement) add(event, () => form.requestSubmit(submitter));
    },
    options,
  );
  page.addEventListener(
    'change',
    ({ target: list }) => {
      if (!(list instanceof HTMLSelectElement)) return;
      const { value } = list;
      queue.push(() => {
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    options,
  );
  for (const type of discrete)
    page.addEventListener(type, (event) => event.stopPropagation(), { ...options, passive: true });

  return () => {
    ended.abort();
    void nextTask().then(() => {
      for (const repeat of queue) repeat();
    });
  };
}
