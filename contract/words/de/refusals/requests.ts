import type { RequestRefusals } from '../../en/refusals/requests.ts';

/** In German. */
export const requestRefusals: RequestRefusals = {
  tooSlow: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  tooLarge: 'Die Anfrage ist zu groß.',
  addressTooLong: 'Die Adresse ist zu lang.',
  contentType: 'Dieser Dateityp wird nicht unterstützt.',
  headersTooLarge: 'Die Kopfzeilen der Anfrage sind zu groß.',
};
