import type { SpokenLanguage } from '../../../rules/languages.ts';
import { plainNameRule } from '../../../rules/people/plain-name.ts';
import { tooManyPeople } from '../../../rules/sessions/session-size.ts';
import { draftProblems } from '../organiser/sessions/draft-problems.ts';
import { templates } from '../organiser/sessions/templates.ts';
import { sessionDialogs } from '../organiser/sessions/session-dialogs.ts';

/** Planning, running and reviewing sessions, in English; the other languages have the same keys. */
export const sessionRefusals = {
  title: { missing: 'The title field is required.', holdsAddress: `A name ${plainNameRule}` },
  teams: {
    unnamed: (number: number) => `Team ${number} needs a name.`,
    holdsAddress: (number: number) => `The name of team ${number} ${plainNameRule}`,
    repeated: draftProblems.teams.repeated,
    crowded: draftProblems.teams.crowded,
  },
  /** `storyIn` gives the story's title in a language. */
  tooManyPeople: (storyIn: (language: SpokenLanguage) => string, limit: number, people: number) =>
    tooManyPeople(storyIn('en'), limit, people),
  start: {
    missing: 'The starts at field is required.',
    zone: 'The time zone must be a named zone, such as Europe/Lisbon.',
    clock: 'The start must be a date and a time, such as 2027-03-01 and 15:00.',
    instant: 'The start must be an ISO 8601 instant, such as 2027-03-01T15:00:00Z.',
    contradiction: 'The date and time are not those of the instant that is given beside them.',
    tooFar: 'Sessions can be planned up to three years ahead.',
  },
  options: draftProblems.options,
  templates: {
    gone: 'This template has been deleted.',
    unnamed: templates.nameMissing,
    nameTaken: 'Another template has this name. Choose another one.',
    tooMany: (most: number) => `A company can have up to ${most} templates. Delete one first.`,
  },
  list: {
    noTime: 'This time can’t be read.',
    tooLong: 'Choose at most 62 days, the earlier time first.',
  },
  facilitators: 'Choose facilitators of your company.',
  messages: { none: 'There is no such email.', empty: sessionDialogs.message.empty },
  rehearsals: {
    own: 'Two rehearsals of your company are open already. End one of them first.',
    all: 'All rehearsal rooms are taken. Try again in a few minutes.',
  },
  notNow: 'That is not possible at this point of the session.',
  resultsNotReady: 'The results are ready when the session has ended.',
};

export type SessionRefusals = typeof sessionRefusals;
