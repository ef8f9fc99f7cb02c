import type { ProfileWords } from '../../../en/organiser/account/profile.ts';
import { plural } from '../../counts.ts';
import { company } from './company.ts';
import { secondFactor } from './second-factor.ts';

const unused = (credits: number) =>
  `Sie haben ${plural(credits, 'ungenutzten Credit', 'ungenutzte Credits')}.`;

/** What a person's own profile says, in German. */
export const profile: ProfileWords = {
  title: 'Profil',
  onThisPage: 'Auf dieser Seite',
  groups: { you: 'Sie', company: 'Firma', account: 'Konto' },
  parts: {
    profile: 'Name, Ort und Telefon',
    address: 'E-Mail-Adresse',
    mails: 'E-Mail-Benachrichtigungen',
    look: 'Darstellung',
    joining: company.entry.title,
    brand: 'Logo und Farbe',
    colleagues: company.colleagues.title,
    signOn: 'Single Sign-on',
    requirement: secondFactor.requirement.title,
    retention: company.retention.title,
    agreement: company.agreement.title,
    companyData: company.data.title,
    audit: 'Änderungsprotokoll',
    signingIn: 'Anmeldung und Sicherheit',
    secondFactor: secondFactor.title,
    devices: 'Geräte',
    data: 'Ihre Daten',
    closing: 'Konto schließen',
  },
  signOnText: 'Anmeldung über den Identitätsanbieter Ihrer Firma, freiwillig oder als Pflicht.',
  signOnLink: 'Single Sign-on öffnen',
  auditText: 'Wer in Ihrer Firma was, wann und von wo geändert hat.',
  auditLink: 'Änderungsprotokoll öffnen',
  data: {
    text: 'Alles, was wir über Sie speichern, als JSON-Datei: Konto, Anmeldungen, von Ihnen geplante Sessions und E-Mails an Sie.',
    download: 'Meine Daten herunterladen',
  },
  form: {
    title: 'Sie und Ihre Firma',
    label: 'Profil',
    submit: 'Speichern',
    saved: 'Profil gespeichert',
    subject: 'dieses Profil',
    ownerRenames: 'Nur Kontoinhaber/innen können den Namen ändern',
    yourCompany: 'Ihre Firma',
    none: 'Keine Angabe',
    fields: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      company_name: 'Firma',
      country_id: 'Land',
      timezone_id: 'Zeitzone',
      area_code: 'Landesvorwahl',
      phone_number: 'Telefon',
    },
  },
  completion: {
    title: 'Profil vervollständigen',
    heading: 'Noch ein paar Angaben, dann geht es los',
    text: 'Ihre Firma steht auf den Einladungen, und Termine zeigen wir in Ihrer Zeitzone. Wir rufen nur an, wenn es bei einer Session ein Problem gibt.',
    filled: (filled, all) => `${filled} von ${all} ausgefüllt`,
    submit: 'Speichern und weiter',
  },
  address: {
    title: 'E-Mail-Adresse',
    own: (email) => `Sie melden sich mit ${email} an.`,
    change: 'Adresse ändern',
    dialog: 'E-Mail-Adresse ändern',
    text: 'Wir senden je einen Link an Ihre bisherige und an die neue Adresse. Sobald Sie beide bestätigt haben, melden Sie sich mit der neuen an.',
    newEmail: 'Neue E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Beide Links senden',
    open: (email, inboxes) =>
      `Ihre neue Adresse ${email} gilt, sobald Sie die E-Mail an ${inboxes} bestätigt haben. Die Links gelten 24 Stunden.`,
    present: 'Ihre bisherige Adresse',
    both: (email) => `Ihre bisherige Adresse und die an ${email}`,
    keep: 'Bisherige Adresse behalten',
  },
  mails: {
    title: 'E-Mail-Benachrichtigungen',
    text: 'Zu Sessions, die Sie planen. Immer schreiben wir Ihnen, wenn eine Session nicht stattfinden konnte, und zu Ihrem Konto und Ihren Bestellungen.',
    loading: 'Ihre E-Mail-Einstellungen werden geladen',
    kinds: {
      readiness: {
        label: 'Vorbereitung, einen Tag vorher',
        description: 'Wer den Link geöffnet und das Gerät geprüft hat.',
      },
      undelivered: {
        label: 'Unzustellbare E-Mails',
        description: 'Wenn eine Einladung nicht zugestellt werden kann.',
      },
      absences: {
        label: 'Absagen',
        description: 'Wenn ein Gast absagt oder es sich anders überlegt.',
      },
      results: { label: 'Ergebnisse', description: 'Wenn eine Session zu Ende gespielt wurde.' },
    },
    on: (label) => `${label}: E-Mails an`,
    off: (label) => `${label}: E-Mails aus`,
    notSaved: (message) => `Nicht gespeichert: ${message}`,
  },
  signingIn: {
    title: 'Anmeldung',
    text: '„Abmelden“ beendet die Übersicht in diesem Browser. „Auch aus Sessions abmelden“ beendet auch eine Session, an der Sie hier teilnehmen. „Auf allen Geräten abmelden“ meldet Ihr Konto auf allen Geräten ab, wo sie auch sind.',
    password: 'Passwort ändern',
    logOut: 'Abmelden',
    logOutFromAll: 'Auch aus Sessions abmelden',
    everywhere: 'Auf allen Geräten abmelden',
  },
  devices: {
    title: 'Geräte',
    text: 'Hier ist Ihr Konto angemeldet. Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
    loading: 'Geräte werden geladen',
    unknown: 'Unbekanntes Gerät',
    own: 'Dieses Gerät',
    used: (when) => `Zuletzt verwendet: ${when}`,
    logOut: 'Abmelden',
    logOutOf: (device, when) => `${device} abmelden, zuletzt verwendet: ${when}`,
    logOutOthers: 'Alle anderen abmelden',
    loggedOut: 'Dort abgemeldet',
    othersLoggedOut: 'Auf allen anderen Geräten abgemeldet',
  },
  closing: {
    own: 'Ihr Konto schließen',
    company: (company) => `Konto von ${company} schließen`,
    ask: (title) => `${title}?`,
    openOwn: 'Mein Konto schließen',
    openCompany: 'Konto der Firma schließen',
    final: 'Das lässt sich nicht rückgängig machen.',
    companyEffects: [
      'Kommende Sessions werden abgesagt und ihre Gäste per E-Mail benachrichtigt.',
      'Namen, E-Mail-Adressen und Urkunden von Organisatoren und Gästen werden gelöscht. Ergebnisse bleiben ohne Namen.',
      'Bestellungen, Rechnungen und der Credit-Verlauf bleiben so lange gespeichert, wie das Steuerrecht es verlangt.',
      'Ungenutzte Credits, die Sie in den letzten zwölf Monaten gekauft haben, werden zurückgezahlt.',
      'Um zu gehen, ohne das Konto zu schließen, geben Sie zuerst jemand anderem die Rolle „Kontoinhaber/in“ und sich selbst die Rolle „Unteradministrator/in“.',
    ],
    ownEffects: [
      'Ihr Name, Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihre Anmeldung werden gelöscht, und alle Geräte werden abgemeldet.',
      'Von Ihnen geplante Sessions finden statt. Die Kontoinhaber/innen Ihrer Firma übernehmen sie.',
    ],
    form: 'Konto schließen',
    typeEmail: 'Zur Bestätigung E-Mail-Adresse eingeben',
    password: 'Passwort',
    submit: 'Konto endgültig schließen',
    keep: 'Konto behalten',
    refund: 'Rückzahlung',
    refundLoading: 'Rückzahlung wird geladen',
    noneUnused: 'Sie haben keine ungenutzten Credits, daher gibt es nichts zurückzuzahlen.',
    unused,
    noneRefunded: (credits) =>
      `${unused(credits)} In den letzten zwölf Monaten wurde davon nichts gekauft, daher gibt es nichts zurückzuzahlen.`,
    refunds: {
      card: (amount, credits) =>
        `Wir zahlen ${amount} für ${plural(credits, 'Credit', 'Credits')} auf die Karte zurück, mit der Sie bezahlt haben.`,
      invoice: (amount, credits) =>
        `Wir zahlen ${amount} für ${plural(credits, 'Credit', 'Credits')} per Überweisung zurück.`,
    },
  },
};
