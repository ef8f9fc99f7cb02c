import type { CreateSessionPeopleWords } from '../../../en/organiser/sessions/create-session-people.ts';
import { form, plural } from '../../counts.ts';

export const createSessionPeople: CreateSessionPeopleWords = {
  title: 'Wer kommt?',
  tooFew: (story, min, people) =>
    `„${story}“ ist für mindestens ${min} Personen gemacht, auf der Liste ${form(people, 'steht', 'stehen')} ${people}.`,
  teams: 'Teams',
  teamsHelp:
    'Jedes Team hat für die Rätsel einen eigenen Raum. Am besten spielt es sich mit drei bis sechs Personen je Team.',
  crowded: (faces) =>
    `Ab mehr als ${faces} Personen an einem Tisch sind die Kameras aus, und man hört sich nur.`,
  makeTeams: (teams) => `${teams} Teams bilden`,
  moveSomeone: 'Setzen Sie jemanden in ein kleineres Team, damit die Kameras an bleiben.',
  split: {
    label: 'Mehr als eine Session',
    done: (people, sessions) =>
      `${people} Personen spielen gleichzeitig in ${sessions} Sessions. Jedes Team bleibt in einer Session zusammen.`,
    offer: (room, people, sessions, largest, isEven) =>
      `Eine Session dieser Geschichte hat ${room} Plätze. Für ${people} Personen sind es ${sessions} Sessions mit ${isEven ? 'je' : 'bis zu'} ${largest} Personen. Sie beginnen gleichzeitig, und jedes Team bleibt in einer Session zusammen.`,
    plan: (sessions) => `${sessions} Sessions planen`,
  },
  proposal: {
    label: 'Vorgeschlagene Teams',
    text: (teams, least, most, how) =>
      `Unser Vorschlag: ${teams} Teams mit ${least === most ? most : `${least} oder ${most}`} Personen, ${how}.`,
    how: {
      random: 'zufällig gemischt',
      notAsLast: 'anders als beim letzten Mal',
      departmentsMixed: 'Abteilungen gemischt',
      departmentsTogether: 'Abteilungen zusammen',
    },
    look: 'Teams ansehen',
    use: 'Diese Teams übernehmen',
  },
  dealing: {
    title: 'Wer spielt mit wem?',
    ways: {
      random: { label: 'Zufällig', done: 'Die Teams sind neu gemischt.' },
      notAsLast: {
        label: 'Anders als beim letzten Mal',
        done: 'Wer zuletzt im selben Team war, ist jetzt getrennt.',
      },
      departmentsMixed: {
        label: 'Abteilungen mischen',
        done: 'Die Abteilungen sind über die Teams verteilt.',
      },
      departmentsTogether: {
        label: 'Abteilungen zusammen',
        done: 'Die Abteilungen bleiben zusammen, soweit es passt.',
      },
    },
    undo: 'Rückgängig machen',
    departmentsKnown:
      'Abteilungen werden bei Ihren Personen gespeichert, Sie können danach suchen. Gäste sehen sie nicht.',
    departmentsHelp:
      'Um nach Abteilungen zu mischen, setzen Sie sie hinter die E-Mail-Adresse, z. B. „Ana Silva <ana@example.com> (Vertrieb)“, oder als Spalte in Ihre Datei.',
  },
  apart: {
    label: 'Getrennt halten',
    help: 'Personen, die nicht im selben Team sein sollen.',
    placeholder: 'Mindestens zwei Personen',
    noMatch: 'Kein passender Gast',
    everybodyChosen: 'Alle sind ausgewählt',
    others: 'Weitere getrennt halten',
    kept: 'Getrennt gehalten',
    stop: (names) => `${names} nicht mehr getrennt halten`,
    tooClose: (names) => `${names} sind im selben Team.`,
  },
  team: {
    more: (teams) => `${plural(teams, 'weiteres Team', 'weitere Teams')} anzeigen`,
    label: (name) => `Team ${name}`,
    name: (number) => `Name von Team ${number}`,
    people: (people) => plural(people, 'Person', 'Personen'),
    all: (people) => `Alle ${people} anzeigen`,
    remove: (name) => `${name} entfernen`,
    of: (name) => `Team von ${name}`,
  },
};
