import { teamNames as german } from '#contract/words/de/team-names.ts';
import { expect, test } from 'vitest';
import { dealDraft, possibleWays, proposeTeams, withApart, withTeams } from './deal-draft.ts';
import { emptyDraft, fromTemplate, type SessionDraft, teamsOf } from './session-draft.ts';

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

test('sixty people who were pasted are proposed as ten teams of six, with departments mixed', () => {
  const unit = (n: number) => (n % 3 === 0 ? 'Sales' : n % 3 === 1 ? 'Law' : 'Works');
  const pasted = draft({
    teamNames: ['Lanterns'],
    peopleText: Array.from({ length: 60 }, (_, n) => `<p${n}@x.example> (${unit(n)})`).join('\n'),
  });
  const proposal = proposeTeams(pasted);
  expect(proposal?.dealing).toBe('departmentsMixed');
  const teams = dealt({ ...pasted, ...proposal });
  expect(teams.map(({ length }) => length)).toEqual(Array(10).fill(6));
  for (const team of teams) expect(Map.groupBy(team, (name) => unit(Number(name?.slice(1)))).size).toBe(3);
  expect(proposeTeams({ ...pasted, ...proposal })).toBeUndefined();
});

test('new teams are named in the language of the page', () => {
  const pasted = draft({
    teamNames: ['Winners'],
    peopleText: Array.from({ length: 14 }, (_, n) => `p${n}@x.example`).join('\n'),
  });
  expect(proposeTeams(pasted, { names: german })?.teamNames).toEqual(['Winners', 'Kiefern', 'Eulen']);
});

test('a handful is one team, and other numbers are teams of five or six', () => {
  const sizes = (count: number) => {
    const pasted = draft({
      teamNames: ['Lanterns'],
      peopleText: Array.from({ length: count }, (_, n) => `p${n}@x.example`).join('\n'),
    });
    const proposal = proposeTeams(pasted);
    return proposal && dealt({ ...pasted, ...proposal }).map(({ length }) => length);
  };
  expect(sizes(6)).toBeUndefined();
  expect(sizes(11)).toEqual([6, 5]);
  expect(sizes(23)).toEqual([6, 6, 6, 5]);
});

test('a template’s rule is proposed for its own teams once there are people, until they were dealt', () => {
  const begun = draft({
    ...fromTemplate({
      title: 'Weekly',
      story_slug: 'hour',
      time: '15:00',
      timezone_id: 'Europe/Lisbon',
      team_names: ['Otters', 'Herons'],
      dealing: 'departmentsTogether',
      options: { timer_factor: 1, chat: true, analytics: true },
    }),
    peopleText: '<ana@x.example> (Law)\n<bo@x.example> (Sales)\n<cy@x.example> (Law)',
  });
  const proposal = proposeTeams(begun, { random: () => 0 });
  expect([proposal?.teamNames, proposal?.dealing]).toEqual([['Otters', 'Herons'], 'departmentsTogether']);
  const teams = dealt({ ...begun, ...proposal });
  expect(teams.find((team) => team.includes('ana'))).toContain('cy');
  expect(proposeTeams({ ...begun, ...proposal })).toBeUndefined();
  expect(proposeTeams({ ...begun, peopleText: '' })).toBeUndefined();
});
