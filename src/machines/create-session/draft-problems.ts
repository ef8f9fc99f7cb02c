import { isVisible } from '#contract/rules/text/visible-text.ts';
import { parsePeopleLines } from '#contract/rules/people/people-lines.ts';
import { holdsAddress } from '#contract/rules/people/plain-name.ts';
import {
  peopleAtOnce,
  type SessionLimits,
  sessionsAtOnce,
  sessionsFor,
  teamsPerSession,
} from '#contract/rules/sessions/session-size.ts';
import { sessionTitleProblem } from '#contract/rules/sessions/session-title.ts';
import {
  type DraftProblemWords,
  draftProblems,
} from '#contract/words/en/organiser/sessions/draft-problems.ts';
import { type OptionProblems, optionProblems } from './option-problems.ts';
import { datesOf, partsOf } from './plan-sessions.ts';
import { isPast, type SessionDraft, type Step, steps, teamsOf, wallClockOf } from './session-draft.ts';

export type DraftProblems = OptionProblems &
  Partial<Record<'title' | 'storySlug' | 'when' | 'people' | 'teams', string>>;

/** Problems of the list of people, by field. */
function sizeProblems(
  draft: SessionDraft,
  people: number,
  limits: SessionLimits,
  words: DraftProblemWords,
): DraftProblems {
  const teams = teamsOf(draft);
  if (people > peopleAtOnce) return { people: words.people.tooMany(peopleAtOnce, people) };
  if (people > limits.people && !draft.isSplit)
    return {
      people: words.people.room(limits.people, people, sessionsFor(people, limits.people).sessions),
    };
  const crowded = teams.find((team) => team.people.length > limits.atOneTable);
  if (crowded) return { teams: words.teams.crowded(crowded.name, limits.atOneTable, crowded.people.length) };
  if (teams.length > teamsPerSession && !draft.isSplit)
    return { teams: words.teams.tooMany(teamsPerSession) };
  const sessions = partsOf(draft, limits).length * datesOf(draft).length;
  return sessions > sessionsAtOnce ? { people: words.people.tooManySessions(sessionsAtOnce, sessions) } : {};
}

/**
 * The problems of the draft, by field; `now` is the server's clock, Unix ms, and `limits` those of
 * one session of its story.
 */
export function problemsOf(
  draft: SessionDraft,
  now: number,
  limits: SessionLimits,
  words: DraftProblemWords = draftProblems,
): DraftProblems {
  const problems: DraftProblems = {};
  if (draft.storySlug === '') problems.storySlug = words.story;
  const titleProblem = sessionTitleProblem(draft.title, words.title);
  if (titleProblem) problems.title = titleProblem;
  if (!wallClockOf(draft)) problems.when = words.when.incomplete;
  else if (isPast(draft, now)) problems.when = words.when.past;
  else if (datesOf(draft).length === 0) problems.when = words.when.noDate;
  const parsed = parsePeopleLines(draft.peopleText, words.people.lines);
  const [first] = parsed.problems;
  if (draft.isTableOpen) problems.people = words.people.tableOpen;
  else if (first) problems.people = words.people.line(first.line, first.reason);
  else if (parsed.people.length === 0) problems.people = words.people.nobody;
  else Object.assign(problems, sizeProblems(draft, parsed.people.length, limits, words));
  const teamNames = draft.teamNames.map((name) => name.trim());
  const repeated = teamNames.find((name, index) => teamNames.indexOf(name) < index);
  if (!teamNames.every(isVisible)) problems.teams = words.teams.unnamed;
  else if (repeated) problems.teams = words.teams.repeated(repeated);
  else if (teamNames.some(holdsAddress)) problems.teams = words.title.address;
  else if (teamsOf(draft).some((team) => team.people.length === 0) && parsed.people.length > 0)
    problems.teams = words.teams.empty;
  return { ...problems, ...optionProblems(draft.options, words.options) };
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
