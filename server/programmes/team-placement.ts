import { proposedTeamSize, teamsPerSession } from '#contract/rules/sessions/session-size.ts';

/** People who stay together; `departments` are those that are known, one a person. */
export interface PlacedGroup {
  id: string;
  people: number;
  departments: readonly string[];
}

/** A team's groups. `number` counts from 1 within its session. */
export interface PlacedTeam {
  number: number;
  groups: readonly PlacedGroup[];
}

const sizeOf = ({ groups }: PlacedTeam) => groups.reduce((sum, { people }) => sum + people, 0);

/** How many of the team's people share a department with the group. */
const sharedWith = ({ groups }: PlacedTeam, group: PlacedGroup) =>
  groups.flatMap(({ departments }) => departments).filter((one) => group.departments.includes(one)).length;

/**
 * The number of the team that a group joins: one that stays at the size of a proposed team, the one with the fewest of the
 * same departments and then the smallest; a new one, numbered after the others, where there is none; in a full session the
 * smallest that has a table for them. Undefined where no table has.
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
        (one, other) => sharedWith(one, group) - sharedWith(other, group) || sizeOf(one) - sizeOf(other),
      );
  const usual = fitting(proposedTeamSize)[0];
  if (usual) return usual.number;
  if (teams.length < teamsPerSession) return teams.length + 1;
  return fitting(atOneTable)[0]?.number;
}

/**
 * All groups dealt to `teams` anew, in sizes as even as they can be and with departments mixed: the team's number by
 * group. The largest first, and of equal ones those of the largest department.
 */
export function dealGroups(groups: readonly PlacedGroup[], teams: number): Map<string, number> {
  const inDepartment = Map.groupBy(
    groups.flatMap(({ departments }) => departments),
    (department) => department,
  );
  const crowd = ({ departments }: PlacedGroup) =>
    Math.max(0, ...departments.map((department) => inDepartment.get(department)?.length ?? 0));
  const dealt: { number: number; groups: PlacedGroup[] }[] = Array.from({ length: teams }, (_, index) => ({
    number: index + 1,
    groups: [],
  }));
  const order = groups.toSorted((one, other) => other.people - one.people || crowd(other) - crowd(one));
  for (const group of order) {
    const [team] = dealt.toSorted(
      (one, other) => sizeOf(one) - sizeOf(other) || sharedWith(one, group) - sharedWith(other, group),
    );
    team?.groups.push(group);
  }
  return new Map(dealt.flatMap(({ number, groups: own }) => own.map(({ id }) => [id, number] as const)));
}

/** Whether the sizes of some teams differ by more than one. */
export function areUneven(teams: readonly PlacedTeam[]): boolean {
  const sizes = teams.map(sizeOf).filter((size) => size > 0);
  return Math.max(...sizes) - Math.min(...sizes) > 1;
}
