import type { ToastColor, ToastIcon, ToastsActorRef } from './toasts-machine.ts';

export type ToastVerbs = {
  success(description: string): void;
  error(description: string, title?: string): void;
  warning(description: string, title?: string): void;
  /** "Validation Error", with the default text where none is given. */
  validation(description?: string): void;
};

const icons: Record<ToastColor, ToastIcon> = { green: 'check', red: 'cross', yellow: 'alert' };

/** Titles of specification.md sections 5 and 8. */
export function createToastVerbs(actor: ToastsActorRef, now: () => number): ToastVerbs {
  let lastId = 0;
  const raise = (color: ToastColor, title: string, description: string) => {
    const at = now();
    lastId = Math.max(at, lastId + 1);
    const toast = { id: String(lastId), title, description, icon: icons[color], color };
    actor.send({ type: 'toast.raised', toast, at });
  };
  return {
    success: (description) => raise('green', 'Success', description),
    error: (description, title = 'Error') => raise('red', title, description),
    warning: (description, title = 'Warning') => raise('yellow', title, description),
    validation: (description = 'Please check your input and try again.') =>
      raise('red', 'Validation Error', description),
  };
}
