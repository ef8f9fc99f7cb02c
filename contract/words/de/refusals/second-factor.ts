import type { SecondFactorRefusals } from '../../en/refusals/second-factor.ts';
import { secondFactor } from '../organiser/account/second-factor.ts';

/** In German. */
export const secondFactorRefusals: SecondFactorRefusals = {
  required: 'Ihre Firma verlangt die Zwei-Faktor-Anmeldung. Richten Sie sie zuerst ein.',
  lastOne:
    'Ihre Firma verlangt die Zwei-Faktor-Anmeldung. Fügen Sie einen anderen Weg hinzu, bevor Sie diesen entfernen.',
  ownFirst: secondFactor.requirement.ownMissing,
  isOn: 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet. Laden Sie die Seite neu.',
  isOff: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet. Laden Sie die Seite neu.',
  replaced: 'Beginnen Sie noch einmal: Diese Einrichtung wurde ersetzt oder ist schon abgeschlossen.',
  code: {
    missing: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
    wrong: 'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten.',
    wrongAtSetUp:
      'Dieser Code ist falsch. Prüfen Sie die Uhrzeit Ihres Smartphones und geben Sie den neuesten Code ein.',
  },
  passkey: {
    missing: 'Bestätigen Sie mit Ihrem Passkey oder geben Sie einen Code ein.',
    refused:
      'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder geben Sie einen Code ein.',
    refusedAtSetUp: 'Dieser Passkey wurde nicht angenommen. Beginnen Sie noch einmal.',
    none: 'Dieses Konto hat keinen Passkey.',
    tooMany: (most) => `Ein Konto hat höchstens ${most} Passkeys.`,
    inUse: 'Dieser Passkey ist schon in Gebrauch.',
    removed: 'Dieser Passkey ist schon entfernt. Laden Sie die Seite neu.',
  },
};
