import type { SecondFactorWords } from '../../../en/organiser/account/second-factor.ts';
import { form, plural } from '../../counts.ts';

const haveNone = (count: number) => `${plural(count, 'Person hat', 'Personen haben')} noch keinen.`;

/** What two-factor log-in says, in German. */
export const secondFactor: SecondFactorWords = {
  title: 'Zwei-Faktor-Anmeldung',
  lead: 'Die Anmeldung mit Passwort verlangt dann zusätzlich einen Passkey, also Ihren Fingerabdruck, Ihr Gesicht, eine PIN oder einen Sicherheitsschlüssel, oder einen Code aus einer Authenticator-App. Anmeldungen über Google, Microsoft und andere bleiben, wie sie sind.',
  loading: 'Zwei-Faktor-Anmeldung wird geladen',
  off: 'Aus.',
  on: (codesLeft) =>
    codesLeft === 0
      ? 'Ein. Kein Wiederherstellungscode mehr übrig.'
      : `Ein. Noch ${plural(codesLeft, 'Wiederherstellungscode', 'Wiederherstellungscodes')} übrig.`,
  yourPassword: 'Ihr Passwort',
  password: 'Passwort',
  code: 'Code aus der App oder Wiederherstellungscode',
  orPasskey: 'Leer lassen, um mit einem Passkey zu bestätigen.',
  next: 'Weiter',
  app: {
    title: 'Authenticator-App',
    since: (day) => `Eingerichtet am ${day}`,
    setUp: 'Authenticator-App einrichten',
    scan: 'Scannen Sie den Code mit Ihrer Authenticator-App oder geben Sie dort den Schlüssel ein.',
    qrCode: 'QR-Code für Ihre Authenticator-App',
    code: 'Code aus der App',
    confirm: 'Code bestätigen',
    turnOn: 'Einschalten',
    turnOffApp: 'App ausschalten',
    turnOffTitle: 'Authenticator-App ausschalten',
    turnOff: 'Ausschalten',
    isOff: 'Die Authenticator-App ist ausgeschaltet.',
  },
  passkeys: {
    title: 'Passkeys',
    add: 'Passkey hinzufügen',
    form: 'Neuer Passkey',
    where:
      'Ihr Browser fragt dann, wo er gespeichert wird: auf diesem Gerät, auf Ihrem Smartphone oder auf einem Sicherheitsschlüssel.',
    name: 'Name',
    nameText: 'Um ihn von anderen zu unterscheiden.',
    submit: 'Passkey hinzufügen',
    added: (name) => `„${name}“ ist hinzugefügt.`,
    since: (day) => `Hinzugefügt am ${day}`,
    sinceAndUsed: (day, used) => `Hinzugefügt am ${day}, zuletzt verwendet am ${used}`,
    rename: 'Umbenennen',
    renameOf: (name) => `${name} umbenennen`,
    renameTitle: 'Passkey umbenennen',
    renameForm: 'Name des Passkeys',
    save: 'Speichern',
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    removeTitle: 'Passkey entfernen',
    removeText: (name) =>
      `Mit „${name}“ können Sie sich dann nicht mehr anmelden. Löschen Sie ihn auch auf dem Gerät.`,
    removed: (name) => `„${name}“ ist entfernt.`,
    unsupported: 'Passkeys funktionieren nicht in diesem Browser oder an einer Adresse ohne https.',
    refusals: {
      NotAllowedError: 'Der Passkey wurde nicht bestätigt. Versuchen Sie es noch einmal.',
      AbortError: 'Der Passkey wurde nicht bestätigt. Versuchen Sie es noch einmal.',
      InvalidStateError: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
      SecurityError: 'Passkeys funktionieren an dieser Adresse nicht.',
    },
    refused: 'Ihr Browser konnte den Passkey nicht verwenden.',
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    text: 'Bewahren Sie diese Codes so auf, dass Sie sie auch ohne Ihr Smartphone finden. Jeder gilt einmal, anstelle von Passkey oder App. Sie werden nicht noch einmal angezeigt.',
    fileName: 'muster-wiederherstellungscodes.txt',
    file: (email) => `Wiederherstellungscodes für Muster, Konto ${email}. Jeder gilt einmal.`,
    download: 'Codes herunterladen',
    done: 'Ich habe sie gesichert',
    renew: 'Neue Wiederherstellungscodes',
    renewText: 'Die bisherigen Codes gelten dann nicht mehr.',
    renewSubmit: 'Neue Codes erstellen',
  },
  required: {
    page: 'Zwei-Faktor-Anmeldung einrichten',
    title: 'Nur noch ein zweiter Faktor',
    yourCompany: 'Ihre Firma',
    text: (company) =>
      `${company} verlangt von allen, die sich mit Passwort anmelden, einen zweiten Faktor. Das Einrichten dauert etwa eine Minute. Sie brauchen ihn ab jetzt bei jeder Anmeldung.`,
    passkey: 'Passkey',
    passkeyText: 'Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel. Der schnellste Weg.',
    appText: 'Ein sechsstelliger Code aus einer App auf Ihrem Smartphone.',
  },
  requirement: {
    title: 'Zwei-Faktor-Anmeldung für alle',
    label: 'Wer sich mit Passwort anmeldet, braucht einen zweiten Faktor',
    loading: 'Wird geladen …',
    ownMissing: 'Richten Sie die Zwei-Faktor-Anmeldung zuerst für Ihr eigenes Konto ein.',
    allHave: 'Alle, die sich mit Passwort anmelden können, haben einen.',
    haveNone,
    text: 'Ein Passkey oder eine Authenticator-App. Anmeldungen über Single Sign-on, Google, Microsoft und andere brauchen keinen.',
    ask: 'Zweiten Faktor verlangen?',
    act: 'Verlangen',
    keep: 'Abbrechen',
    askAllHave: 'Alle haben einen. Neue Mitglieder richten ihn bei der ersten Anmeldung ein.',
    askHaveNone: (count) =>
      `${haveNone(count)} ${form(count, 'Sie wird jetzt abgemeldet und richtet', 'Sie werden jetzt abgemeldet und richten')} ihn bei der nächsten Anmeldung ein, bevor sich etwas anderes öffnet. Laufende Sessions gehen weiter.`,
    isRequired: 'Ein zweiter Faktor ist jetzt Pflicht.',
    isOptional: 'Ein zweiter Faktor ist jetzt freiwillig.',
  },
};
