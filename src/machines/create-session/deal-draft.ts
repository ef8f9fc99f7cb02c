import { departmentsIn } from '#contract/rules/people/people-lines.ts';
import { proposedTeamSize } from '#contract/rules/sessions/session-size.ts';
import { namesFor } from '#contract/rules/sessions/team-names.ts';
import { teamNames } from '#contract/words/en/team-names.ts';
import { type Dealing, dealTeams, separateTeams } from './deal-teams.ts';
import type { DealingWay } from '#contract/rules/sessions/dealing-ways.ts';
import { addressesOf, type SessionDraft, teamsOf } from './session-draft.ts';

type Dealt = Pick<SessionDraft, 'moved' | 'dealing'>;
type Groups = ReadonlyMap<string, string>;

/** The former team by address, for returning guests. */
const lastTeamsOf = (draft: SessionDraft): Groups => {
  const present = new Set(teamsOf(draft).flatMap(addressesOf));
  return new Map(Object.entries(draft.lastTeams ?? {}).filter(([email]) => present.has(email)));
};

const departmentsOf = ({ peopleText }: SessionDraft): Groups => departmentsIn(peopleText);

const ways: Record<DealingWay, { by: Dealing; groups: (draft: SessionDraft) => Groups }> = {
  random: { by: 'random', groups: () => new Map() },
  notAsLast: { by: 'spread', groups: lastTeamsOf },
  departmentsMixed: { by: 'spread', groups: departmentsOf },
  departmentsTogether: { by: 'together', groups: departmentsOf },
};

const areSeveral = (groups: Groups) => new Set(groups.values()).size > 1;

/** The ways of dealing that differ for these people. */
export const possibleWays = (draft: SessionDraft): DealingWay[] =>
  (Object.keys(ways) as DealingWay[]).filter(
    (way) => way === 'random' || areSeveral(ways[way].groups(draft)),
  );

/** Everybody dealt anew. `random` answers from 0 up to 1, and `names`
 * are for new teams. */
export function dealDraft(draft: SessionDraft, way: DealingWay, random = Math.random): Dealt {
  const teams = teamsOf(draft);
  const { by, groups } = ways[way];
  const moved = dealTeams({
    people: teams.flatMap(({ people }) => people),
    teams: teams.length,
    by,
    groups: groups(draft),
    apart: draft.apart ?? [],
    random,
  });
  return { moved, dealing: way };
}

/** Changes the number of teams: dealt people are dealt again in the same way; people in list order stay in it. */
export function withTeams(draft: SessionDraft, teamNames: string[]): Pick<SessionDraft, 'teamNames'> & Dealt {
  const resized = { ...draft, teamNames };
  const { moved, dealing } = draft;
  return { teamNames, ...(dealing ? dealDraft(resized, dealing) : { moved, dealing }) };
}

/** Separates people who are to be kept apart, moving as few others as possible. */
export function withApart(
  draft: SessionDraft,
  apart: string[][],
  added: readonly string[] = [],
): Pick<SessionDraft, 'apart' | 'moved'> {
  const moved = draft.dealing
    ? separateTeams(teamsOf(draft).map(addressesOf), apart)
    : Object.fromEntries(Object.entries(draft.moved).filter(([email]) => !added.includes(email)));
  return { apart, moved };
}

/**
 * Teams of five or six for a list that has not been arranged yet, with known departments mixed, or the teams and the way
 * of dealing of the draft's template; undefined if the draft's teams were chosen or one is enough. `random` returns from 0
 * up to 1; `names` are for new teams.
 */
export function proposeTeams(
  draft: SessionDraft,
  { random = Math.random, names = teamNames } = {},
): (Pick<SessionDraft, 'teamNames'> & Dealt) | undefined {
  const people = teamsOf(draft).flatMap((team) => team.people).length;
  const { rule, teamNames: given } = draft;
  if (rule && !draft.dealing && Object.keys(draft.moved).length === 0 && given.length > 1 && people > 1)
    return {
      teamNames: given,
      ...dealDraft(draft, possibleWays(draft).includes(rule) ? rule : 'random', random),
    };
  const isArranged = draft.teamNames.length > 1 || Object.keys(draft.moved).length > 0;
  if (isArranged || people <= proposedTeamSize) return undefined;
  const proposed = namesFor(Math.ceil(people / proposedTeamSize), draft.teamNames, names);
  const way = possibleWays(draft).includes('departmentsMixed') ? 'departmentsMixed' : 'random';
  return { teamNames: proposed, ...dealDraft({ ...draft, teamNames: proposed }, way, random) };
}
