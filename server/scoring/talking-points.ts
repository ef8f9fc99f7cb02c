import { questionParts } from '#contract/words/question-parts.ts';
import type { Measure } from '#contract/calls/schemas/results.ts';
import type { Agreement } from './agreement.ts';
import type { ResultWords } from './words/english.ts';

/** Questions a team may take into its own conversation, drawn from its measures. */
export function talkingPoints(
  measures: readonly Measure[],
  agreements: readonly Agreement[],
  { talk }: ResultWords,
): string[] {
  const measured = (id: string) => measures.find((measure) => measure.id === id)?.value ?? null;
  const isBelow = (id: string, limit: number) => (measured(id) ?? limit) < limit;
  const split = agreements
    .filter(({ share }) => share !== null && share < 1)
    .toSorted((a, b) => (a.share ?? 1) - (b.share ?? 1))[0];
  const unanimous = agreements.filter(({ share, voters }) => share === 1 && voters > 1).length;
  return [
    ...(isBelow('participation', 0.85) ? [talk.uneven] : [talk.even]),
    ...(split ? [talk.divided(questionParts(split.question).question)] : []),
    ...(unanimous > 1 ? [talk.unanimous] : []),
    ...(isBelow('turn-taking', 0.5) ? [talk.oneSpeaker] : []),
    ...(measured('help') === 0 ? [talk.noHelp] : []),
  ];
}
