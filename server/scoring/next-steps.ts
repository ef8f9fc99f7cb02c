import type { Measure } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import type { ScorecardWords } from '#contract/words/en/scorecard.ts';
import { countOf, type TeamRecord } from './team-record.ts';

/** More would be a list that nobody tries. */
const mostSteps = 2;
/** Fewer answers than these are no guessing. */
const leastAnswers = 4;
/** A team that agreed faster than this, on average, hardly talked before. */
const quickSeconds = 8;

/**
 * What the team could try next time, two sentences at most: each names a figure of its own log and one thing to do. In
 * order of how much it would change: calls without an answer, clues that stayed private, answers tried before clues were
 * shared, one person's turns in a row, a divided vote, a vote without doubt, a quick one.
 */
export function nextSteps(
  measures: readonly Measure[],
  record: TeamRecord,
  { next }: Pick<ScorecardWords, 'next'>,
): string[] {
  const measured = (id: string) => measures.find((measure) => measure.id === id)?.value ?? null;
  const answers = countOf(record, 'answer');
  const clues = countOf(record, 'clue');
  const turns = measured('turn-taking');
  const seconds = measured('consensus');
  const unanimous = record.agreements.filter(({ share, voters }) => share === 1 && voters > 1).length;
  const [divided] = record.agreements
    .filter(({ share }) => share !== null && share <= 0.6)
    .toSorted((a, b) => (a.share ?? 1) - (b.share ?? 1));
  const steps = [
    record.helpCalls > record.helpAnswered && next.answerCalls(record.helpCalls - record.helpAnswered),
    record.boards > 0 && clues === 0 && next.shareClues,
    clues > 0 && answers >= leastAnswers && answers > clues && next.cluesFirst(answers, clues),
    turns !== null && turns < 0.5 && next.passTurns(turns),
    divided && next.hearTheFew(questionParts(divided.question).question),
    unanimous > 1 && next.doubt(unanimous),
    seconds !== null && seconds < quickSeconds && next.slowDown(seconds),
  ];
  return steps.filter((step) => typeof step === 'string').slice(0, mostSteps);
}
