import type { DraftProblemWords } from '../../../en/organiser/sessions/draft-problems.ts';
import { requestFailures } from '../../request-failures.ts';
import { peopleProblems } from '../people-problems.ts';
import { people } from '../people.ts';

export const draftProblems: DraftProblemWords = {
  story: 'Wählen Sie eine Geschichte.',
  title: {
    unseen: 'Geben Sie der Session einen Namen, den Ihre Gäste wiedererkennen.',
    tooLong: (most, length) => `Ein Name hat höchstens ${most} Zeichen, dieser hat ${length}.`,
    address: 'Ein Name darf keine Webadresse, keine E-Mail-Adresse und keinen Zeilenumbruch enthalten.',
  },
  when: {
    incomplete: 'Wählen Sie Datum und Uhrzeit.',
    past: requestFailures.codes.SESSION_012,
    noDate: 'Lassen Sie mindestens einen Termin der Serie stehen.',
  },
  people: {
    tableOpen: people.page.tableOpen,
    lines: peopleProblems.lines,
    line: (line, reason) => `Zeile ${line}: ${reason}`,
    nobody: 'Laden Sie mindestens eine Person ein.',
    tooMany: (most, people) =>
      `Sie können höchstens ${most} Gäste auf einmal einplanen, auf der Liste stehen ${people}.`,
    room: (room, people, sessions) =>
      `Eine Session dieser Geschichte hat ${room} Plätze, auf der Liste stehen ${people} Personen. Planen Sie ${sessions} Sessions oder wählen Sie eine andere Geschichte.`,
    tooManySessions: (most, sessions) =>
      `Sie können höchstens ${most} Sessions auf einmal planen, das wären ${sessions}.`,
  },
  teams: {
    crowded: (team, limit, people) =>
      `Der Raum eines Teams hat ${limit} Plätze, „${team}“ hätte ${people} Personen.`,
    tooMany: (most) => `Eine Session hat höchstens ${most} Teams.`,
    unnamed: 'Geben Sie jedem Team einen Namen.',
    repeated: (name) => `Zwei Teams heißen „${name}“. Benennen Sie eines um.`,
    empty: 'Jedes Team braucht mindestens eine Person.',
  },
  options: {
    videoRoom: 'Der Videoraum braucht eine Adresse, die mit https:// beginnt und kein Passwort enthält.',
    note: {
      tooLong: (most, length) => `Der Text hat höchstens ${most} Zeichen, dieser hat ${length}.`,
      address: 'Der Text darf keine Webadresse und keine E-Mail-Adresse enthalten.',
    },
    replyTo: 'Geben Sie eine E-Mail-Adresse ein, an die Ihre Gäste antworten können.',
  },
};
