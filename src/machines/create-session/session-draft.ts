import { seatsPerSession } from '#contract/rules/business-constants.ts';
import { type Person, parsePeopleLines, personLine } from '#contract/rules/people-lines.ts';
import { holdsAddress, plainNameRule } from '#contract/rules/plain-name.ts';
import { sessionTitleProblem } from '#contract/rules/session-title.ts';
import { videoRoomAddress, videoRoomAddressProblem } from '#contract/rules/video-room-address.ts';
import type {
  CreateSessionRequest,
  SessionDetail,
  SessionOptions,
} from '#contract/calls/schemas/sessions.ts';
import { zonedTimeToInstant, zoneOffsetMs } from '#contract/rules/zoned-time.ts';
import { clashes } from './deal-teams.ts';

/** How everybody of a draft is dealt to its teams, where it is not in the order of the list. */
export type DealingWay = 'random' | 'notAsLast' | 'departmentsMixed' | 'departmentsTogether';

/** What a person has typed so far; plain data that survives a reload. */
export interface SessionDraft {
  /** One key a draft: however often it is submitted, it becomes one session. */
  key: string;
  title: string;
  storySlug: string;
  /** YYYY-MM-DD and HH:MM, in `timezoneId`. */
  date: string;
  time: string;
  timezoneId: string;
  peopleText: string;
  teamNames: string[];
  /** Index of the team by email, where somebody was moved by hand. */
  moved: Record<string, number>;
  dealing?: DealingWay | undefined;
  /** Addresses of which no two are to share a team. */
  apart?: string[][];
  /** The team by email in the session that this one is like. */
  lastTeams?: Record<string, string>;
  options: SessionOptions;
}

export const steps = ['story', 'when', 'people', 'options', 'review'] as const;
export type Step = (typeof steps)[number];

export interface DraftTeam {
  name: string;
  people: Person[];
}

export const emptyDraft = (key: string, timezoneId: string): SessionDraft => ({
  key,
  title: '',
  storySlug: '',
  date: '',
  time: '',
  timezoneId,
  peopleText: '',
  teamNames: ['Lanterns'],
  moved: {},
  options: { timer_factor: 1, chat: true, analytics: true },
});

/** Another session for the same people in the same teams, with everything but its day. */
export function draftLike(session: SessionDetail, key: string): SessionDraft {
  const { teams, seats, timezone_id: timezoneId } = session;
  const start = Date.parse(session.starts_at);
  const wall = new Date(start + zoneOffsetMs(timezoneId, start)).toISOString();
  return {
    key,
    title: session.title,
    storySlug: session.story_slug,
    date: '',
    time: wall.slice(11, 16),
    timezoneId,
    peopleText: seats.map((seat) => personLine(seat)).join('\n'),
    teamNames: teams.map(({ name }) => name),
    moved: Object.fromEntries(
      seats.map(({ email, team_id }) => [
        email,
        Math.max(
          0,
          teams.findIndex(({ id }) => id === team_id),
        ),
      ]),
    ),
    lastTeams: Object.fromEntries(
      seats.flatMap(({ email, team_id }) =>
        teams.filter(({ id }) => id === team_id).map(({ name }) => [email, name]),
      ),
    ),
    options: session.options,
  };
}

export const addressesOf = ({ people }: DraftTeam): string[] => people.map(({ email }) => email);

/** People dealt to the teams in turn, the moved ones where they were put, apart who is to be kept apart. */
export function teamsOf(draft: SessionDraft): DraftTeam[] {
  const teams = draft.teamNames.map((name): DraftTeam => ({ name, people: [] }));
  const { people } = parsePeopleLines(draft.peopleText);
  const dealt = people.filter((person) => {
    const chosen = teams[draft.moved[person.email] ?? -1];
    chosen?.people.push(person);
    return chosen === undefined;
  });
  for (const person of dealt) {
    const free = teams.filter((team) => !clashes(person.email, addressesOf(team), draft.apart ?? []));
    const smallest = (free.length > 0 ? free : teams).reduce((least, team) =>
      team.people.length < least.people.length ? team : least,
    );
    smallest.people.push(person);
  }
  return teams;
}

/** Start as Unix ms, or undefined while date and time are not complete. */
export function startOf(draft: SessionDraft): number | undefined {
  return zonedTimeToInstant(draft.date, draft.time, draft.timezoneId)?.instant;
}

export type DraftProblems = Partial<
  Record<'title' | 'storySlug' | 'when' | 'people' | 'teams' | 'videoRoom', string>
>;

/** What stands between the draft and a session, by field; `now` is the server's clock, Unix ms. */
export function problemsOf(draft: SessionDraft, now: number): DraftProblems {
  const problems: DraftProblems = {};
  if (draft.storySlug === '') problems.storySlug = 'Choose a story.';
  const titleProblem = sessionTitleProblem(draft.title);
  if (titleProblem) problems.title = titleProblem;
  const start = startOf(draft);
  if (start === undefined) problems.when = 'Choose a date and a time.';
  else if (start <= now)
    problems.when =
      'The experience start time must be in the future. Please select a time after the current time.';
  const parsed = parsePeopleLines(draft.peopleText);
  const [first] = parsed.problems;
  if (first) problems.people = `Line ${first.line}: ${first.reason}`;
  else if (parsed.people.length === 0) problems.people = 'Invite at least one person.';
  else if (parsed.people.length > seatsPerSession)
    problems.people = `A session seats up to ${seatsPerSession} people, and these are ${parsed.people.length}.`;
  else {
    const named = parsed.people.find(
      (person) => holdsAddress(person.first_name) || holdsAddress(person.last_name),
    );
    if (named) problems.people = `The name of ${named.email}: it ${plainNameRule}`;
  }
  const teamNames = draft.teamNames.map((name) => name.trim());
  const repeated = teamNames.find((name, index) => teamNames.indexOf(name) < index);
  if (teamNames.includes('')) problems.teams = 'Give every team a name.';
  else if (repeated) problems.teams = `Two teams are called “${repeated}”. Give one another name.`;
  else if (teamNames.some(holdsAddress)) problems.teams = `A name ${plainNameRule}`;
  else if (teamsOf(draft).some((team) => team.people.length === 0) && parsed.people.length > 0)
    problems.teams = 'Every team needs at least one person.';
  if (draft.options.video_room_url && videoRoomAddress(draft.options.video_room_url, 1) === null)
    problems.videoRoom = videoRoomAddressProblem;
  return problems;
}

const fieldsOfStep: Record<Step, (keyof DraftProblems)[]> = {
  story: ['storySlug', 'title'],
  when: ['when'],
  people: ['people', 'teams'],
  options: ['videoRoom'],
  review: [],
};

/** The first step whose fields have a problem. */
export function firstBlockedStep(problems: DraftProblems): Step | undefined {
  return steps.find((step) => fieldsOfStep[step].some((field) => problems[field] !== undefined));
}

export function toRequest(draft: SessionDraft): CreateSessionRequest {
  const start = startOf(draft);
  if (start === undefined) throw new Error('A draft without a start cannot be submitted');
  return {
    title: draft.title.trim(),
    story_slug: draft.storySlug,
    starts_at: new Date(start).toISOString(),
    timezone_id: draft.timezoneId,
    teams: teamsOf(draft).map((team) => ({ name: team.name.trim(), people: team.people })),
    options: draft.options,
  };
}
