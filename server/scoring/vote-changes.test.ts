import { expect, it } from 'vitest';
import { borrowedLight } from '../../tests/support/test-story.ts';
import { createContext, type DirectorContext } from '../director/rules/director-context.ts';
import type { DirectorEvent } from '../director/rules/director-events.ts';
import { teamRecords } from './team-record.ts';

const seat = (id: string) => ({
  id,
  teamId: 1,
  present: true,
  awaySince: null,
  came: true,
  helpCalled: false,
  helpSeen: false,
  messages: 0,
  spokenMs: 0,
  speechSince: null,
});

const context: DirectorContext = {
  ...createContext({ sessionId: 'session-1', story: borrowedLight }),
  teams: [{ id: 1, name: 'Otters' }],
  seats: ['ana', 'bo', 'cy'].map(seat),
  played: [
    {
      kind: 'decision',
      sceneId: 'which-way',
      openAt: 1000,
      closedAt: 50_000,
      votes: [],
      captains: [],
      chosen: 'ridge',
      reason: '',
    },
  ],
};

const vote = (seatId: string, optionId: string, at: number): DirectorEvent => ({
  type: 'vote.cast',
  seatId,
  voteId: `${seatId}-${at}`,
  decisionId: 'which-way',
  optionId,
  castAt: at,
  at,
});

const changesOf = (events: DirectorEvent[], objecting: string[] = []) =>
  teamRecords(context, events, new Set(objecting))[0]?.changes.map(({ people, seconds }) => ({
    people,
    seconds,
  }));

it('counts who changed their vote, and when the last did; the same vote twice is none', () => {
  const events = [
    vote('ana', 'ridge', 2000),
    vote('bo', 'bell', 3000),
    vote('bo', 'bell', 4000),
    vote('ana', 'bell', 9000),
    vote('ana', 'ridge', 21_000),
  ];
  expect(changesOf(events)).toEqual([{ people: 1, seconds: 20 }]);
});

it('leaves out a seat that objects to being counted', () => {
  expect(changesOf([vote('ana', 'ridge', 2000), vote('ana', 'bell', 9000)], ['ana'])).toEqual([]);
});
