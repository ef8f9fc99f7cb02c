import { questionParts } from '#contract/words/question-parts.ts';
import type { Agreement } from './agreement.ts';
import { rounded } from './evenness.ts';
import type { ScorecardWords } from '#contract/words/en/scorecard.ts';

interface Shared extends Pick<Agreement, 'question'> {
  share: number;
}

/** What the plot of agreement shows: where opinions differed most, if they did not differ alike everywhere. */
export function agreementSummary(
  agreements: readonly Pick<Agreement, 'question' | 'share'>[],
  { plots: words, percent }: Pick<ScorecardWords, 'plots' | 'percent'>,
): string {
  const known = agreements
    .flatMap(({ question, share }): Shared[] => (share === null ? [] : [{ question, share: rounded(share) }]))
    .sort((a, b) => a.share - b.share);
  const [lowest] = known;
  if (!lowest) return words.fewVotes;
  if (known.length === 1)
    return words.agreedOnce(questionParts(lowest.question).question, percent(lowest.share));
  const alike = known.filter(({ share }) => share === lowest.share).length;
  if (alike === known.length)
    return lowest.share === 1 ? words.alwaysAgreed : words.agreedAlike(percent(lowest.share));
  return words.differed(questionParts(lowest.question).question, percent(lowest.share), alike);
}

/** What the plot of contributions shows; `perSeat` are the contributions of each, largest first. */
export function participationSummary(
  perSeat: readonly number[],
  { plots: words, participation, percent }: Pick<ScorecardWords, 'plots' | 'participation' | 'percent'>,
): string {
  const all = perSeat.reduce((sum, count) => sum + count, 0);
  const [most = 0] = perSeat;
  if (all === 0) return participation.none;
  const alike = perSeat.filter((count) => count === most).length;
  if (alike === perSeat.length) return words.sameShare(percent(1 / perSeat.length));
  return words.mostActive(alike, percent(most / all), percent(1 / perSeat.length));
}
