import { type Person, parsePeopleLines, personLine } from '#contract/rules/people/people-lines.ts';
import type { WallClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import { knownZone } from '#contract/rules/time/known-zone.ts';
import { zonedTimeToInstant } from '#contract/rules/time/zoned-time.ts';
import type { SeriesInterval } from '#contract/rules/time/series-dates.ts';
import type { DealingWay } from '#contract/rules/sessions/dealing-ways.ts';
import { namesFor } from '#contract/rules/sessions/team-names.ts';
import type { TemplateSettings } from '#contract/calls/schemas/templates.ts';
import { clashes } from './deal-teams.ts';

/** The typed fields of the wizard; plain data that survives a reload. */
export interface SessionDraft {
  /** The idempotency key: a draft submitted twice becomes one session. */
  key: string;
  title: string;
  storySlug: string;
  /** YYYY-MM-DD and HH:MM, in `timezoneId`. */
  date: string;
  time: string;
  timezoneId: string;
  /** Which occurrence of an ambiguous local time is meant; absent: the earlier. */
  fold?: WallClock['fold'];
  /** A series: its interval, the number of dates from `date` on, and the excluded ones (YYYY-MM-DD). */
  repeat?: { every: SeriesInterval; times: number; without: string[] } | undefined;
  peopleText: string;
  /** Whether more people than fit into one session are split into parallel sessions. */
  isSplit?: boolean;
  /** Whether a table of people is open whose people are not in `peopleText` yet. */
  isTableOpen?: boolean;
  teamNames: string[];
  /** Index of the team by email, for people who were moved by hand. */
  moved: Record<string, number>;
  dealing?: DealingWay | undefined;
  /** The template of the draft, and its way of dealing people to teams. */
  templateId?: number;
  rule?: DealingWay | undefined;
  /** Addresses of which no two may share a team. */
  apart?: string[][];
  /** The team by email in the duplicated session. */
  lastTeams?: Record<string, string>;
  options: SessionOptions;
}

export const steps = ['story', 'when', 'people', 'options', 'review'] as const;
export type Step = (typeof steps)[number];

export interface DraftTeam {
  name: string;
  people: Person[];
}

export const emptyDraft = (key: string, timezoneId: string, teamNames = namesFor(1, [])): SessionDraft => ({
  key,
  title: '',
  storySlug: '',
  date: '',
  time: '',
  timezoneId,
  peopleText: '',
  teamNames,
  moved: {},
  options: { timer_factor: 1, chat: true, analytics: true },
});

/** A copy of a session without its date, for the same people in the same teams or for others. */
export function draftLike(session: SessionDetail, key: string, withPeople = true): SessionDraft {
  const { teams, timezone_id: timezoneId } = session;
  // The people of a rehearsal are bots.
  const seats = withPeople && !session.rehearsal ? session.seats : [];
  return {
    key,
    title: session.title,
    storySlug: session.story_slug,
    date: '',
    time: session.clock.time,
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

/** People dealt to the teams in turn; moved ones stay in their team, and people to be kept apart are separated. */
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

/** The typed date and time; undefined while incomplete. */
export function wallClockOf({ date, time, fold }: SessionDraft): WallClock | undefined {
  if (!zonedTimeToInstant(date, time, 'UTC')) return undefined;
  return { date, time, ...(fold && { fold }) };
}

/** By this browser's time zone data, which may lack the zone; the server decides. */
export function isPast(
  { date, time, timezoneId }: Pick<SessionDraft, 'date' | 'time' | 'timezoneId'>,
  now: number,
): boolean {
  const found = knownZone(timezoneId) && zonedTimeToInstant(date, time, timezoneId);
  if (!found) return false;
  return (found.kind === 'ambiguous' ? found.second : found.instant) <= now;
}

/** Applies a template to a draft; people already on the list are dealt to the template's teams. */
export const fromTemplate = (settings: TemplateSettings): Partial<SessionDraft> => ({
  title: settings.title,
  storySlug: settings.story_slug,
  time: settings.time,
  timezoneId: settings.timezone_id,
  teamNames: [...settings.team_names],
  moved: {},
  dealing: undefined,
  rule: settings.dealing,
  options: settings.options,
});

/** The part of a draft that a template stores: all but its dates and people. */
export const templateOfDraft = (draft: SessionDraft): TemplateSettings => ({
  title: draft.title.trim(),
  story_slug: draft.storySlug,
  time: draft.time,
  timezone_id: draft.timezoneId,
  team_names: draft.teamNames,
  ...((draft.dealing ?? draft.rule) && { dealing: draft.dealing ?? draft.rule }),
  options: draft.options,
});

/** The same part of a session. */
export const templateOfSession = (session: SessionDetail): TemplateSettings => ({
  title: session.title,
  story_slug: session.story_slug,
  time: session.clock.time,
  timezone_id: session.timezone_id,
  team_names: session.teams.map(({ name }) => name),
  options: session.options,
});
