import { type ToastTexts, toastTexts } from '#contract/words/en/toasts.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';
import { translatorOf } from './translator-of.ts';

const useToastTexts = pageWords(
  toastTexts,
  import.meta.glob<Translation<ToastTexts>>(['../../contract/words/*/toasts.ts', '!**/en/*'], {
    import: 'toastTexts',
  }),
);

/** Says what a machine put into a toast in the language of the page. */
export const useToastText = (): ((text: string) => string) => translatorOf(toastTexts, useToastTexts());
