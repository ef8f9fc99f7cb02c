import type { LogInFailureWords } from '../../../en/organiser/account/log-in-failures.ts';
import { ofEachProvider } from '../../../provider-names.ts';
import { toastTexts } from '../../toasts.ts';

/** What is said when a log-in fails or ends, in German. */
export const logInFailures: LogInFailureWords = {
  expired: 'Sie wurden wegen Inaktivität abgemeldet.',
  rejected: toastTexts.rejectedText,
  unauthorised: 'Dieses Konto hat hier keinen Zugang',
  ...ofEachProvider((name) => `${name} hat Sie nicht angemeldet. Versuchen Sie es noch einmal.`),
  failed: 'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es noch einmal.',
  microsoftNotConfigured: 'Die Anmeldung mit Microsoft ist nicht eingerichtet',
  microsoftUnreachable: 'Microsoft ist nicht erreichbar. Versuchen Sie es später noch einmal.',
  microsoftInitialisation: 'Die Anmeldung mit Microsoft konnte nicht gestartet werden',
  tokenDecrypt: 'Ihre Anmeldung konnte nicht gelesen werden. Melden Sie sich noch einmal an.',
  tokenVersion: 'Ihre Anmeldung ist veraltet. Melden Sie sich noch einmal an.',
  tokenFormat: 'Ihre gespeicherte Anmeldung ist beschädigt',
  tokenEncrypt: 'Ihre Anmeldung konnte nicht gespeichert werden',
};
