import type { Measure } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import type { Agreement } from './agreement.ts';
import { rounded } from './evenness.ts';
import { contributionsPerSeat, type TeamRecord, type VoteChange } from './team-record.ts';
import type { ScorecardWords } from '#contract/words/en/scorecard.ts';

type Talk = ScorecardWords['talk'];

/** Contributions below which their distribution is not shown. */
const leastContributions = 10;

/** Fewer than half of the team gave more than half, and the whole is uneven; or all had a hand in it, about alike. */
function spread(record: TeamRecord, evenness: number | null, talk: Talk): string[] {
  const perSeat = contributionsPerSeat(record).sort((a, b) => b - a);
  const all = perSeat.reduce((sum, count) => sum + count, 0);
  if (evenness === null || all < leastContributions) return [];
  if (evenness >= 0.85) return perSeat.every((count) => count > 0) ? [talk.even] : [];
  let carried = 0;
  const carriers = perSeat.findIndex((count) => {
    carried += count;
    return carried * 2 > all;
  });
  return (carriers + 1) * 2 < perSeat.length ? [talk.uneven] : [];
}

function disagreement(agreements: readonly Agreement[], talk: Talk): string[] {
  const divided = agreements
    .flatMap(({ question, share }) =>
      share === null || share === 1 ? [] : [{ question, share: rounded(share) }],
    )
    .sort((a, b) => a.share - b.share);
  const [first] = divided;
  if (!first) return [];
  const alike = divided.filter(({ share }) => share === first.share).length;
  return [talk.divided(questionParts(first.question).question, alike)];
}

/** The decision in which most of the team changed their vote. */
function changedMinds(changes: readonly VoteChange[], talk: Talk): string[] {
  const [most] = changes.toSorted((a, b) => b.people - a.people);
  return most
    ? [talk.changed(questionParts(most.question).question, most.people, Math.round(most.seconds))]
    : [];
}

/** Questions a team may take into its own conversation, drawn from its measures; none that its figures do not bear. */
export function talkingPoints(
  measures: readonly Measure[],
  record: TeamRecord,
  { talk }: Pick<ScorecardWords, 'talk'>,
): string[] {
  const measured = (id: string) => measures.find((measure) => measure.id === id)?.value ?? null;
  const turns = measured('turn-taking');
  const unanimous = record.agreements.filter(({ share, voters }) => share === 1 && voters > 1).length;
  return [
    ...spread(record, measured('participation'), talk),
    ...disagreement(record.agreements, talk),
    ...changedMinds(record.changes, talk),
    ...(unanimous > 1 ? [talk.unanimous] : []),
    ...(turns !== null && turns < 0.5 ? [talk.sameHand] : []),
    ...(measured('help') === 0 ? [talk.noHelp] : []),
  ];
}
