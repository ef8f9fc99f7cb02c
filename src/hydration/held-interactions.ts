import { carryEntered } from './carry-entered.ts';
import { replayTyped } from './replay-typed.ts';

/** Answers without script: links, disclosures, and buttons that open a popover. */
const nativeControls = 'a[href], summary, [popovertarget]';
/** Of these React answers at once, and before it can it takes over the whole page within the one event. */
const discrete = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['mousedown', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu', 'keydown', 'keypress', 'keyup'],
  ...['dragstart', 'dragend', 'drop', 'compositionstart', 'compositionend', 'paste', 'cut', 'copy'],
  ...['beforeinput', 'textInput', 'input', 'change', 'submit', 'reset'],
];
const controls = 'button, input, textarea, select, label, [role="button"], [role="radio"]';

interface Held {
  target: HTMLElement;
  replay(): void;
  /** Where the target has given way to another of the kind. */
  replayOn?: (() => void) | undefined;
}

export interface Interactions {
  /**
   * Holds nothing more and tells React at once of what was typed, which it would put back when it next draws the page.
   * Gives back how to do again what was held, in its order.
   */
  release(): () => void;
}

/**
 * Holds what a person does to the controls of a page that does not answer yet, and tells of the first of it. Links and
 * disclosures answer by themselves, since they need no script. Nothing of it reaches an application that is only coming:
 * it takes over the page in small pieces, and the touch shows at once.
 */
export function holdInteractions(page: Document, onFirst: () => void): Interactions {
  const held: Held[] = [];
  const entered = carryEntered(page);
  const released = new AbortController();
  const options = { capture: true, signal: released.signal };

  const hold = (event: Event, interaction: Held) => {
    event.preventDefault();
    held.push(interaction);
    onFirst();
  };

  page.addEventListener('pointerdown', ({ target }) => controlOf(target) && onFirst(), options);
  page.addEventListener(
    'focusin',
    ({ target }) => {
      entered.note(target);
      if (controlOf(target)) onFirst();
    },
    options,
  );
  page.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event.target);
      if (!control || isTyped(control)) return;
      const form = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
      hold(event, { target: control, replay: () => control.click(), replayOn: sendingOf(page, form) });
    },
    options,
  );
  page.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      hold(event, {
        target: form,
        replay: () => form.requestSubmit(submitter),
        replayOn: sendingOf(page, form),
      });
    },
    options,
  );

  page.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      const { value } = target;
      held.push({ target, replay: () => choose(target, value) });
      onFirst();
    },
    options,
  );
  page.addEventListener('input', ({ target }) => entered.note(target), options);
  for (const type of discrete)
    page.addEventListener(type, (event) => event.stopPropagation(), { ...options, passive: true });

  return {
    release() {
      released.abort();
      const chooseAgain = entered.end();
      replayTyped(page);
      chooseAgain();
      return () => {
        for (const { target, replay, replayOn } of held.splice(0))
          if (target.isConnected) replay();
          else replayOn?.();
      };
    },
  };
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** How to send the form that has taken this one's place. */
function sendingOf(page: Document, form: HTMLFormElement | null): (() => void) | undefined {
  const label = form?.getAttribute('aria-label');
  if (!label) return undefined;
  return () =>
    [...page.querySelectorAll('form')]
      .find((other) => other.getAttribute('aria-label') === label)
      ?.requestSubmit();
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(nativeControls)) return null;
  return target.closest<HTMLElement>(controls);
}

/** A click into such a field only sets the caret. */
function isTyped(control: HTMLElement): boolean {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return true;
  return control instanceof HTMLInputElement && !/^(?:radio|checkbox|button|submit)$/.test(control.type);
}
