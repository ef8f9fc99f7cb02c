import { expect, test } from 'vitest';
import { dealDraft, possibleWays, withApart, withTeams } from './deal-draft.ts';
import { emptyDraft, type SessionDraft, teamsOf } from './session-draft.ts';

const names = ['ana', 'bo', 'cy', 'di', 'ed', 'flo'];
const address = (name: string) => `${name}@x.example`;
const draft = (change: Partial<SessionDraft> = {}): SessionDraft => ({
  ...emptyDraft('key', 'UTC'),
  peopleText: names.map(address).join('\n'),
  teamNames: ['A', 'B'],
  ...change,
});
const dealt = (of: SessionDraft) =>
  teamsOf(of).map(({ people }) => people.map(({ email }) => email.split('@')[0]));

test('only the ways that mean something are offered', () => {
  expect(possibleWays(draft())).toEqual(['random']);
  expect(possibleWays(draft({ lastTeams: { [address('ana')]: 'A', [address('bo')]: 'B' } }))).toEqual([
    'random',
    'notAsLast',
  ]);
  expect(possibleWays(draft({ lastTeams: { 'gone@x.example': 'A', [address('bo')]: 'B' } }))).toEqual([
    'random',
  ]);
  expect(possibleWays(draft({ peopleText: '<ana@x.example> (Law)\n<bo@x.example> (Sales)' }))).toEqual([
    'random',
    'departmentsMixed',
    'departmentsTogether',
  ]);
});

test('one team more takes its part of those who were dealt, and of those who were not', () => {
  const plain = draft();
  const mixed = { ...plain, ...dealDraft(plain, 'random') };
  for (const one of [plain, mixed]) {
    const resized = { ...one, ...withTeams(one, ['A', 'B', 'C']) };
    expect(dealt(resized).map(({ length }) => length)).toEqual([2, 2, 2]);
  }
});

test('who is kept apart is so in the order of the list, against a move by hand, and where all were dealt', () => {
  const pair = [address('ana'), address('cy')];
  const plain = draft();
  const moved = draft({ moved: { [address('ana')]: 1, [address('cy')]: 1, [address('bo')]: 0 } });
  const mixed = { ...plain, ...dealDraft(plain, 'random') };
  for (const one of [plain, moved, mixed]) {
    const after = { ...one, ...withApart(one, [pair], pair) };
    expect(dealt(after).some((team) => team.includes('ana') && team.includes('cy'))).toBe(false);
    expect(dealt(after).flat().sort()).toEqual(names);
  }
  expect({ ...moved, ...withApart(moved, [pair], pair) }.moved).toEqual({ [address('bo')]: 0 });
});
