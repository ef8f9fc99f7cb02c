import type { CreateSessionWords } from '../../../en/organiser/sessions/create-session.ts';
import { form, plural } from '../../counts.ts';
import { requestFailures } from '../../request-failures.ts';

const factors = new Intl.NumberFormat('de');

export const createSession: CreateSessionWords = {
  title: 'Session erstellen',
  shareLink: 'Anmeldelink teilen',
  failed: 'Das Formular konnte nicht geladen werden',
  allSessions: 'Alle Sessions',
  scheduled: (sessions) =>
    `${form(sessions, 'Session', `${sessions} Sessions`)} geplant. Die Einladungen sind unterwegs.`,
  steps: {
    story: 'Geschichte',
    when: 'Zeit',
    people: 'Gäste',
    options: 'Optionen',
    review: 'Prüfen',
  },
  submit: 'Planen und einladen',
  next: 'Weiter',
  back: 'Zurück',
  startOver: 'Von vorn beginnen',
  credits: {
    get: (missing) => `${plural(missing, 'Credit', 'Credits')} kaufen`,
    buy: 'Credits kaufen',
    none: requestFailures.codes.SESSION_002,
    saved: 'Ihre Session ist auf diesem Gerät gespeichert.',
    comeBack: 'Sie finden sie hier wieder, sobald Sie Credits gekauft haben.',
    owner: 'Credits kaufen können die Kontoinhaber/innen Ihrer Firma.',
    toReview: 'Zurück zur Prüfung',
  },
  story: {
    title: 'Welche Geschichte?',
    stories: 'Geschichten',
    about: (story) => `Über ${story}`,
    trailer: (story) => `${story}, Trailer`,
    watch: 'Trailer ansehen',
    watchAgain: 'Trailer nicht geladen. Noch einmal versuchen',
    length: (minutes, block) => `${minutes} Minuten (${block} mit Ankommen und Nachgespräch)`,
    players: (min, max) => `${min} bis ${max} Personen`,
    difficulties: { gentle: 'leicht', moderate: 'mittel', demanding: 'anspruchsvoll' },
    languages: (languages) => `auf ${languages}`,
    name: 'Name der Session',
    nameHelp: 'Ihre Gäste sehen ihn in der Einladung.',
    nameExample: 'Wintertreffen des Designteams',
  },
  when: {
    title: 'Wann beginnt sie?',
    date: 'Datum',
    time: 'Uhrzeit',
    zone: 'Zeitzone',
    zoneHelp: 'Stadt, Land oder Abkürzung',
    noZone: 'Keine passende Zeitzone',
    twice: (time) => `An diesem Tag ist es zweimal ${time} Uhr`,
    first: (time) => `Das erste Mal ${time} Uhr`,
    second: (time) => `Das zweite Mal ${time} Uhr`,
    far: 'Das ist erst in über einem Jahr.',
    odd: (odd) => `Das ist ${odd}.`,
    forYou: (when) => `Bei Ihnen ist das ${when}.`,
    skipped: (when) => `Zu dieser Zeit werden die Uhren vorgestellt. Die Session beginnt deshalb am ${when}.`,
    ambiguous: (time, isSecond, zone) =>
      `Dann werden die Uhren zurückgestellt, und es ist zweimal ${time} Uhr. Gemeint ist das ${isSecond ? 'zweite' : 'erste'} Mal (${zone}).`,
  },
  series: {
    label: 'Wiederholen',
    choices: { once: 'Einmalig', week: 'Jede Woche', month: 'Jeden Monat' },
    times: 'Anzahl der Termine',
    timesHelp: 'Jeder Termin ist eine eigene Session mit eigenen Credits, Einladungen und Ergebnissen.',
    dates: 'Termine',
  },
  options: { title: 'Wie soll sie ablaufen?' },
  review: {
    title: 'Session prüfen',
    change: 'Ändern',
    changeWhat: (row) => `: ${row}`,
    rows: {
      session: 'Session',
      starts: 'Beginn',
      people: 'Gäste',
      options: 'Optionen',
      credits: 'Credits',
    },
    dates: (dates) => `${plural(dates.length, 'Termin', 'Termine')}: ${dates.join(', ')}`,
    part: (number) => `Session ${number}`,
    parts: (people, teams, sessions) =>
      `${plural(people, 'Person', 'Personen')} in ${plural(teams, 'Team', 'Teams')}${sessions > 1 ? `, ${sessions} Sessions gleichzeitig` : ''}`,
    chat: (isOn) => (isOn ? 'Chat an' : 'Chat aus'),
    analysis: (isOn) => (isOn ? 'Auswertung an' : 'Auswertung aus'),
    pace: (factor) => `Zeit × ${factors.format(factor)}`,
    mailLanguage: (language) => `E-Mails auf ${language}`,
    replyTo: (address) => `Antworten an ${address}`,
    videoRoom: (address) => `Videoraum ${address}`,
    reserved: (credits) =>
      `${plural(credits, 'Credit wird', 'Credits werden')} jetzt reserviert und verbraucht, sobald die erste Szene beginnt.`,
    balance: (available, left) =>
      left >= 0
        ? `Sie haben ${available}, davon ${form(left, 'bleibt', 'bleiben')} ${left} übrig.`
        : `Sie haben ${available}. Es ${form(-left, 'fehlt', 'fehlen')} ${-left}.`,
    doorsOpen: 'Die Türen öffnen sofort. Wenn Sie absagen, wird der Credit nicht zurückgegeben.',
    returned:
      'Wenn Sie absagen, bevor die Türen öffnen (15 Minuten vor dem Beginn), werden die Credits zurückgegeben.',
    owner: 'Kaufen können sie die Kontoinhaber/innen Ihrer Firma.',
    mails: (guests, dates) =>
      `${plural(guests, 'Gast erhält', 'Gäste erhalten')}${dates > 1 ? ' für jeden Termin' : ''} eine E-Mail mit persönlichem Link, Beginn und Kalendereintrag sowie Erinnerungen einen Tag, eine Stunde und 15 Minuten vorher.`,
    saveTemplate: 'Als Vorlage speichern',
  },
  invitation: {
    read: 'Einladung lesen',
    loading: 'Einladung wird geladen',
    subject: 'Betreff',
    title: 'Die Einladung',
  },
};
