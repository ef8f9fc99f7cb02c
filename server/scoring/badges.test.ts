import { describe, expect, it } from 'vitest';
import type { ChallengeRow, DecisionRow } from '#contract/calls/schemas/results.ts';
import { badgeIds } from '#contract/rules/sessions/badges.ts';
import { borrowedLight } from '../../tests/support/test-story.ts';
import { createContext } from '../director/rules/director-context.ts';
import { badgesOf } from './badges.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';

/** Votes of the team by option; the first option gives most, and the session chose `chosen`. */
const decision = (
  votes: Record<string, number>,
  chosen = Object.keys(votes)[0] ?? '',
  { total = 10, alike = false } = {},
) =>
  ({
    question: 'It snows.\n\nWhich way?',
    chosen,
    team_choice: Object.keys(votes)[0] ?? null,
    team_split: Object.entries(votes).map(([option_id, count]) => ({
      option_id,
      label: option_id,
      votes: count,
    })),
    total,
    maximum: 10,
    alternatives: Object.keys(votes)
      .slice(1)
      .map((option_id) => ({ option_id, total: alike ? total : 4 })),
  }) as unknown as DecisionRow;

const challenge = (solved: boolean, attempts: number, hints = 0) =>
  ({ title: 'The door', solved, attempts, hints }) as unknown as ChallengeRow;

function earned(people: number, decisions: DecisionRow[], challenges: ChallengeRow[] = []): string[] {
  const context = createContext({ sessionId: 'S', story: borrowedLight });
  const seats = Array.from({ length: people + 1 }, (_, index) => ({ teamId: 1, came: index < people }));
  const given = { ...context, seats: seats as unknown as typeof context.seats };
  return badgesOf(given, 1, { decisions, challenges }).map(({ id }) => id);
}

describe('badges', () => {
  it('are earned for one mind by three voters or more', () => {
    expect(earned(4, [decision({ ridge: 3 }, 'ridge', { total: 4 })])).toEqual(['of-one-mind']);
    expect(earned(4, [decision({ ridge: 2 }, 'ridge', { total: 4 })])).toEqual([]);
    expect(earned(4, [decision({ ridge: 3, bell: 1 }, 'ridge', { total: 4 })])).toEqual([]);
  });

  it('are earned for every voice where all who came voted each time; who never came is not waited for', () => {
    const split = decision({ ridge: 2, bell: 1 }, 'ridge', { total: 4 });
    expect(earned(3, [split, split])).toEqual(['every-voice']);
    expect(earned(4, [split, split])).toEqual([]);
    expect(earned(3, [split])).toEqual([]);
  });

  it('are earned for the best choices, and for one against the others', () => {
    const split = { ridge: 2, bell: 1 };
    expect(earned(9, [decision(split), decision(split)])).toEqual(['best-choices']);
    expect(earned(9, [decision(split, 'bell')])).toEqual(['against-the-tide']);
    expect(earned(9, [decision(split, 'bell', { total: 4 })])).toEqual([]);
    expect(earned(9, [decision(split, 'bell', { alike: true })]), 'as good a way').toEqual([]);
  });

  it('are earned at riddles: without a hint, at once, and after many answers', () => {
    expect(earned(3, [], [challenge(true, 1)])).toEqual(['own-wits', 'first-try']);
    expect(earned(3, [], [challenge(true, 2), challenge(true, 5, 1)])).toEqual(['not-giving-up']);
    expect(earned(3, [], [challenge(true, 2), challenge(false, 9)])).toEqual([]);
  });

  it('are not earned by a team that did nothing', () => {
    expect(
      earned(
        0,
        [decision({}, 'ridge', { total: 0 }), decision({}, 'ridge', { total: 0 })],
        [challenge(false, 0)],
      ),
    ).toEqual([]);
  });

  it('say in both languages what they are for', () => {
    for (const language of ['en', 'de'] as const)
      for (const id of badgeIds) {
        const { label, why } = scorecardWordsIn(language).badges[id];
        expect(label.length).toBeGreaterThan(4);
        expect((why as (...facts: unknown[]) => string)(3, 4)).toMatch(/^[A-Z„“].+\.$/);
      }
  });
});
