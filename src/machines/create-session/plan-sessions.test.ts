import { describe, expect, it } from 'vitest';
import { problemsOf } from './draft-problems.ts';
import { creditsOf, partsOf, requestsOf } from './plan-sessions.ts';
import { emptyDraft, type SessionDraft } from './session-draft.ts';

const limits = { people: 30, atOneTable: 12 };
const now = Date.parse('2026-11-21T10:00:00Z');

const draftOf = (people: number, teams: number, change: Partial<SessionDraft> = {}): SessionDraft => ({
  ...emptyDraft('key', 'UTC'),
  title: 'Winter hour',
  storySlug: 'the-borrowed-light',
  date: '2026-12-24',
  time: '10:00',
  peopleText: Array.from({ length: people }, (_, n) => `p${n}@acme.test`).join('\n'),
  teamNames: Array.from({ length: teams }, (_, n) => `Team ${n + 1}`),
  ...change,
});

describe('a group that is larger than a session', () => {
  it('waits for the organiser to agree, then is ten sessions of 30 with whole teams', () => {
    const draft = draftOf(300, 50);
    expect(problemsOf(draft, now, limits)).toEqual({
      people:
        'A session of this story has room for 30 people, and these are 300. Plan 10 sessions, or choose another story.',
    });
    const agreed = { ...draft, isSplit: true };
    expect(problemsOf(agreed, now, limits)).toEqual({});
    const requests = requestsOf(agreed, limits);
    expect(requests.map(({ teams }) => teams.map(({ people }) => people.length))).toEqual(
      Array(10).fill([6, 6, 6, 6, 6]),
    );
    expect(requests.map(({ title }) => title).slice(0, 2)).toEqual([
      'Winter hour (1 of 10)',
      'Winter hour (2 of 10)',
    ]);
    expect(new Set(requests.flatMap(({ teams }) => teams.map(({ name }) => name))).size).toBe(50);
    expect(creditsOf(agreed, limits)).toBe(10);
  });

  it('keeps a long name within its length', () => {
    const requests = requestsOf(draftOf(60, 10, { title: 'x'.repeat(120), isSplit: true }), limits);
    expect(requests.map(({ title }) => title.length)).toEqual([120, 120]);
    expect(requests[1]?.title.endsWith('x (2 of 2)')).toBe(true);
  });

  it('stays one session where it fits, agreed or not', () => {
    expect(partsOf(draftOf(30, 5, { isSplit: true }), limits)).toHaveLength(1);
  });
});

describe('a series', () => {
  it('is a session a week at the same time of the clock, without the dates left out', () => {
    const repeat = { every: 'week' as const, times: 4, without: ['2026-12-31'] };
    const draft = draftOf(6, 1, { repeat });
    expect(requestsOf(draft, limits).map(({ wall_clock }) => wall_clock)).toEqual([
      { date: '2026-12-24', time: '10:00' },
      { date: '2027-01-07', time: '10:00' },
      { date: '2027-01-14', time: '10:00' },
    ]);
    expect(creditsOf(draft, limits)).toBe(3);
  });

  it('of a large group counts each part of each date, up to 26 at once', () => {
    const weekly = (times: number) =>
      draftOf(60, 10, { isSplit: true, repeat: { every: 'week', times, without: [] } });
    expect(requestsOf(weekly(13), limits)).toHaveLength(26);
    expect(problemsOf(weekly(13), now, limits)).toEqual({});
    expect(problemsOf(weekly(14), now, limits)).toEqual({
      people: 'You can plan up to 26 sessions at once; these would be 28.',
    });
    expect(problemsOf(weekly(1000), now, limits)).toMatchObject({
      people: 'You can plan up to 26 sessions at once; these would be 2000.',
    });
  });
});
