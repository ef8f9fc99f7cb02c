import type { WallClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import type { CreateSessionRequest } from '#contract/calls/schemas/sessions/session-planning.ts';
import { departmentsIn } from '#contract/rules/people/people-lines.ts';
import { creditsForSeats } from '#contract/rules/money/credit-rule.ts';
import { longestTitle } from '#contract/rules/sessions/session-title.ts';
import { type SessionLimits, splitTeams } from '#contract/rules/sessions/session-size.ts';
import { seriesDates } from '#contract/rules/time/series-dates.ts';
import { type DraftTeam, type SessionDraft, teamsOf, wallClockOf } from './session-draft.ts';

/** The days of a draft's sessions, without the excluded dates of the series. */
export function datesOf({ date, repeat }: SessionDraft): string[] {
  if (!repeat) return [date];
  return seriesDates(date, repeat.every, repeat.times).filter((day) => !repeat.without.includes(day));
}

/** The starts of a draft's sessions; empty while date or time is incomplete. */
export function startsOf(draft: SessionDraft): WallClock[] {
  const first = wallClockOf(draft);
  return first ? datesOf(draft).map((date) => ({ ...first, date })) : [];
}

/** The teams of each parallel session: one session, or as many as the people need. */
export function partsOf(draft: SessionDraft, limits: SessionLimits): DraftTeam[][] {
  const teams = teamsOf(draft);
  const parts = splitTeams(
    teams.map(({ people }) => people.length),
    limits,
  );
  return parts?.map((places) => places.flatMap((place) => teams[place] ?? [])) ?? [teams];
}

const seatsOf = (teams: readonly DraftTeam[]) => teams.reduce((sum, { people }) => sum + people.length, 0);

/** The credits that all sessions of a draft cost. */
export const creditsOf = (draft: SessionDraft, limits: SessionLimits): number =>
  datesOf(draft).length *
  partsOf(draft, limits).reduce((sum, teams) => sum + creditsForSeats(seatsOf(teams)), 0);

function titleOf(title: string, part: number, parts: number): string {
  if (parts === 1) return title;
  const suffix = ` (${part + 1} of ${parts})`;
  return `${title.slice(0, longestTitle - suffix.length)}${suffix}`;
}

/** The requests of a draft: one for each parallel session of each date, the earliest date first. */
export function requestsOf(draft: SessionDraft, limits: SessionLimits): CreateSessionRequest[] {
  const starts = startsOf(draft);
  if (starts.length === 0) throw new Error('A draft without a start cannot be submitted');
  const parts = partsOf(draft, limits);
  const departments = departmentsIn(draft.peopleText);
  return starts.flatMap((wall_clock) =>
    parts.map((teams, part) => ({
      title: titleOf(draft.title.trim(), part, parts.length),
      story_slug: draft.storySlug,
      wall_clock,
      timezone_id: draft.timezoneId,
      teams: teams.map(({ name, people }) => ({
        name: name.trim(),
        people: people.map((person) => {
          const department = departments.get(person.email);
          return department === undefined ? person : { ...person, department };
        }),
      })),
      options: draft.options,
    })),
  );
}
