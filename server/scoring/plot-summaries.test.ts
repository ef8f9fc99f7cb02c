import { describe, expect, it } from 'vitest';
import { agreementSummary, participationSummary } from './plot-summaries.ts';
import { scorecard as english } from '#contract/words/en/scorecard.ts';
import { scorecard as german } from '#contract/words/de/scorecard.ts';

const rows = (...shares: (number | null)[]) =>
  shares.map((share, index) => ({ question: `Question ${index + 1}?`, share }));

describe('summary of the agreement plot', () => {
  it.each([
    ['nothing of agreement where nobody had anybody to agree with', rows(null, null), english.plots.fewVotes],
    ['the one decision there was', rows(null, 0.75), 'On “Question 2?”, 75% wanted the same.'],
    ['that all agreed, where they did', rows(1, 1), english.plots.alwaysAgreed],
    [
      'no decision as the most disputed where all are equal',
      rows(0.5, 0.5),
      'At every decision, 50% wanted the same.',
    ],
    [
      'the one that was disputed most',
      rows(1, 0.5),
      'Opinions differed most on “Question 2?”: 50% wanted the same.',
    ],
    [
      'all that were disputed most',
      rows(0.5, 1, 0.5),
      'Opinions differed equally on 2 decisions, “Question 1?” among them: 50% wanted the same.',
    ],
  ])('%s', (_name, agreements, said) => {
    expect(agreementSummary(agreements, english)).toBe(said);
  });

  it('exists in German too', () => {
    expect(agreementSummary(rows(1, 0.5), german)).toContain('„Question 2?“');
  });
});

describe('summary of the contributions plot', () => {
  it.each([
    ['that there were none', [0, 0, 0], english.participation.none],
    [
      'no most active person where all gave the same',
      [4, 4, 4, 4],
      'Everybody contributed the same share: 25%.',
    ],
    [
      'the most active person',
      [6, 2, 2],
      'The most active person gave 60% of all contributions; an even share would be 33%.',
    ],
    [
      'those who were most active alike',
      [4, 4, 2],
      'The 2 most active people gave 40% of all contributions each; an even share would be 33%.',
    ],
  ])('%s', (_name, perSeat, said) => {
    expect(participationSummary(perSeat, english)).toBe(said);
  });
});
