import { questionParts } from '#contract/words/question-parts.ts';
import type { Measure } from '#contract/calls/schemas/results.ts';
import type { Agreement } from './agreement.ts';

/** Questions a team may take into its own conversation, drawn from its measures. */
export function talkingPoints(measures: readonly Measure[], agreements: readonly Agreement[]): string[] {
  const measured = (id: string) => measures.find((measure) => measure.id === id)?.value ?? null;
  const isBelow = (id: string, limit: number) => (measured(id) ?? limit) < limit;
  const split = agreements
    .filter(({ share }) => share !== null && share < 1)
    .toSorted((a, b) => (a.share ?? 1) - (b.share ?? 1))[0];
  const unanimous = agreements.filter(({ share, voters }) => share === 1 && voters > 1).length;
  return [
    ...(isBelow('participation', 0.85)
      ? ['A few of you carried most of it. What would have made it easier for the others to step in?']
      : ['Everybody had a hand in it. What made that easy, and do you have it on ordinary days?']),
    ...(split
      ? [
          `You were most divided over this: “${questionParts(split.question).question}” What did each side see that the other did not?`,
        ]
      : []),
    ...(unanimous > 1
      ? ['You agreed to a person more than once. Did anybody hold back a doubt for the sake of the team?']
      : []),
    ...(isBelow('turn-taking', 0.5)
      ? ['One person often spoke several times in a row. How did the rest know when it was their turn?']
      : []),
    ...(measured('help') === 0
      ? ['Nobody laid a clue on the board or answered a call. How did what one person knew reach the others?']
      : []),
  ];
}
