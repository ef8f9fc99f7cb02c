import { fitsSearch } from '#contract/rules/text/search-text.ts';
import type { FaqEntry } from './faq-entries.ts';

/** Groups whose entries hold every word of the query, in question or answer; empty groups fall away. */
export function searchFaq<Group extends { entries: FaqEntry[] }>(
  groups: readonly Group[],
  query: string,
): Group[] {
  const fits = fitsSearch(query);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ question, answer }) => fits(`${question} ${answer}`)),
    }))
    .filter((group) => group.entries.length > 0);
}
