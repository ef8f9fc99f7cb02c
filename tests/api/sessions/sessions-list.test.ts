import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type {
  SessionListAnswer,
  SessionsBetweenAnswer,
} from '../../../contract/calls/schemas/sessions/session-lists.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { strictCsv } from '../../support/strict-csv.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const hour = 60 * 60 * 1000;
let test: TestApp;
let company: CompanyFixture;

async function plan(title: string, inMs: number, person = 'ana'): Promise<string> {
  const people = [{ first_name: person, last_name: '', email: `${person}@team.example` }];
  const teams = [{ name: 'A', people }];
  const answer = await company.browser.post('/api/session', sessionRequest(test, { title, inMs, teams }));
  return answer.json<SessionDetail>().id;
}

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  company = await createCompany(test, { credits: 40 });
  for (let index = 0; index < 23; index += 1)
    await plan(
      `Session ${String(index).padStart(2, '0')}`,
      (index + 2) * hour,
      index === 7 ? 'zelda' : 'ana',
    );
  const cancelled = await plan('100% over', 50 * hour);
  await company.browser.post(`/api/session/${cancelled}/cancel`);
});
afterAll(() => test.close());

const list = async (query: string) =>
  (await company.browser.get(`/api/session?${query}`)).json<SessionListAnswer>();
const titles = ({ sessions }: SessionListAnswer) => sessions.map(({ title }) => title);

describe('the list of sessions', () => {
  it('shows the next first, a page at a time, each once', async () => {
    const first = await list('');
    expect(first.sessions).toHaveLength(20);
    expect(first.counts).toEqual({ upcoming: 23, live: 0, past: 0, cancelled: 1, archived: 0 });
    const second = await list(`cursor=${first.next_cursor}`);
    expect(second.next_cursor).toBeNull();
    expect([...titles(first), ...titles(second)]).toEqual(
      Array.from({ length: 23 }, (_, index) => `Session ${String(index).padStart(2, '0')}`),
    );
  });

  it('sorts by title and time in both directions across pages', async () => {
    const first = await list('sort=-title');
    const second = await list(`sort=-title&cursor=${first.next_cursor}`);
    const all = [...titles(first), ...titles(second)];
    expect(all).toHaveLength(23);
    expect(all).toEqual([...all].sort().reverse());
    expect(titles(await list('sort=-starts_at'))[0]).toBe('Session 22');
  });

  it('finds titles and people, and takes % and _ as letters', async () => {
    expect(titles(await list('search=session%2007'))).toEqual(['Session 07']);
    expect(titles(await list('search=zelda%40'))).toEqual(['Session 07']);
    expect(titles(await list('search=%25'))).toEqual([]);
    expect(titles(await list('tab=cancelled&search=100%25'))).toEqual(['100% over']);
  });

  it('is narrowed to a story and to who planned it, and so is what the tabs count', async () => {
    const first = await list('');
    const [rosa] = first.creators;
    expect(first.stories).toEqual([{ slug: 'the-borrowed-light', title: 'The Borrowed Light' }]);
    expect(first.creators).toEqual([{ id: company.userId, name: 'Rosa Wren' }]);
    const hers = await list(`creator=${rosa?.id}&story=the-borrowed-light`);
    expect([titles(hers), hers.counts]).toEqual([titles(first), first.counts]);
    for (const other of ['creator=999999999', 'story=the-lighthouse']) {
      const none = await list(other);
      expect([titles(none), none.counts.upcoming, none.next_cursor]).toEqual([[], 0, null]);
      expect(none.creators, 'what can be chosen stays').toEqual(first.creators);
    }
    expect((await company.browser.get('/api/session?creator=9999999999')).statusCode).toBe(422);
  });

  it.each([
    "search=' or 1=1 --",
    "search=');drop table sessions;--",
    'search=%00',
    'cursor=zzzz',
    'cursor=WyJub3QgYSBkYXRlIiwieCJd',
  ])('%s neither fails nor shows more', async (query) => {
    const answer = await company.browser.get(`/api/session?${encodeURI(query).replaceAll('%2500', '%00')}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SessionListAnswer>().counts.upcoming).toBe(23);
  });

  it.each(['sort=id;drop', 'tab=everything', 'tab=upcoming&tab=live'])('%s is refused', async (query) => {
    expect((await company.browser.get(`/api/session?${query}`)).statusCode).toBe(422);
  });

  it('is empty for another company', async () => {
    const stranger = await createCompany(test);
    const answer = (await stranger.browser.get('/api/session')).json<SessionListAnswer>();
    expect(answer).toEqual({
      sessions: [],
      counts: { upcoming: 0, live: 0, past: 0, cancelled: 0, archived: 0 },
      stories: [],
      creators: [],
      next_cursor: null,
    });
  });
});

describe('the list as a file', () => {
  it('holds all of a tab as it is narrowed and ordered, and no cell that a spreadsheet would run', async () => {
    const formula = await plan('=HYPERLINK("x")', 49 * hour);
    const answer = await company.browser.get('/api/session/sessions.csv?tab=upcoming&sort=-title');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('sessions.csv');
    const [head, ...rows] = strictCsv(answer.rawPayload);
    expect(head?.slice(0, 6)).toEqual(['Session', 'Story', 'Date', 'Time', 'Time zone', 'Starts (UTC)']);
    expect(rows).toHaveLength(24);
    expect(rows[0]?.[0]).toBe('Session 22');
    expect(rows.at(-1)?.[0]).toBe(`'=HYPERLINK("x")`);
    for (const [, , date, time, , starts] of rows) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(time).toMatch(/^\d{2}:\d{2}$/);
      expect(new Date(starts ?? '').toISOString()).toBe(starts);
    }
    await company.browser.post(`/api/session/${formula}/cancel`);
    const found = await company.browser.get('/api/session/sessions.csv?search=zelda');
    expect(strictCsv(found.rawPayload).slice(1)).toEqual([expect.arrayContaining(['Session 07'])]);
    const none = await company.browser.get('/api/session/sessions.csv?search=nobody');
    expect(strictCsv(none.rawPayload)).toEqual([head]);
  });

  it('holds more than a part of it that is read at once, in order, each once', async () => {
    const busy = await createCompany(test, { credits: 130 });
    for (let index = 0; index < 103; index += 1) {
      const teams = [{ name: 'A', people: [{ first_name: 'A', last_name: '', email: 'a@team.example' }] }];
      const title = `Many ${String(index).padStart(3, '0')}`;
      const body = sessionRequest(test, { title, inMs: (index + 200) * hour, teams });
      await busy.browser.post('/api/session', body);
    }
    const file = await busy.browser.get('/api/session/sessions.csv?tab=upcoming');
    const titles = strictCsv(file.rawPayload)
      .slice(1)
      .map(([title]) => title);
    expect(titles).toEqual(
      Array.from({ length: 103 }, (_, index) => `Many ${String(index).padStart(3, '0')}`),
    );
  });
});

