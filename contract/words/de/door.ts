import type { DoorWords } from '../en/door.ts';
import { plural } from './counts.ts';

/** What people read whose seat does not open at once, in German. */
export const door: DoorWords = {
  join: {
    title: 'Nimm deinen Platz ein',
    form: 'An einer Session teilnehmen',
    lead: 'Gib die E-Mail-Adresse ein, an die deine Einladung ging. Kein Konto, kein Passwort.',
    otherSeat: (title) =>
      `In diesem Browser nimmst du schon an „${title}“ teil. Gib für diese Session deine Daten ein.`,
    lost: 'Dieser Link führt nirgendwohin. Nimm mit der E-Mail-Adresse teil, an die deine Einladung ging.',
    backTo: (title) => `Zurück zu „${title}“`,
    signInEnded: 'Deine Anmeldung auf diesem Gerät ist abgelaufen. Bitte gib deine Daten noch einmal ein.',
    email: 'Deine E-Mail-Adresse',
    emailWrong: 'Gib die E-Mail-Adresse ein, an die die Einladung ging.',
    sessionId: 'Session-ID',
    sessionIdHelp: 'Sie steht in deiner Einladung. Du kannst auch den ganzen Link einfügen.',
    sessionIdWrong: 'Eine Session-ID hat 22 Buchstaben und Ziffern. Du kannst den ganzen Link einfügen.',
    join: 'Teilnehmen',
    help: [
      'Vielleicht ging die Einladung an eine andere E-Mail-Adresse von dir. Versuche es damit.',
      'Mit dem persönlichen Link aus deiner Einladung brauchst du dieses Formular nicht.',
      'Sonst bitte deinen Host, die Einladung noch einmal zu senden.',
    ],
  },
  code: {
    form: 'Den Code eingeben',
    label: 'Code',
    wrong: (digits) => `Ein Code hat ${digits} Ziffern.`,
    tooManyTries: 'Das waren zu viele Versuche. Fordere einen neuen Code an und nimm den.',
    sending: 'Code wird gesendet …',
    sent: (email) =>
      `Wenn ${email} eingeladen ist, haben wir gerade einen Code dorthin gesendet. Sieh auch im Spam-Ordner nach.`,
    sendIn: (seconds) => `Neuer Code in ${seconds} s`,
    send: 'Neuen Code senden',
    otherAddress: 'Andere E-Mail-Adresse verwenden',
    runOut: 'Der Code ist abgelaufen. Fordere einen neuen an.',
    goodFor: (digits, minutes) =>
      `${digits} Ziffern${minutes > 0 ? `, noch ${plural(minutes, 'Minute', 'Minuten')} gültig` : ''}. Einfügen geht auch.`,
  },
  givenUp: {
    title: 'Du stehst nicht mehr auf der Gästeliste',
    text: 'Du musst nichts tun. Wenn dich das wundert, frag deinen Host: Du kannst neu eingeladen werden.',
    other: 'Ich habe eine andere Einladung',
    closed: {
      title: 'Die Firma hat ihr Konto geschlossen',
      sentence: 'Ihre Sessions sind abgesagt, und frühere Ergebnisse werden nicht mehr gezeigt.',
      text: 'Du musst nichts tun. Wenn du eine Session erwartet hast, frag die Person, die dich eingeladen hat.',
    },
  },
  attendance: {
    asked: 'Du kannst nicht dabei sein?',
    askedText: (host) =>
      `${host} sieht das auf der Gästeliste, und dein Team spielt ohne dich. Du bekommst keine Erinnerungen mehr. Bis die Geschichte endet, kannst du es hier zurücknehmen.`,
    keep: 'Meinen Platz behalten',
    comeAfterAll: 'Ich kann doch kommen',
    comeIn: 'Jetzt teilnehmen',
    yourZone: (company) => `(in deiner Zeitzone, wie ${company})`,
    notReached: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    declined: 'Du hast abgesagt',
    declinedText: (host) =>
      `${host} kann das sehen. Falls du doch Zeit hast, kannst du bis zum Ende der Geschichte noch einsteigen.`,
    declinedLive: 'Die Geschichte hat ohne dich begonnen',
    declinedLiveText: 'Du hattest abgesagt. Du kannst trotzdem jederzeit teilnehmen.',
    begun: 'Die Geschichte hat begonnen',
    begunText: 'Zum Absagen ist es zu spät. Du kannst jederzeit teilnehmen.',
    told: 'Die Session ist vorbei',
    toldText: 'Du hattest abgesagt und musst nichts mehr tun.',
    failedText: 'Du musst nichts tun.',
  },
};
