import { replayTyped } from './replay-typed.ts';

/** Answers without script: links, disclosures, and buttons that open a popover. */
const nativeControls = 'a[href], summary, [popovertarget]';
const controls = 'button, input, textarea, select, label, [role="button"], [role="radio"]';

interface Held {
  target: HTMLElement;
  replay(): void;
}

export interface Interactions {
  /** Does again what was held, in its order, and holds nothing more. */
  release(): void;
}

/**
 * Holds what a person does to the controls of a page that does not answer yet, and tells of the first of it. Links and
 * disclosures are left alone, since they need no script.
 */
export function holdInteractions(page: Document, onFirst: () => void): Interactions {
  const held: Held[] = [];
  const released = new AbortController();
  const options = { capture: true, signal: released.signal };

  const hold = (event: Event, interaction: Held) => {
    event.preventDefault();
    event.stopPropagation();
    held.push(interaction);
    onFirst();
  };

  page.addEventListener('pointerdown', ({ target }) => controlOf(target) && onFirst(), options);
  page.addEventListener('focusin', ({ target }) => controlOf(target) && onFirst(), options);
  page.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event.target);
      if (!control || isTyped(control)) return;
      hold(event, { target: control, replay: () => control.click() });
    },
    options,
  );
  page.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      hold(event, { target: form, replay: () => form.requestSubmit(submitter) });
    },
    options,
  );

  return {
    release() {
      released.abort();
      replayTyped(page);
      for (const { target, replay } of held.splice(0)) if (target.isConnected) replay();
    },
  };
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
