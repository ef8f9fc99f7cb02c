import type { AccountRefusals } from '../../en/refusals/accounts.ts';
import { day } from '../counts.ts';

/** In German. */
export const accountRefusals: AccountRefusals = {
  signUp: {
    byOperator: 'Konten legt hier der Betreiber an. Schreiben Sie uns, wenn Sie eines brauchen.',
    byInvitation:
      'Ein Konto erhalten Sie hier nur auf Einladung. Fragen Sie die Kontoinhaber/innen Ihrer Firma oder schreiben Sie uns.',
    otherDomain: (domains) =>
      `Registrieren können Sie sich hier nur mit einer Adresse bei ${domains.join(', ')}.`,
  },
  undeliverable: 'Diese E-Mail-Adresse ist nicht erreichbar.',
  unverified:
    'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie jemanden einladen: Öffnen Sie den Link aus unserer E-Mail oder fordern Sie oben in der Übersicht einen neuen an.',
  verificationInvalid: 'Dieser Bestätigungslink ist nicht gültig.',
  verificationExpired: 'Dieser Bestätigungslink ist abgelaufen.',
  credentials: 'E-Mail-Adresse und Passwort passen nicht zu einem Konto.',
  commonPassword: 'Dieses Passwort verwenden zu viele. Wählen Sie ein anderes.',
  resetToken: 'Dieser Link zum Zurücksetzen des Passworts gilt nicht mehr.',
  loggedOutAlready: 'Dieses Gerät ist schon abgemeldet.',
  accessRemoved: (company, at, owner) =>
    `Ihr Zugang zu ${company} wurde am ${day(at)} entfernt. Wenn Sie ihn wieder brauchen, fragen Sie ${owner.name} (${owner.email}).`,
  address: {
    gone: 'Dieser Link gilt nicht mehr.',
    same: 'Das ist bereits Ihre E-Mail-Adresse.',
    notOwn: 'Das ist nicht die E-Mail-Adresse Ihres Kontos.',
  },
  provider: {
    away: 'Der Anmeldedienst ist nicht erreichbar. Versuchen Sie es später noch einmal.',
    unproved: 'Die Anmeldung konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
    notConfigured: (provider) => `Die Anmeldung mit ${provider} ist nicht eingerichtet`,
    withoutAddress: (provider) => `${provider} hat uns Ihre E-Mail-Adresse nicht mitgeteilt.`,
    linkSent: (provider) =>
      `Zu dieser E-Mail-Adresse gibt es schon ein Konto. Um es mit ${provider} zu verbinden, öffnen Sie den Link, den wir Ihnen gerade gesendet haben, und melden Sie sich dann noch einmal an.`,
  },
};
