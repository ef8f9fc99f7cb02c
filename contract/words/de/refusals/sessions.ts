import type { SessionRefusals } from '../../en/refusals/sessions.ts';
import { draftProblems } from '../organiser/sessions/draft-problems.ts';
import { templates } from '../organiser/sessions/templates.ts';
import { sessionDialogs } from '../organiser/sessions/session-dialogs.ts';

/** In German. */
export const sessionRefusals: SessionRefusals = {
  title: { missing: 'Geben Sie einen Namen ein.', holdsAddress: draftProblems.title.address },
  teams: {
    unnamed: (number) => `Team ${number} braucht einen Namen.`,
    holdsAddress: (number) =>
      `Der Name von Team ${number} darf keine Webadresse, keine E-Mail-Adresse und keinen Zeilenumbruch enthalten.`,
    repeated: draftProblems.teams.repeated,
    crowded: draftProblems.teams.crowded,
  },
  tooManyPeople: (storyIn, limit, people) =>
    `Eine Session von „${storyIn('de')}“ hat ${limit} Plätze, diese hätte ${people} Personen.`,
  start: {
    missing: 'Geben Sie den Beginn an.',
    zone: 'Die Zeitzone muss einen Namen wie Europe/Lisbon haben.',
    clock: 'Der Beginn muss aus Datum und Uhrzeit bestehen, zum Beispiel 2027-03-01 und 15:00.',
    instant: 'Der Beginn muss ein Zeitpunkt nach ISO 8601 sein, zum Beispiel 2027-03-01T15:00:00Z.',
    contradiction: 'Datum und Uhrzeit passen nicht zum Zeitpunkt, der daneben angegeben ist.',
    tooFar: 'Sessions lassen sich höchstens drei Jahre im Voraus planen.',
  },
  options: draftProblems.options,
  templates: {
    gone: 'Diese Vorlage wurde gelöscht.',
    unnamed: templates.nameMissing,
    nameTaken: 'Eine andere Vorlage hat diesen Namen. Wählen Sie einen anderen.',
    tooMany: (most) => `Eine Firma kann höchstens ${most} Vorlagen haben. Löschen Sie zuerst eine.`,
  },
  list: {
    noTime: 'Diese Zeitangabe ist nicht lesbar.',
    tooLong: 'Wählen Sie höchstens 62 Tage, den früheren Zeitpunkt zuerst.',
  },
  facilitators: 'Wählen Sie Personen, die in Ihrer Firma die Moderation übernehmen.',
  messages: { none: 'Diese E-Mail gibt es nicht.', empty: sessionDialogs.message.empty },
  rehearsals: {
    own: 'In Ihrer Firma laufen schon zwei Proben. Beenden Sie zuerst eine davon.',
    all: 'Alle Räume für Proben sind belegt. Versuchen Sie es in ein paar Minuten noch einmal.',
  },
  notNow: 'Das ist an diesem Punkt der Session nicht möglich.',
  resultsNotReady: 'Die Ergebnisse liegen vor, sobald die Session beendet ist.',
};
