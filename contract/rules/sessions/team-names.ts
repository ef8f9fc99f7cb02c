import { type TeamNameWords, teamNames } from '../../words/en/team-names.ts';

/** The first `count` of the names known, with ours for the rest. */
export const namesFor = (
  count: number,
  known: readonly string[],
  { ours, numbered }: TeamNameWords = teamNames,
): string[] =>
  Array.from({ length: count }, (_, index) => known[index] ?? ours[index] ?? numbered(index + 1));
