import type { SingleSignOnRefusals } from '../../en/refusals/single-sign-on.ts';
import { singleSignOn } from '../organiser/account/single-sign-on.ts';

const { missing } = singleSignOn.requirement;

/** In German. */
export const singleSignOnRefusals: SingleSignOnRefusals = {
  required:
    'Ihre Firma meldet sich mit Single Sign-on an. Wählen Sie „Weiter mit Single Sign-on“. Kontoinhaber/innen können sich auch mit ihrem Passwort anmelden.',
  unknownAddress:
    'Zu dieser Adresse kennen wir kein Single Sign-on. Prüfen Sie die Adresse oder melden Sie sich mit Ihrem Passwort an.',
  logIn: {
    expired:
      'Diese Anmeldung hat zu lange gedauert oder in einem anderen Browser begonnen. Beginnen Sie noch einmal.',
    otherLogIn: 'Die Antwort Ihres Anbieters gehört zu einer anderen Anmeldung. Beginnen Sie noch einmal.',
    twoAtOnce: 'Zwei Anmeldungen liefen gleichzeitig. Beginnen Sie noch einmal.',
    otherApplication: 'Die Anmeldung galt einer anderen Anwendung.',
    otherProvider: 'Die Antwort kam von einem anderen Anbieter. Beginnen Sie noch einmal.',
    client:
      'Ihr Anbieter lehnt die Client-ID oder das Client-Secret ab. Jemand mit der Rolle „Kontoinhaber/in“ muss beides neu eingeben.',
    refused: 'Ihr Anbieter hat die Anmeldung abgelehnt. Beginnen Sie noch einmal.',
    accessRemoved:
      'Ihr Zugang wurde in Ihrer Firma entfernt. Fragen Sie die Kontoinhaber/innen nach einer Einladung.',
    otherCompany:
      'Zu dieser Adresse gibt es ein Konto außerhalb Ihrer Firma. Schließen Sie es unter „Profil“ oder schreiben Sie uns.',
    withoutAddress:
      'Ihr Anbieter hat uns Ihre E-Mail-Adresse nicht mitgeteilt. Er muss den Claim „email“ senden.',
    unverifiedAddress:
      'Ihr Anbieter sagt nicht, dass Ihre Adresse bestätigt ist. Er muss den Claim „email_verified“ senden, Microsoft Entra den Claim „xms_edov“.',
    otherDomain: (domain) =>
      `${domain} ist keine bestätigte Domain Ihrer Firma. Kontoinhaber/innen können sie hinzufügen.`,
    noGroup: 'Keine Ihrer Gruppen hat Zugang zu Muster. Fragen Sie die Kontoinhaber/innen Ihrer Firma.',
  },
  connection: {
    none: 'Ihre Firma hat keine Verbindung für Single Sign-on. Laden Sie die Seite neu.',
    unsaved: 'Speichern Sie zuerst die Verbindung.',
    withoutSecret: 'Geben Sie das Client-Secret zu dieser Client-ID ein.',
    untested: missing.test,
    withoutDomain: missing.domain,
    issuerAddress: 'Der Aussteller braucht eine Adresse im Internet, die mit https beginnt.',
    noProvider:
      'An dieser Adresse finden wir keinen OpenID-Anbieter. Kopieren Sie den Aussteller von Ihrem Anbieter: Er hat eine Seite unter /.well-known/openid-configuration.',
    otherIssuer: (issuer) =>
      `Der Anbieter nennt sich ${issuer}. Geben Sie das als Aussteller ein, bei Microsoft den Ihres eigenen Mandanten.`,
  },
  domain: {
    form: 'Geben Sie eine Domain wie example.com ohne Pfad ein.',
    public: 'Das ist ein öffentlicher E-Mail-Anbieter. Geben Sie eine Domain Ihrer Firma ein.',
    removed: 'Diese Domain wurde entfernt. Laden Sie die Seite neu.',
    tooMany: (most) => `Eine Firma hat höchstens ${most} Domains. Entfernen Sie zuerst eine.`,
    listed: 'Diese Domain steht schon in Ihrer Liste.',
    unanswered: (domain) =>
      `Die Nameserver von ${domain} antworten nicht. Versuchen Sie es später noch einmal.`,
    unproved:
      'Wir haben weder den TXT-Eintrag noch die Datei gefunden. Ein neuer Eintrag ist oft erst nach bis zu einer Stunde sichtbar: Prüfen Sie ihn und versuchen Sie es dann noch einmal.',
    otherCompany:
      'Eine andere Firma hat diese Domain bestätigt. Schreiben Sie uns, wenn sie zu Ihrer Firma gehört.',
  },
};
