import type { RequestRefusals } from '../../en/refusals/requests.ts';

import { requestFailures } from '../request-failures.ts';

/** In German. */
export const requestRefusals: RequestRefusals = {
  tooSlow: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  tooLarge: 'Die Anfrage ist zu groß.',
  addressTooLong: 'Die Adresse ist zu lang.',
  contentType: 'Dieser Dateityp wird nicht unterstützt.',
  answerErased:
    'Diese Anfrage wurde schon ausgeführt. Das Ergebnis wird hier nicht mehr angezeigt, weil darin enthaltene personenbezogene Daten gelöscht wurden. Laden Sie die Seite neu, um es zu sehen.',
  serverFault: requestFailures.kinds.server,
  status: requestFailures.status,
  headersTooLarge: 'Die Kopfzeilen der Anfrage sind zu groß.',
};
