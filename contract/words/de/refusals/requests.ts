import type { RequestRefusals } from '../../en/refusals/requests.ts';
import { requestFailures } from '../request-failures.ts';

/** In German. */
export const requestRefusals: RequestRefusals = {
  csrf: 'Diese Seite ist nicht mehr aktuell. Laden Sie sie neu.',
  tooManyAttempts: 'Zu viele Versuche. Versuchen Sie es in ein paar Minuten noch einmal.',
  trialsOpen:
    'Aus Ihrem Netz sind schon drei Proben offen. Setzen Sie eine davon fort, oder versuchen Sie es noch einmal, sobald eine beendet ist.',
  noRoute: (path) => `Die Adresse ${path} gibt es nicht.`,
  noMethod: (method, path, allowed) =>
    `Die Adresse ${path} nimmt keine Anfragen mit ${method} an. Möglich: ${allowed}.`,
  keyOfAnother: 'Dieser Schlüssel gehört zu einer anderen Anfrage.',
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