describe('the sessions of a month', () => {
  const between = (from: number, until: number, more = '') => {
    const instant = (inMs: number) => new Date(test.clock.now() + inMs).toISOString();
    return company.browser.get(`/api/session/between?from=${instant(from)}&until=${instant(until)}${more}`);
  };
  const shown = async (from: number, until: number, more = '') =>
    (await between(from, until, more))
      .json<SessionsBetweenAnswer>()
      .sessions.map(({ title, status }) => [title, status]);

  it('are those that start in it, its end excluded, the earliest first, cancelled ones too', async () => {
    expect(await shown(2 * hour, 4 * hour)).toEqual([
      ['Session 00', 'scheduled'],
      ['Session 01', 'scheduled'],
    ]);
    expect((await shown(24 * hour, 62 * 24 * hour)).at(-1)).toEqual(['100% over', 'cancelled']);
    expect(await shown(2 * hour, 4 * hour, '&story=another')).toEqual([]);
  });

  it('name what they can be narrowed to, and are those of the own company alone', async () => {
    const answer = (await between(0, hour)).json<SessionsBetweenAnswer>();
    expect(answer).toMatchObject({ sessions: [], is_cut: false, creators: [{ id: expect.any(Number) }] });
    const stranger = await createCompany(test);
    const path = `/api/session/between?from=2000-01-01T00:00:00Z&until=2000-02-01T00:00:00Z`;
    expect((await stranger.browser.get(path)).json<SessionsBetweenAnswer>()).toMatchObject({ stories: [] });
  });

  it.each([
    ['backwards', hour, 0],
    ['longer than two months', 0, 63 * 24 * hour],
  ])('a stretch that is %s is refused with what to ask for', async (_name, from, until) => {
    const answer = await between(from, until);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { until: [expect.stringContaining('62 days')] } });
  });

  it('a time that is none is refused at its field', async () => {
    const answer = await company.browser.get('/api/session/between?from=soon&until=later');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { from: [expect.any(String)] } });
  });
});
