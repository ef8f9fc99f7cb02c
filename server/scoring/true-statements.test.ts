import { describe, expect, it } from 'vitest';
import { borrowedLight } from '../../tests/support/test-story.ts';
import {
  createContext,
  type DirectorContext,
  type PlayedDecision,
} from '../director/rules/director-context.ts';
import { agreementOn } from './agreement.ts';
import { decisionRow } from './decision-row.ts';
import { ownPart } from './own-part.ts';
import { scorecardOf } from './scorecard.ts';
import { tookPart } from './took-part.ts';

/** Votes of team 1 by option, a word a seat; `against` are team 2's. */
function played(
  own: readonly string[],
  against: readonly string[] = [],
  chosen = own[0] ?? 'ridge',
): PlayedDecision {
  const vote = (teamId: number) => (optionId: string, index: number) => ({
    voteId: `vote-${teamId}-${index}`,
    seatId: `seat-${teamId}-${index}`,
    optionId,
    castAt: 1000 * (index + 1),
    teamId,
  });
  return {
    kind: 'decision',
    sceneId: 'which-way',
    openAt: 0,
    closedAt: 50_000,
    votes: [...own.map(vote(1)), ...against.map(vote(2))],
    captains: [],
    chosen,
    reason: '',
  };
}

function contextOf(changes: Partial<DirectorContext>): DirectorContext {
  const teams = [1, 2].map((id) => ({ id, name: `Team ${id}` }));
  return { ...createContext({ sessionId: 'session-1', story: borrowedLight }), teams, ...changes };
}

const seat = (teamId: number, messages = 0) => ({
  id: `seat-${teamId}-0`,
  teamId,
  present: true,
  awaySince: null,
  came: true,
  helpCalled: false,
  helpSeen: false,
  messages,
  spokenMs: 0,
  speechSince: null,
});

describe('a vote stood', () => {
  it.each([
    ['with most of the team', ['bell', 'bell', 'ridge'], 'with-most'],
    ['against most of it', ['ridge', 'bell', 'bell'], 'against-most'],
    ['in a divided team at one to one', ['bell', 'ridge'], 'divided'],
    [
      'in a divided team where the most are not more than half',
      ['bell', 'bell', 'ridge', 'pinewood'],
      'divided',
    ],
    ['alone', ['bell'], 'alone'],
  ])('%s', (_name, votes, stood) => {
    const part = ownPart(contextOf({ played: [played(votes, ['bell', 'bell'])] }), 'seat-1-0', 1);
    expect(part.votes.map((vote) => vote.stood)).toEqual([stood]);
  });
});

describe('a decision’s row', () => {
  const option = (id: string) => {
    const scene = borrowedLight.scenes.find((candidate) => candidate.id === 'which-way');
    const found = scene?.kind === 'decision' ? scene.options.find((one) => one.id === id) : undefined;
    if (!found) throw new Error(`No option ${id}`);
    return found;
  };

  it('states what happened to the team whose choice was taken', () => {
    const row = decisionRow(borrowedLight, played(['bell'], ['ridge'], 'bell'), 1);
    expect(row.explanation).toBe(option('bell').explanation);
  });

  it("states what an outvoted team's choice stood for, never as if it had happened", () => {
    const row = decisionRow(borrowedLight, played(['bell'], ['ridge', 'ridge'], 'ridge'), 1);
    expect(row.explanation).toBe(option('bell').wished);
    expect(row.alternatives.map(({ option_id, explanation }) => [option_id, explanation])).toEqual([
      ['ridge', option('ridge').explanation],
      ['pinewood', option('pinewood').wished],
    ]);
  });

  it('names the other options where a story has no text for them', () => {
    const bare = structuredClone(borrowedLight);
    for (const scene of bare.scenes)
      if (scene.kind === 'decision') for (const one of scene.options) one.wished = undefined;
    const row = decisionRow(bare, played(['bell'], ['ridge', 'ridge'], 'ridge'), 1);
    expect(row.explanation).toBe(`Had the story gone this way: “${option('bell').explanation}”`);
  });
});

describe('agreement', () => {
  it('takes two', () => {
    expect(agreementOn(borrowedLight, played(['bell']), 1)).toMatchObject({
      share: null,
      seconds: null,
      voters: 1,
    });
    expect(agreementOn(borrowedLight, played(['bell', 'bell']), 1)).toMatchObject({ share: 1, seconds: 2 });
  });
});

describe('a title', () => {
  const ended = (changes: Partial<DirectorContext>) =>
    contextOf({ played: [played([]), { kind: 'ending', sceneId: 'valley', startAt: 0 }], ...changes });

  it('is not given to a team that did nothing', () => {
    const context = ended({ seats: [seat(1), seat(2, 1)] });
    expect([tookPart(context, 1), tookPart(context, 2)]).toEqual([false, true]);
    expect(scorecardOf(context).teams.map(({ team_id, title }) => [team_id, title])).toEqual([
      [1, null],
      [2, 'Lantern-bearers of Over Wick'],
    ]);
  });

  it('is given for a vote, an answer, a clue or a hint', () => {
    const challenge = { teamId: 1, holders: {}, board: [], attempts: [], hints: [], solvedAt: null };
    const act = { seatId: 'seat-1-0', at: 1 };
    const deeds = [
      {},
      { attempts: [{ ...act, attemptId: 'attempt-1', text: 'no', correct: false }] },
      { board: [{ ...act, clueId: 'clue' }] },
      { hints: [{ ...act, hintId: 'middle' }] },
    ].map((deed) =>
      tookPart(
        contextOf({
          played: [
            {
              kind: 'challenge',
              sceneId: 'door',
              openAt: 0,
              closedAt: 1,
              teams: [{ ...challenge, ...deed }],
            },
          ],
        }),
        1,
      ),
    );
    expect(deeds).toEqual([false, true, true, true]);
    expect(tookPart(contextOf({ played: [played(['bell'])] }), 1)).toBe(true);
  });
});

describe('a team’s place', () => {
  const placesOf = (seats: DirectorContext['seats']) =>
    scorecardOf(contextOf({ seats, played: [played(['bell'])] })).teams.map(({ team_id, place }) => [
      team_id,
      place,
    ]);

  it('is given to an inactive team, and not to an absent one', () => {
    expect(placesOf([seat(1), seat(2)])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(placesOf([{ ...seat(1), came: false, present: false }, seat(2)])).toEqual([
      [2, 2],
      [1, null],
    ]);
  });
});
