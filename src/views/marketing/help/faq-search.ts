import type { FaqGroup } from './faq-entries.ts';

/** Groups whose entries hold every word of the query, in question or answer; empty groups fall away. */
export function searchFaq(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => {
        const text = `${entry.question} ${entry.answer}`.toLocaleLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.entries.length > 0);
}
