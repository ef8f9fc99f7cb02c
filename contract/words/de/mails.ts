import { form } from './counts.ts';
import type { MailWords } from '../en/mails.ts';

/** What mails to guests say, and their calendar entries, in German. */
export const mails: MailWords = {
  privacy: 'Datenschutz',
  support: 'Hilfe',
  onDay: (time, day) => `${time} am ${day}`,
  address: (firstName, sentence) => (firstName ? `${firstName}, ${sentence}` : sentence),
  whyReceived: (organiser, company) =>
    `Du bekommst diese E-Mail, weil ${organiser} (${company}) dich zu dieser Session eingeladen hat. Der Link ist persönlich: Bitte gib ihn nicht weiter.`,
  facts: {
    before: 'Bisher',
    now: 'Jetzt',
    when: 'Wann',
    story: 'Geschichte',
    team: 'Dein Team',
    sessionId: 'Session-ID',
    invitedBy: 'Eingeladen von',
  },
  storyLength: (length, block) => `etwa ${length} Minuten, mit Ankommen und Nachgespräch ${block} Minuten`,
  doors:
    'Die Türen öffnen 15 Minuten vorher. Du brauchst nur einen Browser, keine Installation und kein Konto. Kamera und Mikrofon helfen, aber es geht auch ohne.',
  openLink: 'Meinen persönlichen Link öffnen',
  ownTimeZone: 'Den Beginn in meiner Zeitzone ansehen',
  checkDevice: 'Jetzt mein Gerät prüfen',
  cannotCome: 'Ich kann nicht dabei sein',
  canCome: 'Ich kann doch kommen',
  invitation: {
    subject: (title, day) => `Einladung: ${title}, ${day}`,
    preheader: (start) => `${start}. Mit deinem persönlichen Link.`,
    text: (organiser, tagline) =>
      `${organiser} lädt dich ein, mit deinem Team eine Geschichte zu spielen. ${tagline}`,
  },
  reminders: {
    day: { subject: 'Morgen', headline: 'Morgen spielt ihr' },
    hour: { subject: 'In einer Stunde', headline: 'Noch eine Stunde' },
    lobby: { subject: 'Die Türen sind offen', headline: 'Die Türen sind offen' },
  },
  startsAt: (title, start) => `${title} beginnt um ${start}.`,
  sayHello: 'Nimm jetzt teil, sag Hallo und sieh, wer da ist.',
  comeIn: 'Jetzt teilnehmen',
  moved: {
    subject: (title, day) => `Neuer Termin: ${title}, ${day}`,
    preheader: (start) => `Jetzt ${start}.`,
    headline: 'Die Session ist verschoben',
    text: (title) => `${title} hat einen neuen Termin. Dein persönlicher Link bleibt derselbe.`,
    declined: 'Du hattest abgesagt. Wenn dir der neue Termin passt, sag unten zu. Sonst musst du nichts tun.',
    calendar: 'Die angehängte Kalenderdatei aktualisiert den Eintrag in deinem Kalender.',
  },
  merged: {
    text: (organiser, title) =>
      `${organiser} hat zwei Sessions von ${title} zusammengelegt. Du hast einen neuen Termin und einen neuen persönlichen Link. Wenn dir der Termin nicht passt, sag es uns unten.`,
    calendar:
      'Die angehängte Kalenderdatei trägt den neuen Termin ein. Bitte lösche den bisherigen Eintrag in deinem Kalender.',
  },
  ended: {
    cancelled: (organiser, title, start) => `${organiser} hat ${title} (${start}) abgesagt.`,
    declined: (organiser, title, start) =>
      `${organiser} hat ${title} (${start}) abgesagt. Du hattest schon abgesagt und musst nichts tun.`,
    removed: (organiser, title, day, time) =>
      `${organiser} hat dich von der Gästeliste für ${title} am ${day}, ${time}, gestrichen.`,
    withdrawn: (title, day, time) => `du hast deinen Platz in ${title} am ${day}, ${time}, freigegeben.`,
    missed: (title, start) => `${title}, geplant für ${start}, konnte nicht stattfinden.`,
    subjectCancelled: 'Abgesagt',
    subjectRemoved: 'Nicht mehr auf der Liste',
    subjectWithdrawn: 'Du hast abgesagt',
    headlineCancelled: 'Diese Session findet nicht statt',
    headlineRemoved: 'Du stehst nicht mehr auf der Liste',
    headlineWithdrawn: 'Du hast abgesagt',
    calendar: 'Die angehängte Kalenderdatei entfernt den Eintrag aus deinem Kalender.',
  },
  message: {
    subject: (title) => `Nachricht zu ${title}`,
    preheader: (by) => `${by} hat dir geschrieben.`,
    writes: (by) => `${by} schreibt:`,
  },
  results: {
    subject: (title) => `Deine Ergebnisse: ${title}`,
    preheader: 'Was euer Team gewählt hat, wie ihr zusammengearbeitet habt, und deine Urkunde.',
    headline: 'Deine Ergebnisse sind da',
    text: (firstName, story, team) =>
      `${firstName ? `${firstName}, danke` : 'Danke'}, dass du „${story}“ mitgespielt hast. Sieh, was ${team} gewählt hat, wie das gewertet wurde und wie ihr zusammengearbeitet habt.`,
    open: 'Die Ergebnisse ansehen',
  },
  entryCode: {
    subject: (title) => `Dein Code für ${title}`,
    preheader: 'Gib ihn auf der Seite ein, die danach gefragt hat.',
    headline: 'Dein Code',
    text: (title) =>
      `Gib diesen Code auf der Seite ein, die danach gefragt hat, um an ${title} teilzunehmen.`,
    lifetime: (minutes) =>
      `Er gilt ${minutes} Minuten und nur einmal. Ein neuerer Code ersetzt ihn. Gib ihn nicht weiter, auch nicht an Leute, die sich als Muster ausgeben.`,
    whyReceived:
      'Du bekommst diese E-Mail, weil jemand mit deiner E-Mail-Adresse teilnehmen wollte. Wenn du das nicht warst, kannst du sie ignorieren: Ohne den Code kann niemand an deiner Stelle teilnehmen.',
  },
  programme: {
    confirm: {
      subject: (title) => `Bestätige deinen Platz: ${title}`,
      preheader: (until) => `Dein Platz ist bis ${until} reserviert.`,
      headline: 'Bestätige deinen Platz',
      text: (title, start) =>
        `du hast dich für ${title} angemeldet: ${start}. Bestätige deine E-Mail-Adresse, damit du deinen Platz behältst.`,
      held: (until) => `Wir halten deinen Platz bis ${until} frei. Danach können ihn andere nehmen.`,
      button: 'Meinen Platz bestätigen',
    },
    companion: {
      text: (by, title, start) =>
        `${by} hat dich für ${title} angemeldet: ${start}. Ihr spielt im selben Team. Bestätige deinen Platz oder gib ihn frei.`,
    },
    confirmWaiting: {
      subject: (title) => `Bestätige deine E-Mail-Adresse: Warteliste für ${title}`,
      preheader: 'Dann schreiben wir dir, sobald ein Platz frei ist.',
      headline: 'Bestätige deine E-Mail-Adresse',
      text: (title, start) =>
        `du hast dich auf die Warteliste für ${title} gesetzt: ${start}. Bestätige deine E-Mail-Adresse, damit du auf der Liste bleibst.`,
      button: 'E-Mail-Adresse bestätigen',
    },
    confirmed: {
      subject: (title) => `Du bist angemeldet: ${title}`,
      preheader: (start) => `${start}.`,
      headline: 'Du bist angemeldet',
      text: (title, start) =>
        `du hast einen Platz in ${title}: ${start}. Die Einladung mit deinem persönlichen Link kommt in einer eigenen E-Mail.`,
      waiting: (title, start) =>
        `du stehst auf der Warteliste für ${title}: ${start}. Wir schreiben dir, sobald ein Platz frei ist.`,
      already: (title, start) =>
        `du bist für ${title} schon angemeldet: ${start}. Jede Person kann nur einen Platz haben. Mit dem Knopf änderst du den Termin oder sagst ab.`,
      button: 'Ändern oder absagen',
      keep: 'Bewahre diese E-Mail auf: Ihr Link öffnet deine Anmeldung.',
    },
    offer: {
      subject: (title) => `Ein Platz ist frei: ${title}`,
      preheader: (until) => `Nimm ihn bis ${until} an.`,
      headline: 'Ein Platz ist für dich frei',
      text: (title, start, people) =>
        form(
          people,
          `in ${title} ist ein Platz frei: ${start}.`,
          `in ${title} sind ${people} Plätze für deine Gruppe frei: ${start}.`,
        ),
      until: (until) =>
        `Nimm ihn bis ${until} an. Danach bieten wir ihn der nächsten Person auf der Liste an.`,
      button: 'Annehmen',
    },
    mailedBecause: (company) =>
      `Du bekommst diese E-Mail, weil deine Adresse auf einer Anmeldeseite von ${company} eingetragen wurde. Wenn du das nicht warst, ignoriere sie: Ohne deine Bestätigung endet die Anmeldung.`,
  },
  calendar: (story, length, block, organiser, company) =>
    `${story}: eine Geschichte, die ihr zusammen spielt, etwa ${length} Minuten, mit Ankommen und Nachgespräch ${block} Minuten. Die Türen öffnen 15 Minuten vorher. Eingeladen von ${organiser}, ${company}.`,
};
