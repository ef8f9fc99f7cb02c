import { toastTexts } from '#contract/words/en/toasts.ts';
import type { ToastColor, ToastIcon, ToastsActorRef, ToastWords } from './toasts-machine.ts';

export type ToastVerbs = {
  success(description: string): void;
  error(description: string, title?: string): void;
  warning(description: string, title?: string): void;
  /** "Validation Error", with a default text. */
  validation(description?: string): void;
};

const icons: Record<ToastColor, ToastIcon> = { green: 'check', red: 'cross', yellow: 'alert' };

export const errorToast = (description: string, title = toastTexts.error) =>
  wordsOf('red', title, description);

export function createToastVerbs(actor: Pick<ToastsActorRef, 'send'>, now: () => number): ToastVerbs {
  const raise = (toast: ToastWords) => actor.send({ type: 'toast.raised', toast, at: now() });
  return {
    success: (description) => raise(wordsOf('green', toastTexts.success, description)),
    error: (description, title) => raise(errorToast(description, title)),
    warning: (description, title = toastTexts.warning) => raise(wordsOf('yellow', title, description)),
    validation: (description = toastTexts.validationText) =>
      raise(wordsOf('red', toastTexts.validation, description)),
  };
}

function wordsOf(color: ToastColor, title: string, description: string): ToastWords {
  return { title, description, icon: icons[color], color };
}
