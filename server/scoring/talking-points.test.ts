import { describe, expect, it } from 'vitest';
import type { Contribution, ContributionKind } from './contributions.ts';
import { measuresOf } from './measures.ts';
import { talkingPoints } from './talking-points.ts';
import type { TeamRecord } from './team-record.ts';
import { scorecard as english } from '#contract/words/en/scorecard.ts';

const { talk } = english;

/** `by` names who did each thing, a letter a person: `aab` is twice a, then b. */
function teamOf(by: string, changes: Partial<TeamRecord> & { kind?: ContributionKind } = {}): TeamRecord {
  const { kind = 'message', ...record } = changes;
  const contributions = [...by].map((seatId, at): Contribution => ({ kind, seatId, at }));
  return {
    teamId: 1,
    name: 'Otters',
    seatIds: ['a', 'b', 'c', 'd'],
    contributions,
    agreements: [],
    boards: 0,
    changes: [],
    helpCalls: 0,
    helpAnswered: 0,
    spokenMs: [],
    noticing: null,
    ...record,
  };
}

const agreed = (share: number | null, voters = 4) => ({
  scene_id: `scene-${share}`,
  question: 'Which way?',
  share,
  seconds: 1,
  voters,
});

const measured = (record: TeamRecord, id: string) =>
  measuresOf(record, english).find((measure) => measure.id === id);
const pointsOf = (record: TeamRecord) => talkingPoints(measuresOf(record, english), record, english);

describe('turns', () => {
  it('are not spoken of below ten', () => {
    const record = teamOf('aaaaaaaaa');
    expect(measured(record, 'turn-taking')).toMatchObject({ value: null, summary: english.turns.none(10) });
    expect(pointsOf(record)).toEqual([]);
  });

  it('are listed from ten on, as written, laid or tried', () => {
    const record = teamOf('aaaaaaaaab');
    expect(measured(record, 'turn-taking')?.value).toBe(0.111);
    expect(pointsOf(record)).toContain(talk.sameHand);
    expect(talk.sameHand).not.toMatch(/spoke/);
  });

  it('are no votes', () => {
    expect(measured(teamOf('abcdabcdabcd', { kind: 'vote' }), 'turn-taking')?.value).toBeNull();
  });
});

describe('how contributions were spread', () => {
  it('is not spoken of where hardly anything was contributed', () => {
    expect(pointsOf(teamOf(''))).toEqual([]);
    expect(pointsOf(teamOf('abcd', { kind: 'vote' }))).toEqual([]);
  });

  it('is called everybody’s only where everybody had a hand in it', () => {
    expect(pointsOf(teamOf('abcdabcdabcd'))).toEqual([talk.even]);
    expect(pointsOf(teamOf('abcabcabcabc', { seatIds: ['a', 'b', 'c'] }))).toEqual([talk.even]);
    expect(pointsOf(teamOf('abcdefabcdef', { seatIds: [...'abcdefg'] }))).toEqual([]);
  });

  it('is called a few’s only where fewer than half gave more than half', () => {
    expect(pointsOf(teamOf('abacadaaabaa', { kind: 'vote' }))).toEqual([talk.uneven]);
    expect(pointsOf(teamOf('abababababab', { kind: 'vote' }))).toEqual([]);
  });
});

describe('disagreement', () => {
  it('is called the most only where no other decision was divided as much', () => {
    expect(pointsOf(teamOf('', { agreements: [agreed(0.5), agreed(0.75)] }))).toEqual([
      talk.divided('Which way?', 1),
    ]);
    expect(pointsOf(teamOf('', { agreements: [agreed(0.5), agreed(0.5)] }))).toEqual([
      talk.divided('Which way?', 2),
    ]);
  });

  it('is not found in one vote, nor agreement', () => {
    expect(pointsOf(teamOf('', { agreements: [agreed(null, 1), agreed(null, 1)] }))).toEqual([]);
    expect(pointsOf(teamOf('', { agreements: [agreed(1), agreed(1)] }))).toEqual([talk.unanimous]);
  });
});

describe('help', () => {
  it('is missed only where there was a board or a call', () => {
    expect(measured(teamOf(''), 'help')).toMatchObject({ value: null, summary: english.help.never });
    expect(pointsOf(teamOf('', { boards: 1 }))).toEqual([talk.noHelp]);
    expect(
      pointsOf(teamOf('', { boards: 1, contributions: [{ kind: 'clue', seatId: 'a', at: 1 }] })),
    ).toEqual([]);
  });
});

describe('speech', () => {
  it('is compared among the microphones that reported, two at least', () => {
    expect(measured(teamOf('', { spokenMs: [9000, 0, 0] }), 'speech')?.value).toBeNull();
    expect(measured(teamOf('', { spokenMs: [9000, 9000, 0] }), 'speech')).toMatchObject({
      value: 1,
      summary: english.speech.some(2, '100%'),
    });
  });
});

describe('changed votes', () => {
  it('are a question to the team, with their number and the time of the last, and no name', () => {
    const changes = [
      { question: 'Up or down?', people: 1, seconds: 12 },
      { question: 'They look at you. Which way?', people: 2, seconds: 31.4 },
    ];
    expect(pointsOf(teamOf('', { changes }))).toEqual([talk.changed('Which way?', 2, 31)]);
  });
});
