import type { DoorWords } from '../english/door.ts';
import { plural } from './counts.ts';

/** What people read whose seat does not open at once, in German. */
export const door: DoorWords = {
  join: {
    title: 'Nimm deinen Platz ein',
    form: 'An einer Sitzung teilnehmen',
    lead: 'Gib die Adresse ein, an die deine Einladung ging. Kein Konto, kein Passwort.',
    otherSeat: (title) => `Dieser Browser hat einen Platz in „${title}“. Sag für diese Sitzung, wer du bist.`,
    signInEnded: 'Deine Anmeldung auf diesem Gerät ist abgelaufen. Sag bitte noch einmal, wer du bist.',
    email: 'Deine E-Mail-Adresse',
    emailWrong: 'Gib die Adresse ein, die eingeladen wurde.',
    sessionId: 'Sitzungsnummer',
    sessionIdHelp: 'Sie steht in deiner Einladung. Du kannst auch den ganzen Link einfügen.',
    sessionIdWrong: 'Eine Sitzungsnummer hat 22 Buchstaben und Ziffern. Du kannst den ganzen Link einfügen.',
    join: 'Teilnehmen',
    help: [
      'Wurde eine andere deiner Adressen eingeladen? Versuch es mit der.',
      'Der persönliche Link in deiner Einladung geht ohne dieses Formular.',
      'Sonst bitte die Person, die dich eingeladen hat, die Einladung noch einmal zu schicken.',
    ],
  },
  code: {
    form: 'Den Code eingeben',
    label: 'Code',
    wrong: (digits) => `Ein Code hat ${digits} Ziffern.`,
    tooManyTries: 'Das waren zu viele Versuche. Lass dir einen neuen Code schicken und nimm den.',
    sending: 'Ein Code wird geschickt.',
    sent: (email) =>
      `Wenn ${email} eingeladen ist, ist jetzt eine Mail mit einem Code da. Sie kann bei den unerwünschten liegen.`,
    sendIn: (seconds) => `Neuer Code in ${seconds} s`,
    send: 'Einen neuen Code schicken',
    otherAddress: 'Eine andere Adresse nehmen',
    runOut: 'Der Code ist abgelaufen. Lass dir einen neuen schicken.',
    goodFor: (digits, minutes) =>
      `${digits} Ziffern${minutes > 0 ? `, noch ${plural(minutes, 'Minute', 'Minuten')} gültig` : ''}. Einfügen geht auch.`,
  },
  givenUp: {
    title: 'Dein Platz wurde vergeben',
    text: 'Du musst nichts tun. Wenn dich das überrascht, frag dort nach: Man kann dir wieder einen Platz geben, und eine neue Einladung mit neuem Link kommt per Mail.',
    other: 'Ich habe eine andere Einladung',
    closed: {
      title: 'Die Firma hat ihr Konto geschlossen',
      sentence: 'Ihre Sitzungen sind abgesagt, und frühere Ergebnisse werden nicht mehr gezeigt.',
      text: 'Du musst nichts tun. Wenn du eine Sitzung erwartet hast, frag die Person, die dich eingeladen hat.',
    },
  },
  attendance: {
    asked: 'Du kannst nicht kommen?',
    askedText: (host) =>
      `${host} sieht es auf der Liste, und dein Team spielt ohne dich. Du bekommst keine Erinnerungen mehr. Bis die Geschichte endet, kannst du es hier zurücknehmen.`,
    keep: 'Meinen Platz behalten',
    comeAfterAll: 'Ich kann doch kommen',
    comeIn: 'Hereinkommen',
    yourZone: (company) => `in deiner Zeitzone, mit ${company}`,
    notReached: 'Das kam nicht bei uns an. Bitte versuch es noch einmal.',
    declined: 'Du hast abgesagt',
    declinedText: (host) =>
      `${host} sieht es. Mehr ist nicht zu tun. Falls du doch Zeit hast, bevor die Geschichte endet: Dein Platz im Team ist noch da.`,
    declinedLive: 'Die Geschichte hat ohne dich begonnen',
    declinedLiveText:
      'Du hattest abgesagt. Dein Platz im Team ist noch da, und du kannst jederzeit hereinkommen.',
    begun: 'Die Geschichte hat begonnen',
    begunText: 'Zum Absagen ist es zu spät. Dein Platz gehört dir, und du kannst jederzeit hereinkommen.',
    told: 'Die Geschichte ist erzählt',
    toldText: 'Du hattest abgesagt. Es ist nichts mehr zu tun.',
    failedText: 'Du musst nichts tun.',
  },
};
