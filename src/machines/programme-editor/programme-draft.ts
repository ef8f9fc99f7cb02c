import type { CreateProgrammeRequest } from '#contract/calls/schemas/programmes/programmes.ts';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { parsePeopleLines } from '#contract/rules/people/people-lines.ts';
import { programmeLimits, type SignUpAudience } from '#contract/rules/sessions/programmes.ts';
import { sessionLimits } from '#contract/rules/sessions/session-size.ts';
import { type ProgrammesWords, programmes } from '#contract/words/en/organiser/sessions/programmes.ts';
import { slotStarts } from '#contract/rules/time/slot-dates.ts';

/** A programme being planned; dates and times are local to its zone. */
export interface ProgrammeDraft {
  title: string;
  storySlug: string;
  timezoneId: string;
  first: string;
  weekdays: readonly number[];
  times: readonly string[];
  /** Excluded dates. */
  without: readonly string[];
  count: number;
  capacity: number;
  audience: SignUpAudience;
  allowedText: string;
  closesDate: string;
  closesTime: string;
}

export const usualCapacity = 30;

export const emptyProgramme = (timezoneId: string): ProgrammeDraft => ({
  title: '',
  storySlug: '',
  timezoneId,
  first: '',
  weekdays: [1, 2, 3, 4, 5],
  times: ['15:00'],
  without: [],
  count: 1,
  capacity: usualCapacity,
  audience: 'link',
  allowedText: '',
  closesDate: '',
  closesTime: '18:00',
});

/** Without the exceptions; excluded dates of the plan are shown, so that each can be restored. */
export const plannedStarts = (draft: ProgrammeDraft) =>
  slotStarts({ ...draft, times: draft.times.filter((time) => time !== '') });

/**
 * Domains between commas, semicolons, spaces or lines, or the addresses of a list of people, with names or without. What is
 * no address is returned as it was entered.
 */
export function allowedIn({
  audience,
  allowedText,
}: Pick<ProgrammeDraft, 'audience' | 'allowedText'>): string[] {
  if (audience === 'link') return [];
  if (audience === 'domains') return allowedText.split(/[\s,;]+/).filter((part) => part !== '');
  const { people, problems } = parsePeopleLines(allowedText);
  return [...people.map(({ email }) => email), ...problems.map(({ text }) => text.trim())];
}

export type ProgrammeProblems = Partial<
  Record<'title' | 'storySlug' | 'first' | 'weekdays' | 'times' | 'capacity' | 'allowed' | 'closes', string>
>;

export const largestCapacity = (
  stories: readonly StorySummary[],
  storySlug: string,
  peopleAtOneTable: number,
): number =>
  sessionLimits(
    stories.find(({ slug }) => slug === storySlug)?.players ?? { max: usualCapacity },
    peopleAtOneTable,
  ).people;

/** The problem texts of a draft, in the language of the page. */
export type ProblemWords = ProgrammesWords['problems'];

function allowedProblem(draft: ProgrammeDraft, words: ProblemWords) {
  const { audience } = draft;
  const allowed = allowedIn(draft);
  if (audience === 'link') return undefined;
  if (audience === 'domains') {
    if (allowed.length === 0) return words.domains;
    return allowed.length > programmeLimits.domains
      ? words.domainsAtMost(programmeLimits.domains)
      : undefined;
  }
  if (allowed.length === 0) return words.addresses;
  if (allowed.length > programmeLimits.addresses) return words.addressesAtMost(programmeLimits.addresses);
  const wrong = allowed.find((text) => emailAddress(text) === null);
  return wrong === undefined ? undefined : words.noAddress(wrong);
}

/** The problems of a draft, by field. */
export function problemsOf(
  draft: ProgrammeDraft,
  largest: number,
  words: ProblemWords = programmes.problems,
): ProgrammeProblems {
  const starts = plannedStarts(draft);
  const last = starts.at(-1)?.date ?? '';
  const problems: ProgrammeProblems = {
    title: draft.title.trim() === '' ? words.name : undefined,
    storySlug: draft.storySlug === '' ? words.story : undefined,
    first: draft.first === '' ? words.first : undefined,
    weekdays: draft.weekdays.length === 0 ? words.weekdays : undefined,
    times: draft.times.every((time) => time === '') ? words.times : undefined,
    capacity: draft.capacity > largest ? words.capacity(largest) : undefined,
    allowed: allowedProblem(draft, words),
    closes:
      draft.closesDate === '' || draft.closesTime === ''
        ? words.closes
        : draft.closesDate > last && last !== ''
          ? words.closesLate
          : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

export const requestOf = (draft: ProgrammeDraft): CreateProgrammeRequest => ({
  title: draft.title.trim(),
  story_slug: draft.storySlug,
  timezone_id: draft.timezoneId,
  slots: plannedStarts(draft).map((wall_clock) => ({ wall_clock, capacity: draft.capacity })),
  audience: draft.audience,
  allowed: allowedIn(draft),
  closes: { date: draft.closesDate, time: draft.closesTime },
});
