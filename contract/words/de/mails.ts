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
  ended: {
    cancelled: (organiser, title, start) => `${organiser} hat ${title} (${start}) abgesagt.`,
    declined: (organiser, title, start) =>
      `${organiser} hat ${title} (${start}) abgesagt. Du hattest schon abgesagt und musst nichts tun.`,
    removed: (organiser, title, day, time) =>
      `${organiser} hat dich von der Gästeliste für ${title} am ${day}, ${time}, gestrichen.`,
    missed: (title, start) => `${title}, geplant für ${start}, konnte nicht stattfinden.`,
    subjectCancelled: 'Abgesagt',
    subjectRemoved: 'Nicht mehr auf der Liste',
    headlineCancelled: 'Diese Session findet nicht statt',
    headlineRemoved: 'Du stehst nicht mehr auf der Liste',
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
  calendar: (story, length, block, organiser, company) =>
    `${story}: eine Geschichte, die ihr zusammen spielt, etwa ${length} Minuten, mit Ankommen und Nachgespräch ${block} Minuten. Die Türen öffnen 15 Minuten vorher. Eingeladen von ${organiser}, ${company}.`,
};
