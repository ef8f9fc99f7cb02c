import type { SessionDialogsWords } from '../../../en/organiser/sessions/session-dialogs.ts';
import { plural } from '../../counts.ts';

export const sessionDialogs: SessionDialogsWords = {
  edit: {
    title: 'Name und Optionen',
    name: 'Name der Session',
    save: 'Speichern',
    cancel: 'Abbrechen',
    session: 'diese Session',
  },
  options: {
    pace: 'Zeit für Entscheidungen und Rätsel',
    paceHelp:
      'Für Teams mit Screenreader, Dolmetschen oder Zweitsprache. Alle erhalten mehr Zeit; Tempo bringt nie Punkte.',
    paces: {
      asInStory: 'Wie in der Geschichte',
      halfMore: '1,5-mal so lang',
      twice: 'Doppelt so lang',
      threeTimes: 'Dreimal so lang',
    },
    language: 'Sprache der E-Mails',
    languageHelp:
      'Für Einladungen, Erinnerungen und Kalendereinträge. Gäste, die eine andere Sprache wählen, erhalten ihre E-Mails in dieser.',
    chat: 'Team-Chat',
    chatHelp: 'Gäste schreiben innerhalb ihres Teams. Außerhalb des Teams kann niemand mitlesen.',
    countOnly: 'Namen im Warteraum ausblenden',
    countOnlyHelp: 'Bis die Geschichte beginnt, sehen Gäste, wie viele da sind, aber keine Namen.',
    analytics: 'Auswertung der Zusammenarbeit',
    analyticsHelp:
      'Gezählt werden Stimmen, Antworten und Redezeit, nie, was gesagt wird. Niemand wird mit Namen genannt.',
    videoRoom: 'Eigener Videoraum (optional)',
    videoRoomHelp:
      'Der https://-Link zum Videodienst Ihrer Firma. Teams öffnen ihn statt des eingebauten Raums. Mit {team} im Link erhält jedes Team einen eigenen Raum.',
    note: 'Eigene Worte in der Einladung (optional)',
    noteHelp: 'Ein oder zwei Sätze, die Ihre Gäste über den Angaben lesen.',
    replyTo: 'Antworten gehen an (optional)',
    replyToHelp: 'Gäste, die auf eine unserer E-Mails antworten, schreiben an diese E-Mail-Adresse.',
    on: 'Ein',
    off: 'Aus',
    none: 'Keine Angabe',
    nobody: 'Niemand',
  },
  reschedule: {
    title: 'Datum und Uhrzeit ändern',
    cancel: 'Abbrechen',
    session: 'diese Session',
    start: 'Beginn',
    ask: (guests) => `Neue Zeit per E-Mail an ${plural(guests, 'Gast', 'Gäste')} senden?`,
    back: 'Zurück',
    to: 'Alle auf der Liste',
    reads: (title, now, before) =>
      `„${title}“, neue Zeit: ${now}, bisher: ${before}. Der Kalendereintrag wird angepasst.`,
    mailsLater:
      'Wir senden die E-Mails in einer Minute. Bis dahin können Sie die Änderung rückgängig machen; dann erhält niemand eine E-Mail.',
  },
  message: {
    title: 'Gästen schreiben',
    text: 'Nachricht',
    textHelp:
      'Geht per E-Mail an die Gäste, mit Datum, Uhrzeit und persönlichem Link. Nur reiner Text: Webadressen lassen sich nicht anklicken.',
    to: 'An',
    everybody: 'Alle, die erwartet werden',
    empty: 'Schreiben Sie zuerst Ihre Nachricht.',
    tooLong: (most, length) => `Nachrichten können bis zu ${most} Zeichen haben; diese hat ${length}.`,
    sendTo: (people) => `An ${plural(people, 'Person', 'Personen')} senden`,
    back: 'Zurück',
    ask: (guests) => `Diese Nachricht an ${plural(guests, 'Gast', 'Gäste')} senden?`,
    send: 'Nachricht senden',
    readsToo: 'mit Datum, Uhrzeit und persönlichem Link',
  },
};
