import type { Award } from '#contract/calls/schemas/results.ts';
import { fitsSearch } from '#contract/rules/text/search-text.ts';

/** The awards that every word of the search fits: each team's own, then those of its people by name. */
export function awardsInOrder(awards: readonly Award[], search: string): Award[] {
  const fits = fitsSearch(search);
  return awards
    .filter(({ recipient, team }) => fits(`${recipient} ${team}`))
    .toSorted(
      (one, other) =>
        one.team.localeCompare(other.team, 'en') ||
        Number(other.kind === 'team') - Number(one.kind === 'team') ||
        one.recipient.localeCompare(other.recipient, 'en'),
    );
}
