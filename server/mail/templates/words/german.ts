import type { GuestWords } from './english.ts';

/** What mails to guests say, and their calendar entries, in German. */
export const german: GuestWords = {
  locale: 'de-DE',
  privacy: 'Datenschutz',
  support: 'Hilfe',
  zoneTime: ({ clock }, offset) => `${clock.replace(/^(.+) \(Ortszeit\)$/, 'Ortszeit $1')} (${offset})`,
  onDay: (time, day) => `${time} am ${day}`,
  address: (firstName, sentence) => (firstName ? `${firstName}, ${sentence}` : sentence),
  whyReceived: (organiser, company) =>
    `Du bekommst diese Mail, weil ${organiser} (${company}) deine Adresse für diese Sitzung eingetragen hat. Der Link gehört dir allein: Gib ihn bitte nicht weiter.`,
  facts: {
    before: 'Bisher',
    now: 'Jetzt',
    when: 'Wann',
    story: 'Geschichte',
    team: 'Dein Team',
    sessionId: 'Sitzungsnummer',
    invitedBy: 'Eingeladen von',
  },
  storyLength: (length, block) =>
    `etwa ${length} Minuten, mit Ankommen und dem Gespräch danach ${block} Minuten`,
  doors:
    'Die Türen öffnen 15 Minuten vorher. Du brauchst nur einen Browser: nichts zu installieren, kein Konto. Kamera und Mikrofon helfen, aber es geht auch ohne.',
  openLink: 'Meinen persönlichen Link öffnen',
  ownTimeZone: 'Den Beginn in meiner Zeitzone ansehen',
  checkDevice: 'Jetzt mein Gerät prüfen',
  cannotCome: 'Ich kann nicht kommen',
  canCome: 'Ich kann doch kommen',
  invitation: {
    subject: (title, day) => `Einladung: ${title}, ${day}`,
    preheader: (start) => `${start}. Darin ist dein persönlicher Link.`,
    text: (organiser, tagline) =>
      `${organiser} lädt dich ein, mit deinem Team eine Geschichte zu spielen. ${tagline}`,
  },
  reminders: {
    day: { subject: 'Morgen', headline: 'Morgen spielt ihr' },
    hour: { subject: 'In einer Stunde', headline: 'Noch eine Stunde' },
    lobby: { subject: 'Die Türen sind offen', headline: 'Die Türen sind offen' },
  },
  startsAt: (title, start) => `${title} beginnt um ${start}.`,
  sayHello: 'Komm herein, sag Hallo und sieh, wer da ist.',
  comeIn: 'Hereinkommen',
  moved: {
    subject: (title, day) => `Neuer Termin: ${title}, ${day}`,
    preheader: (start) => `Jetzt ${start}.`,
    headline: 'Die Sitzung ist verschoben',
    text: (title) => `${title} hat einen neuen Termin. Dein persönlicher Link bleibt derselbe.`,
    declined:
      'Du hast gesagt, dass du nicht kommen kannst. Wenn dir der neue Termin passt, sag es, und dein Platz gehört wieder dir. Sonst ist nichts zu tun.',
    calendar: 'Die angehängte Kalenderdatei verschiebt den Eintrag, den du schon hast.',
  },
  ended: {
    cancelled: (organiser, title, start) => `${organiser} hat ${title} abgesagt, geplant für ${start}.`,
    declined: (organiser, title, start) =>
      `${organiser} hat ${title} abgesagt, geplant für ${start}. Du hattest gesagt, dass du nicht kommen kannst. Es ist also nichts mehr zu tun.`,
    removed: (organiser, title, day, time) =>
      `${organiser} hat dich von der Liste für ${title} am ${day}, ${time}, genommen.`,
    missed: (title, start) => `${title}, geplant für ${start}, konnte nicht stattfinden.`,
    subjectCancelled: 'Abgesagt',
    subjectRemoved: 'Nicht mehr auf der Liste',
    headlineCancelled: 'Diese Sitzung findet nicht statt',
    headlineRemoved: 'Du stehst nicht mehr auf der Liste',
    calendar: 'Die angehängte Kalenderdatei nimmt den Eintrag aus deinem Kalender.',
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
      `${firstName ? `${firstName}, danke` : 'Danke'}, dass du „${story}“ mitgespielt hast. Sieh, was ${team} gewählt hat und warum es zählte, wie ihr zusammengearbeitet habt, und deine Urkunde.`,
    open: 'Die Ergebnisse ansehen',
  },
  entryCode: {
    subject: (title) => `Dein Code für ${title}`,
    preheader: 'Gib ihn auf der Seite ein, die danach gefragt hat.',
    headline: 'Dein Code',
    text: (title) =>
      `Gib diesen Code auf der Seite ein, die danach gefragt hat, und dein Platz in ${title} geht auf.`,
    lifetime: (minutes) =>
      `Er gilt ${minutes} Minuten und ein einziges Mal. Ein neuerer Code macht ihn wertlos. Gib ihn bitte niemandem, auch niemandem, der sagt, dass er von uns schreibt.`,
    whyReceived:
      'Du bekommst diese Mail, weil jemand mit dieser Adresse teilnehmen wollte. Wenn du es nicht warst, tu nichts: Ohne den Code kann niemand deinen Platz nehmen.',
  },
  calendar: (story, length, block, organiser, company) =>
    `${story}: eine Geschichte, die ihr zusammen spielt, etwa ${length} Minuten, mit Ankommen und dem Gespräch danach ${block} Minuten. Die Türen öffnen 15 Minuten vorher. Eingeladen von ${organiser}, ${company}.`,
};
