import { isVisible } from '#contract/rules/text/visible-text.ts';
import { parsePeopleLines } from '#contract/rules/people/people-lines.ts';
import { holdsAddress, plainNameRule } from '#contract/rules/people/plain-name.ts';
import {
  peopleAtOnce,
  type SessionLimits,
  sessionsAtOnce,
  sessionsFor,
  teamsPerSession,
  tooManyAtTable,
} from '#contract/rules/sessions/session-size.ts';
import { sessionTitleProblem } from '#contract/rules/sessions/session-title.ts';
import { type OptionProblems, optionProblems } from './option-problems.ts';
import { datesOf, partsOf } from './plan-sessions.ts';
import { isPast, type SessionDraft, type Step, steps, teamsOf, wallClockOf } from './session-draft.ts';

export type DraftProblems = OptionProblems &
  Partial<Record<'title' | 'storySlug' | 'when' | 'people' | 'teams', string>>;

const room = ({ people }: SessionLimits, invited: number): string => {
  const { sessions } = sessionsFor(invited, people);
  return `A session of this story has room for ${people} people, and these are ${invited}. Plan ${sessions} sessions, or choose another story.`;
};

/** Why these people do not fit, by field. */
function sizeProblems(draft: SessionDraft, people: number, limits: SessionLimits): DraftProblems {
  const teams = teamsOf(draft);
  if (people > peopleAtOnce)
    return { people: `You can plan up to ${peopleAtOnce} guests at once; you have ${people}.` };
  if (people > limits.people && !draft.isSplit) return { people: room(limits, people) };
  const crowded = teams.find((team) => team.people.length > limits.atOneTable);
  if (crowded) return { teams: tooManyAtTable(crowded.name, limits.atOneTable, crowded.people.length) };
  if (teams.length > teamsPerSession && !draft.isSplit)
    return { teams: `A session has up to ${teamsPerSession} teams.` };
  const sessions = partsOf(draft, limits).length * datesOf(draft).length;
  return sessions > sessionsAtOnce
    ? { people: `You can plan up to ${sessionsAtOnce} sessions at once; these would be ${sessions}.` }
    : {};
}

/**
 * The problems of the draft, by field; `now` is the server's clock, Unix ms, and `limits` those of
 * one session of its story.
 */
export function problemsOf(draft: SessionDraft, now: number, limits: SessionLimits): DraftProblems {
  const problems: DraftProblems = {};
  if (draft.storySlug === '') problems.storySlug = 'Choose a story.';
  const titleProblem = sessionTitleProblem(draft.title);
  if (titleProblem) problems.title = titleProblem;
  if (!wallClockOf(draft)) problems.when = 'Choose a date and a time.';
  else if (isPast(draft, now))
    problems.when =
      'The experience start time must be in the future. Please select a time after the current time.';
  else if (datesOf(draft).length === 0) problems.when = 'Leave at least one date in the series.';
  const parsed = parsePeopleLines(draft.peopleText);
  const [first] = parsed.problems;
  if (draft.isTableOpen) problems.people = 'Add the people of the table to the list, or cancel the table.';
  else if (first) problems.people = `Line ${first.line}: ${first.reason}`;
  else if (parsed.people.length === 0) problems.people = 'Invite at least one person.';
  else Object.assign(problems, sizeProblems(draft, parsed.people.length, limits));
  const teamNames = draft.teamNames.map((name) => name.trim());
  const repeated = teamNames.find((name, index) => teamNames.indexOf(name) < index);
  if (!teamNames.every(isVisible)) problems.teams = 'Give every team a name.';
  else if (repeated) problems.teams = `Two teams are called “${repeated}”. Rename one of them.`;
  else if (teamNames.some(holdsAddress)) problems.teams = `A name ${plainNameRule}`;
  else if (teamsOf(draft).some((team) => team.people.length === 0) && parsed.people.length > 0)
    problems.teams = 'Every team needs at least one person.';
  return { ...problems, ...optionProblems(draft.options) };
}

const fieldsOfStep: Record<Step, (keyof DraftProblems)[]> = {
  story: ['storySlug', 'title'],
  when: ['when'],
  people: ['people', 'teams'],
  options: ['videoRoom', 'note', 'replyTo'],
  review: [],
};

/** The first step whose fields have a problem. */
export function firstBlockedStep(problems: DraftProblems): Step | undefined {
  return steps.find((step) => fieldsOfStep[step].some((field) => problems[field] !== undefined));
}
