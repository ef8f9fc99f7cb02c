import { plural } from '../../counts.ts';

/** What the wizard says of a new session's guests and teams, in English; the other languages have the same keys. */
export const createSessionPeople = {
  title: 'Who’s coming?',
  tooFew: (story: string, min: number, people: number) =>
    `“${story}” is made for ${min} people or more; this list has ${people}.`,
  teams: 'Teams',
  teamsHelp: 'Each team gets its own room for the riddles. Three to six people per team works best.',
  crowded: (faces: number) =>
    `Beyond ${faces} people at a table, cameras are switched off and you hear voices only.`,
  makeTeams: (teams: number) => `Make it ${teams} teams`,
  moveSomeone: 'Move someone to a smaller team to keep cameras on.',
  split: {
    label: 'More than one session',
    done: (people: number, sessions: number) =>
      `${people} people play in ${sessions} sessions at the same time. Each team stays in one session.`,
    /** `isEven`: every session has as many people as the largest. */
    offer: (room: number, people: number, sessions: number, largest: number, isEven: boolean) =>
      `One session of this story has room for ${room} people. ${people} people need ${sessions} sessions of ${isEven ? largest : `up to ${largest}`}. They start at the same time, and each team stays in one session.`,
    plan: (sessions: number) => `Plan ${sessions} sessions`,
  },
  proposal: {
    label: 'Proposed teams',
    text: (teams: number, least: number, most: number, how: string) =>
      `Our proposal: ${teams} teams of ${least === most ? most : `${least} or ${most}`}, ${how}.`,
    how: {
      random: 'mixed at random',
      notAsLast: 'different from last time',
      departmentsMixed: 'departments mixed',
      departmentsTogether: 'departments together',
    },
    look: 'Look at the teams',
    use: 'Use these teams',
  },
  dealing: {
    title: 'Who plays with whom',
    ways: {
      random: { label: 'At random', done: 'Teams shuffled.' },
      notAsLast: {
        label: 'Different from last time',
        done: 'People from the same team last time are split up.',
      },
      departmentsMixed: { label: 'Mix departments', done: 'Departments are mixed across teams.' },
      departmentsTogether: {
        label: 'Departments together',
        done: 'Departments stay together where they fit.',
      },
    },
    undo: 'Undo',
    departmentsKnown:
      'Departments are saved with your people: you can search for them. Guests don’t see them.',
    departmentsHelp:
      'To mix by department, add it after the email, e.g. “Ana Silva <ana@example.com> (Sales)”, or as a column in your file.',
  },
  apart: {
    label: 'Keep apart',
    help: 'People who should not be in the same team.',
    placeholder: 'Two people or more',
    noMatch: 'No matching guest',
    everybodyChosen: 'Everybody is selected',
    others: 'Keep others apart too',
    kept: 'Kept apart',
    stop: (names: string) => `Stop keeping ${names} apart`,
    tooClose: (names: string) => `${names} are in the same team.`,
  },
  team: {
    more: (teams: number) => `Show ${plural(teams, 'more team', 'more teams')}`,
    label: (name: string) => `Team ${name}`,
    name: (number: number) => `Name of team ${number}`,
    people: (people: number) => plural(people, 'person', 'people'),
    all: (people: number) => `Show all ${people}`,
    remove: (name: string) => `Remove ${name}`,
    of: (name: string) => `Team of ${name}`,
  },
};

export type CreateSessionPeopleWords = typeof createSessionPeople;
