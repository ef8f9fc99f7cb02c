import type { ToastTexts } from '../en/toasts.ts';

/** In German; guests and organisers read them, so they address nobody. */
export const toastTexts: ToastTexts = {
  success: 'Erledigt',
  error: 'Fehler',
  warning: 'Achtung',
  validation: 'Angaben prüfen',
  validationText: 'Einige Angaben fehlen oder stimmen noch nicht.',
  expired: 'Anmeldung abgelaufen',
  expiredText: 'Abgemeldet, weil hier längere Zeit nichts geschah.',
  rejectedText: 'Anmeldung erforderlich',
};
