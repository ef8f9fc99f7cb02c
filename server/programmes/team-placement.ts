import { proposedTeamSize, teamsPerSession } from '#contract/rules/sessions/session-size.ts';

/** People who stay together; `departments` are those that are known, one a person. */
export interface PlacedGroup {
  id: string;
  people: number;
  departments: readonly string[];
  /** The sets of people to keep apart that any of them is in. */
  apart: readonly string[];
}

/** A team's groups. `number` counts from 1 within its session. */
export interface PlacedTeam {
  number: number;
  groups: readonly PlacedGroup[];
}

export const sizeOf = ({ groups }: PlacedTeam) => groups.reduce((sum, { people }) => sum + people, 0);

/** How many of the team's people share a department with the group. */
export const sharedWith = ({ groups }: PlacedTeam, group: PlacedGroup) =>
  groups.flatMap(({ departments }) => departments).filter((one) => group.departments.includes(one)).length;

/** How many of the team's other groups the group is to be kept apart from. */
export const clashesWith = ({ groups }: PlacedTeam, group: PlacedGroup) =>
  groups.filter(({ id, apart }) => id !== group.id && apart.some((set) => group.apart.includes(set))).length;

/**
 * The number of the team that a group joins: one without people to be kept apart from, that stays at the size of a
 * proposed team, the one with the fewest of the same departments and then the smallest; a new one, numbered after the
 * others, where there is none; in a full session one that has a table for them, with the fewest people to be kept apart
 * from and then the smallest. Undefined where no table has.
 */
export function chooseTeam(
  teams: readonly PlacedTeam[],
  group: PlacedGroup,
  atOneTable: number,
): number | undefined {
  const fitting = (size: number) =>
    teams
      .filter((team) => sizeOf(team) + group.people <= size)
      .toSorted(
        (one, other) =>
          clashesWith(one, group) - clashesWith(other, group) ||
          sharedWith(one, group) - sharedWith(other, group) ||
          sizeOf(one) - sizeOf(other),
      );
  const usual = fitting(proposedTeamSize)[0];
  if (usual && clashesWith(usual, group) === 0) return usual.number;
  if (teams.length < teamsPerSession) return teams.length + 1;
  return fitting(atOneTable)[0]?.number;
}

/** Whether the sizes of some teams differ by more than one. */
export function areUneven(teams: readonly PlacedTeam[]): boolean {
  const sizes = teams.map(sizeOf).filter((size) => size > 0);
  return Math.max(...sizes) - Math.min(...sizes) > 1;
}

/** Whether groups that are to be kept apart share a team. */
export const areTooClose = (teams: readonly PlacedTeam[]): boolean =>
  teams.some((team) => team.groups.some((group) => clashesWith(team, group) > 0));
