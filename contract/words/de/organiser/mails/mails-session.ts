import type { SessionMailWords } from '../../../en/organiser/mails/mails-session.ts';
import { form, plural } from '../../counts.ts';

const hello = (firstName: string) => (firstName ? `Hallo ${firstName},` : 'Hallo,');

const returned = (credits: number) =>
  `${plural(credits, 'Credit ist', 'Credits sind')} wieder auf Ihrem Konto verfügbar.`;

/** What mails about a session say to its organiser and to its facilitators, in German. */
export const sessionMails: SessionMailWords = {
  openSession: 'Session öffnen',
  organiser: {
    why: (title) => `Sie erhalten diese E-Mail, weil Sie „${title}“ geplant haben.`,
    whyInstead: (title) =>
      `Sie erhalten diese E-Mail, weil die Person, die „${title}“ geplant hat, kein Konto mehr hat.`,
    choose: 'E-Mails auswählen, die Sie erhalten',
    others: (count) => `und ${plural(count, 'weitere Person', 'weitere Personen')}`,
    countOf: (count, all) => `${count} von ${all}`,
  },
  results: {
    subject: (title) => `Ergebnisse: ${title}`,
    preheader: 'Punkte, Entscheidungen und Zusammenarbeit, Team für Team.',
    headline: 'Ihre Ergebnisse sind da',
    text: (firstName, title) =>
      `${hello(firstName)} „${title}“ ist vorbei. Die Wertung jedes Teams finden Sie in Ihrer Übersicht.`,
    button: 'Ergebnisse ansehen',
  },
  readiness: {
    subject: (title) => `Stand der Vorbereitung: ${title}`,
    preheader: (opened, expected) =>
      `${opened} von ${expected} ${form(opened, 'hat', 'haben')} den persönlichen Link geöffnet.`,
    headline: 'Wer bereit ist',
    text: (firstName, title, start) =>
      `${hello(firstName)} „${title}“ beginnt am ${start}. Die Session läuft automatisch. Hier sehen Sie, wer bereit ist.`,
    opened: 'Link geöffnet',
    checked: 'Gerät geprüft',
    unopened: 'Link nicht geöffnet',
    undelivered: 'Einladung nicht zugestellt',
    problems: 'Probleme mit dem Gerät',
    absent: 'Kann nicht kommen',
    resend: 'Dort können Sie die Einladung an alle erneut senden, die ihren Link nicht geöffnet haben.',
  },
  undelivered: {
    subject: (title) => `Nicht zugestellt: ${title}`,
    preheader: (people) =>
      form(
        people,
        'Eine E-Mail konnte nicht zugestellt werden.',
        `E-Mails an ${people} Personen konnten nicht zugestellt werden.`,
      ),
    headline: (people) =>
      form(people, 'Eine E-Mail konnte nicht zugestellt werden', 'E-Mails konnten nicht zugestellt werden'),
    text: (firstName, title, people) =>
      `${hello(firstName)} der Mailserver ${form(people, 'dieser Adresse', 'dieser Adressen')} hat unsere E-Mail zu „${title}“ abgelehnt. Prüfen Sie, ob die ${form(people, 'Adresse stimmt', 'Adressen stimmen')}, und senden Sie die Einladung dann erneut oder geben Sie den persönlichen Link weiter.`,
    emails: (people) => form(people, 'E-Mail', 'E-Mails'),
  },
  absences: {
    subject: (what, title) => `${what}: ${title}`,
    cannotCome: (name) => `${name} kann nicht kommen`,
    canCome: (name) => `${name} kann doch kommen`,
    several: 'Gästeliste geändert',
    preheader: (expected, invited) => `${expected} von ${invited} erwartet.`,
    text: (firstName, title, expected, invited) =>
      `${hello(firstName)} zu „${title}“ ${form(expected, 'wird', 'werden')} jetzt ${expected} von ${invited} Gästen erwartet.`,
    absent: 'Kann nicht kommen',
    back: 'Kann doch kommen',
  },
  failed: {
    subject: (title) => `Hat nicht stattgefunden: ${title}`,
    preheader: returned,
    headline: 'Die Session konnte nicht stattfinden',
    text: (firstName, title, reason) => `${hello(firstName)} „${title}“ konnte nicht stattfinden. ${reason}`,
    reasons: {
      'not-held': 'Ein Fehler auf unserer Seite hat die Session vor dem Ende abgebrochen.',
      'nobody-came': 'In den ersten 15 Minuten hat niemand teilgenommen.',
      missed: 'Der Dienst lief nicht, als die Session beginnen sollte.',
    },
    returned: (credits) => `${returned(credits)} Sie müssen nichts tun.`,
    again: 'Planen Sie die Session neu, wann immer es Ihrem Team passt.',
  },
  facilitator: {
    assigned: {
      subject: (title) => `Sie moderieren ${title}`,
      preheader: (start) => `Beginn: ${start}.`,
      text: (firstName, organiser, start) =>
        `${hello(firstName)} ${organiser} hat Ihnen diese Session zugewiesen. Sie beginnt am ${start}.`,
      there: 'Dort sehen Sie, wer kommt, starten die Session, sobald die Türen offen sind, und leiten sie.',
      why: (organiser, title) =>
        `Sie erhalten diese E-Mail, weil ${organiser} Ihnen „${title}“ zugewiesen hat.`,
    },
    moved: {
      subject: (title) => `Verschoben: ${title}`,
      preheader: (start) => `Neuer Beginn: ${start}.`,
      text: (firstName, start) =>
        `${hello(firstName)} diese Session beginnt jetzt am ${start}. Sie moderieren sie weiterhin.`,
      why: (title) => `Sie erhalten diese E-Mail, weil Sie „${title}“ moderieren.`,
    },
    cancelled: {
      subject: (title) => `Abgesagt: ${title}`,
      nothingToDo: 'Sie müssen nichts tun.',
      text: {
        cancelled: (firstName, start) =>
          `${hello(firstName)} die Session am ${start} ist abgesagt. Sie müssen nichts tun.`,
        missed: (firstName, start) =>
          `${hello(firstName)} die Session am ${start} wurde geschlossen, weil niemand sie gestartet hat. Sie müssen nichts tun.`,
      },
      why: (title) => `Sie erhalten diese E-Mail, weil Sie „${title}“ moderieren sollten.`,
    },
  },
};
