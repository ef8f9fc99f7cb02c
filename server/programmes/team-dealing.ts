import { clashesWith, type PlacedGroup, type PlacedTeam, sharedWith, sizeOf } from './team-placement.ts';

interface DealtTeam extends PlacedTeam {
  groups: PlacedGroup[];
}

/** Attempts to put a group into a team before the closest dealing is taken instead. */
const attempts = 2000;
/** Dealings that are tried for sizes that no group alone could make more even. */
const dealings = 12;

/**
 * Deals all groups to `teams` anew, the largest first, and of equal ones those of the largest department. Sizes are as even
 * as possible, departments mixed, and people kept apart where a search finds a way. Returns the team's number by group.
 */
export function dealGroups(groups: readonly PlacedGroup[], teams: number): Map<string, number> {
  const order = inDealingOrder(groups);
  const largest = order[0]?.people ?? 0;
  let best = deal(order, teams, 0);
  for (let turn = 1; turn < dealings && gapOf(best) > largest; turn += 1) {
    const dealt = deal(order, teams, turn);
    if (gapOf(dealt) < gapOf(best)) best = dealt;
  }
  return new Map(best.flatMap(({ number, groups: own }) => own.map(({ id }) => [id, number] as const)));
}

function gapOf(dealt: readonly DealtTeam[]): number {
  const sizes = dealt.map(sizeOf);
  return Math.max(...sizes) - Math.min(...sizes);
}

/** `turn` is the place of the first of those who are kept apart. */
function deal(order: readonly PlacedGroup[], teams: number, turn: number): DealtTeam[] {
  const dealt: DealtTeam[] = Array.from({ length: teams }, (_, index) => ({ number: index + 1, groups: [] }));
  const bound = order.filter(({ apart }) => apart.length > 0);
  const first = turn % Math.max(1, bound.length);
  const isKept = separate([...bound.slice(first), ...bound.slice(0, first)], dealt, { left: attempts });
  const rest = isKept ? order.filter(({ apart }) => apart.length === 0) : order;
  for (const group of rest) teamsFor(group, dealt)[0]?.groups.push(group);
  while (evenOut(dealt)) {}
  return dealt;
}

function inDealingOrder(groups: readonly PlacedGroup[]): PlacedGroup[] {
  const inDepartment = Map.groupBy(
    groups.flatMap(({ departments }) => departments),
    (department) => department,
  );
  const crowd = ({ departments }: PlacedGroup) =>
    Math.max(0, ...departments.map((department) => inDepartment.get(department)?.length ?? 0));
  return groups.toSorted((one, other) => other.people - one.people || crowd(other) - crowd(one));
}

/** The best first. */
const teamsFor = (group: PlacedGroup, dealt: readonly DealtTeam[]) =>
  dealt.toSorted(
    (one, other) =>
      clashesWith(one, group) - clashesWith(other, group) ||
      sizeOf(one) - sizeOf(other) ||
      sharedWith(one, group) - sharedWith(other, group),
  );

const openTo = (group: PlacedGroup, dealt: readonly DealtTeam[]) =>
  dealt.filter((team) => clashesWith(team, group) === 0);

/** Puts each group where nobody is whom it is kept apart from, the one with the fewest such teams first. */
function separate(groups: readonly PlacedGroup[], dealt: DealtTeam[], tries: { left: number }): boolean {
  const choices = groups.map((group) => ({ group, teams: openTo(group, dealt) }));
  const [first] = choices.toSorted((one, other) => one.teams.length - other.teams.length);
  if (!first) return true;
  const others = groups.filter((group) => group !== first.group);
  const ordered = teamsFor(first.group, first.teams);
  /** One empty team is like another. */
  const empty = ordered.find((team) => team.groups.length === 0);
  for (const team of ordered.filter((one) => one === empty || one.groups.length > 0)) {
    if (tries.left === 0) return false;
    tries.left -= 1;
    team.groups.push(first.group);
    if (separate(others, dealt, tries)) return true;
    team.groups.pop();
  }
  return false;
}

/** Groups of two teams that must change teams together, so that nobody comes closer; `shift` is how many people go over. */
interface Linked {
  groups: readonly PlacedGroup[];
  shift: number;
}

function linkedIn(large: DealtTeam, small: DealtTeam): Linked[] {
  const left = new Set([...large.groups, ...small.groups]);
  const found: Linked[] = [];
  for (const first of left) {
    const groups = [first];
    left.delete(first);
    for (const group of groups)
      for (const other of left)
        if (clashesWith({ number: 0, groups: [other] }, group) > 0) {
          left.delete(other);
          groups.push(other);
        }
    const shift = groups.reduce(
      (sum, group) => sum + (large.groups.includes(group) ? group.people : -group.people),
      0,
    );
    found.push({ groups, shift });
  }
  return found;
}

/** Exchanges groups of two teams where that makes their sizes more even; whether it did. */
function evenOut(dealt: readonly DealtTeam[]): boolean {
  for (const large of dealt.toSorted((one, other) => sizeOf(other) - sizeOf(one)))
    for (const small of dealt.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
      const gap = sizeOf(large) - sizeOf(small);
      if (gap < 2) continue;
      const linked = linkedIn(large, small);
      for (const one of linked)
        for (const other of [undefined, ...linked.filter((each) => each !== one)]) {
          const shift = one.shift + (other?.shift ?? 0);
          if (shift <= 0 || shift >= gap) continue;
          exchange([...one.groups, ...(other?.groups ?? [])], large, small);
          return true;
        }
    }
  return false;
}

function exchange(groups: readonly PlacedGroup[], one: DealtTeam, other: DealtTeam): void {
  const [own, theirs] = [one.groups, other.groups];
  one.groups = [
    ...own.filter((group) => !groups.includes(group)),
    ...theirs.filter((group) => groups.includes(group)),
  ];
  other.groups = [
    ...theirs.filter((group) => !groups.includes(group)),
    ...own.filter((group) => groups.includes(group)),
  ];
}
