import { languageFacts } from '#contract/rules/languages.ts';

export interface Verdict {
  chosen: string;
  counts: { optionId: string; votes: number }[];
  rule: 'most-votes' | 'captains' | 'listed-first' | 'nobody-voted';
  /** The reason, one sentence for participants. */
  reason: string;
}

interface Option {
  id: string;
  label: string;
}

/**
 * The choice of a group. Most votes win. Among tied options the one that most captains chose wins; if these are tied, or
 * nobody voted, the option listed first. `options` is never empty. The reason is in `language`.
 */
export function decide(
  options: readonly Option[],
  votes: readonly { seatId: string; optionId: string }[],
  captains: readonly string[],
  language = 'en',
): Verdict {
  const words = languageFacts(language).reasons;
  const [first] = options;
  if (!first) throw new Error('A decision needs options');
  const counted = (of: readonly { optionId: string }[]) =>
    options.map(({ id, label }) => ({
      optionId: id,
      label,
      votes: of.filter(({ optionId }) => optionId === id).length,
    }));
  const tally = counted(votes);
  const counts = tally.map(({ optionId, votes: count }) => ({ optionId, votes: count }));
  if (votes.length === 0)
    return {
      chosen: first.id,
      counts,
      rule: 'nobody-voted',
      reason: words.nobody(first.label),
    };

  const most = Math.max(...tally.map((row) => row.votes));
  const leading = tally.filter((row) => row.votes === most);
  const [winner] = leading;
  if (winner && leading.length === 1)
    return {
      chosen: winner.optionId,
      counts,
      rule: 'most-votes',
      reason: words.most(winner.label, most, votes.length),
    };

  const tie = words.tie(
    leading.map(({ label }) => label),
    most,
  );
  const isLeading = new Set(leading.map(({ optionId }) => optionId));
  const captainTally = counted(votes.filter(({ seatId }) => captains.includes(seatId))).filter((row) =>
    isLeading.has(row.optionId),
  );
  const mostCaptains = Math.max(...captainTally.map((row) => row.votes));
  const [choice, ...others] = captainTally.filter((row) => row.votes === mostCaptains && row.votes > 0);
  if (choice && others.length === 0)
    return {
      chosen: choice.optionId,
      counts,
      rule: 'captains',
      reason: words.captains(tie, captains.length > 1, choice.label),
    };
  const fallback = winner ?? { optionId: first.id, label: first.label };
  return {
    chosen: fallback.optionId,
    counts,
    rule: 'listed-first',
    reason: words.listedFirst(tie, fallback.label),
  };
}
