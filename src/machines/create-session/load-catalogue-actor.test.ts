import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { createLoadCatalogue } from './load-catalogue-actor.ts';
import { emptyDraft, teamsOf } from './session-draft.ts';

const person = (first_name: string, team_id: number) => ({
  first_name,
  last_name: 'Silva',
  email: `${first_name.toLowerCase()}@acme.test`,
  team_id,
});
const last = {
  id: 's1',
  title: 'Winter hour',
  story_slug: 'the-borrowed-light',
  starts_at: '2026-11-20T17:30:00.000Z',
  timezone_id: 'Europe/Berlin',
  clock: { date: '2026-11-20', time: '18:30' },
  teams: [
    { id: 4, name: 'Otters' },
    { id: 9, name: 'Herons' },
  ],
  seats: [person('Ana', 9), person('Bo', 4), person('Cy', 9)],
  options: { timer_factor: 1.5, chat: false, analytics: true },
} as unknown as SessionDetail;

const stories = ['the-borrowed-light', 'the-six-oclock-water'].map((slug) => ({ slug })) as StorySummary[];

const load = (
  like: string | null,
  session: SessionDetail = last,
  date: string | null = null,
  withPeople = true,
  left: unknown = { ...emptyDraft('kept', 'UTC'), title: 'Left behind' },
) =>
  toPromise(
    createActor(
      createLoadCatalogue({
        stories: async () => ({ stories, faces_at_one_table: 6, people_at_one_table: 12 }),
        timezones: async () => [],
        creditsAvailable: async () => 1,
        session: async () => session,
        readDraft: () => left,
        newKey: () => 'key-2',
        homeTimezone: 'UTC',
        teamNames: ['Laternen'],
      }),
      { input: { like, withPeople, date } },
    ).start(),
  );

it('the next session has the same people in the same teams, the same story and hour, and no day yet', async () => {
  const { draft } = await load('s1');
  expect(draft).toMatchObject({
    key: 'key-2',
    title: 'Winter hour',
    storySlug: 'the-borrowed-light',
    date: '',
    time: '18:30',
    timezoneId: 'Europe/Berlin',
    options: last.options,
  });
  expect(teamsOf(draft).map(({ name, people }) => [name, people.map(({ email }) => email)])).toEqual([
    ['Otters', ['bo@acme.test']],
    ['Herons', ['ana@acme.test', 'cy@acme.test']],
  ]);
});

it('without its people the next session keeps the teams, and they are empty', async () => {
  const { draft } = await load('s1', last, null, false);
  expect([draft.peopleText, draft.title, draft.time]).toEqual(['', 'Winter hour', '18:30']);
  expect(teamsOf(draft)).toEqual([
    { name: 'Otters', people: [] },
    { name: 'Herons', people: [] },
  ]);
});

it('a rehearsal’s bots are not taken along', async () => {
  const { draft } = await load('s1', { ...last, rehearsal: { rate: 4, seat_link: null } });
  expect([draft.peopleText, draft.moved, draft.lastTeams]).toEqual(['', {}, {}]);
});

it('a story that is no longer offered has to be chosen anew', async () => {
  expect((await load('s1', { ...last, story_slug: 'gone' })).draft.storySlug).toBe('');
});

it('without a session to copy, the stored draft is restored', async () => {
  expect((await load(null)).draft).toMatchObject({ key: 'kept', title: 'Left behind' });
});

it('a day that was chosen in the calendar is the draft’s', async () => {
  expect((await load(null, last, '2026-12-03')).draft).toMatchObject({ key: 'kept', date: '2026-12-03' });
});

it('a new draft names its team as the page does', async () => {
  const { draft } = await load(null, last, null, true, null);
  expect([draft.key, draft.teamNames]).toEqual(['key-2', ['Laternen']]);
});
