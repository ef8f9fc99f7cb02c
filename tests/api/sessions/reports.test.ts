import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../contract/calls/schemas/reports/reports.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { type PlayedSession, reportSessions, seedPlayedSessions } from '../../support/played-months.ts';
import { playResults } from '../../support/played-results.ts';
import { strictCsv } from '../../support/strict-csv.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const day = 86_400_000;
const hour = 3_600_000;

let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  const clock = createManualClock(Date.parse('2026-11-10T09:00:00Z'));
  test = await createTestApp({ storiesRoot: writeStoryFolder(), clock });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
});

/** Logins end sooner than what is waited for here. */
async function pass(ms: number): Promise<void> {
  await test.clock.advance(ms);
  company.browser.token = (await test.services.accessTokens.issueUserToken(company.userId)).token;
}

const publish = () => test.services.monthPublication.publishDue();
const read = async (period = '', { browser } = company) =>
  (await browser.get(`/api/report${period && `?period=${period}`}`)).json<Report>();

async function seed(...sessions: PlayedSession[]) {
  const seeded = await seedPlayedSessions(test, company, sessions);
  await publish();
  return seeded;
}

const may = (came: PlayedSession['came'], rest: Partial<PlayedSession> = {}): PlayedSession => ({
  at: '2026-05-12T09:00:00Z',
  came,
  stars: 4,
  measures: { agreement: 0.5 },
  ...rest,
});

describe('a report', () => {
  it('counts who came and who did not, ratings and the analysis, by month and by department', async () => {
    await seed(
      may(
        { Sales: 6, Legal: 5 },
        { absent: { Sales: 5 }, stars: (department) => (department === 'Legal' ? 2 : 5) },
      ),
      may({ Sales: 5 }, { at: '2026-06-30T23:59:00Z', measures: { agreement: 0.8 }, stars: 4 }),
    );
    const { months, departments, total, period, periods } = await read();
    expect([period, periods[0], periods.at(-1)]).toEqual(['2026-Q2', '2026', '2026-Q2']);
    expect(
      months.map(({ month, sessions, figures }) => [month, sessions, [figures.came, figures.absent]]),
    ).toEqual([
      ['2026-04', 0, [null, null]],
      ['2026-05', 1, [11, 5]],
      ['2026-06', 1, [5, null]],
    ]);
    expect(departments).toEqual([
      {
        department: 'Legal',
        figures: {
          came: 5,
          absent: null,
          rating: 2,
          measures: [{ id: 'agreement', value: 0.5 }],
        },
      },
      {
        department: 'Sales',
        figures: {
          came: 11,
          absent: 5,
          rating: 4.5,
          measures: [{ id: 'agreement', value: 0.64 }],
        },
      },
    ]);
    expect(total).toEqual({
      sessions: 2,
      figures: {
        came: 16,
        absent: 5,
        rating: 3.8,
        measures: [{ id: 'agreement', value: 0.59 }],
      },
    });
  });

  it('excludes bots, declined seats and rehearsals, and deleted, cancelled or other companies’ sessions', async () => {
    const { sessionIds } = await seedPlayedSessions(test, company, [
      may({ Sales: 9 }),
      may({ Sales: 9 }),
      may({ Sales: 9 }),
      may({ Sales: 9 }),
    ]);
    const [kept = '', deleted = '', rehearsed = '', cancelled = ''] = sessionIds;
    const change = (id: string, values: object) =>
      test.database.updateTable('sessions').set(values).where('id', '=', id).execute();
    await change(deleted, { deleted_at: new Date() });
    await change(rehearsed, { rehearsal_rate: 12 });
    await change(cancelled, { status: 'cancelled' });
    const seats = await test.database
      .selectFrom('seats')
      .select('id')
      .where('session_id', '=', kept)
      .execute();
    const changeSeat = (index: number, values: object) =>
      test.database
        .updateTable('seats')
        .set(values)
        .where('id', '=', seats[index]?.id ?? '')
        .execute();
    await changeSeat(0, { is_bot: true });
    await changeSeat(1, { joined_at: null, declined_at: new Date(), rating: null });
    await publish();
    const { total } = await read();
    expect(total.sessions).toBe(1);
    expect([total.figures.came, total.figures.absent]).toEqual([7, null]);
    const other = await createCompany(test);
    expect((await read('2026', other)).total).toEqual({
      sessions: 0,
      figures: { came: null, absent: null, rating: null, measures: [] },
    });
  });

  it('shows small departments together, and nothing of fewer than five people', async () => {
    await seed(
      may({ Sales: 6, Legal: 3, IT: 2, '': 1 }, { stars: (_department, index) => (index < 4 ? 5 : null) }),
      may({ Sales: 6, Legal: 4 }, { at: '2026-06-02T09:00:00Z' }),
      may({ Sales: 4 }, { at: '2026-04-02T09:00:00Z' }),
    );
    const { months, departments, total } = await read();
    expect(departments.map(({ department }) => department)).toEqual(['Sales', null]);
    expect(departments[1]?.figures.came).toBe(6);
    expect(months.map(({ figures }) => figures.came)).toEqual([null, 12, 6]);
    expect(total.figures.came).toBe(18);
    /** Of Sales in May four rated: they are among the others there. */
    expect(departments.map(({ figures }) => figures.rating)).toEqual([4, 5]);
    const kept = JSON.stringify(
      await test.database
        .selectFrom('report_months')
        .select('figures')
        .where('company_id', '=', company.companyId)
        .execute(),
    );
    expect(kept).not.toMatch(/"people":[0-4]\b/);
    expect(kept).not.toContain('Legal');
  });

  it('counts people, not places: four who came twice are four', async () => {
    await seed(may({ Legal: 4 }), may({ Legal: 4 }, { at: '2026-05-20T09:00:00Z' }));
    expect((await read()).total.figures.came).toBeNull();
  });

  it('shows a month from the eighth of the next one', async () => {
    await seed(
      may({ Sales: 6 }, { at: '2026-10-20T09:00:00Z' }),
      may({ Sales: 6 }, { at: '2026-11-09T09:00:00Z' }),
    );
    const { months } = await read('2026-Q4');
    expect(months.map(({ is_published, figures }) => [is_published, figures.came])).toEqual([
      [true, 6],
      [false, null],
      [false, null],
    ]);
  });

  it('does not change when people are added, moved, erased or rate later, so that differences over time reveal nobody', async () => {
    const { sessionIds, people } = await seed(may({ Sales: 6, Legal: 5 }));
    const before = await read();
    await seedPlayedSessions(test, company, [may({ Sales: 1 }, { stars: 1 })]);
    await test.database
      .updateTable('consumers')
      .set({ department: 'Legal' })
      .where('id', '=', people.get('Sales 0') ?? 0)
      .execute();
    await test.database
      .updateTable('seats')
      .set({ rating: 1 })
      .where('session_id', '=', sessionIds[0] ?? '')
      .execute();
    const erased = await company.browser.send('DELETE', `/api/consumer/${people.get('Sales 1')}`);
    expect(erased.statusCode).toBe(204);
    await publish();
    expect(await read()).toEqual(before);
  });

  it('computes the analysis of a session whose results were never opened', async () => {
    const played = await playResults(test);
    company = played.company;
    const { database } = test;
    const { starts_at } = await database
      .selectFrom('sessions')
      .select('starts_at')
      .where('id', '=', played.id)
      .executeTakeFirstOrThrow();
    const measures = () =>
      database.selectFrom('team_measures').select('measure').where('session_id', '=', played.id).execute();
    expect(await measures()).toEqual([]);
    await pass(Date.UTC(starts_at.getUTCFullYear(), starts_at.getUTCMonth() + 1, 8) - test.clock.now());
    await publish();
    expect((await measures()).length).toBeGreaterThan(0);
    expect((await read()).total.sessions).toBe(1);
  });

  it('is published by a job', async () => {
    await seedPlayedSessions(test, company, [may({ Sales: 6 })]);
    await test.clock.advance(hour);
    await test.services.jobs.tick();
    expect((await read()).total.figures.came).toBe(6);
  });

  it('is a file: CSV, XLSX and PDF with the same numbers', async () => {
    await seed(may({ 'Sales, south': 6, '=1+1': 5 }));
    const file = (type: string) => company.browser.get(`/api/report/report.${type}?period=2026-Q2`);
    const csv = await file('csv');
    expect(csv.headers['content-disposition']).toContain('report-2026-Q2.csv');
    expect(csv.body).toContain('2026-Q2,"\'=1+1",,5,Under 5,4,0.5');
    expect(csv.body).toContain('\n2026-04,All shown,0,,,,\r');
    expect(csv.body).toContain('2026-Q2,"Sales, south",,6,Under 5,4,0.5');
    const [sheet] = await readXlsxFile((await file('xlsx')).rawPayload);
    expect(sheet?.data.at(-1)).toEqual(['2026-Q2', 'Total of what is shown', 1, 11, 'Under 5', 4, 0.5]);
    const pdf = await file('pdf');
    expect([pdf.headers['content-type'], pdf.rawPayload.toString('latin1', 0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('is downloaded in the language of the page', async () => {
    await seed(may({ Sales: 6, Legal: 5 }));
    const file = (type: string) =>
      company.browser.send('GET', `/api/report/report.${type}?period=2026-Q2`, undefined, {
        'accept-language': 'de',
      });
    const [head, ...rows] = strictCsv((await file('csv')).rawPayload);
    expect(head).toEqual([
      ...['Monat', 'Abteilung', 'Sessions', 'Dabei', 'Nicht gekommen', 'Bewertung (von 5)', 'Einigkeit'],
    ]);
    expect([rows[0]?.[1], rows.at(-1)?.slice(1, 5)]).toEqual([
      'Alle gezeigten',
      ['Summe des Gezeigten', '1', '11', 'Unter 5'],
    ]);
    const [sheet] = await readXlsxFile((await file('xlsx')).rawPayload);
    expect([sheet?.sheet, sheet?.data[0]?.[0]]).toEqual(['Bericht', 'Monat']);
    const pdf = await PDFDocument.load((await file('pdf')).rawPayload);
    expect([pdf.getTitle(), pdf.catalog.lookup(PDFName.of('Lang'), PDFString).asString()]).toEqual([
      'Bericht, April bis Juni 2026',
      'de',
    ]);
  });

  it('refuses a period that is none', async () => {
    for (const period of ['2026-Q5', '2026-05', "2026'", '1999'])
      expect((await company.browser.get(`/api/report?period=${period}`)).statusCode).toBe(422);
  });

  it('ends with the company', async () => {
    await seed(...reportSessions);
    await company.browser.post('/api/report/link', { days: 7 });
    const { email } = await test.database
      .selectFrom('users')
      .select('email')
      .where('id', '=', company.userId)
      .executeTakeFirstOrThrow();
    expect((await company.browser.post('/api/profile/close', { email })).statusCode).toBeLessThan(300);
    const left = async (table: 'report_months' | 'report_links') =>
      (
        await test.database
          .selectFrom(table)
          .select('company_id')
          .where('company_id', '=', company.companyId)
          .execute()
      ).length;
    expect([await left('report_months'), await left('report_links')]).toEqual([0, 0]);
    await publish();
    expect(await left('report_months')).toBe(0);
  });
});

/** Numbers from 0 to 7, the same in every run. */
function dice(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % 8;
  };
}

const companies = [1, 2, 3];
const departmentNames = ['Sales', 'Legal', 'IT', ''];
const monthsPlayed = ['2025-11', '2026-01', '2026-02', '2026-05', '2026-06', '2026-07'];

/** A session a month, with nought to seven people of each department. */
const randomMonths = (number: number): PlayedSession[] => {
  const roll = dice(number);
  return monthsPlayed.map((month) =>
    may(Object.fromEntries(departmentNames.map((department) => [department, roll()])), {
      at: `${month}-12T09:00:00Z`,
      stars: (_department, index) => 2 + (index % 3),
    }),
  );
};

/** Every answer that there is: of each year and quarter. */
async function answersOf(of: CompanyFixture) {
  const { periods } = await read('', of);
  return Promise.all(periods.map((period) => read(period, of)));
}

describe('a subtraction of two answers', () => {
  it.each(companies)(
    'leaves nobody, or five people and more, in every row and period (company %i)',
    async (number) => {
      await seed(...randomMonths(number));
      const answers = await answersOf(company);
      expect(answers.length).toBeGreaterThan(4);
      const rowsOf = ({ departments: rows, total, months }: Report) =>
        new Map([
          ['total', total.figures.came ?? 0],
          ...rows.map(({ department, figures }) => [`of ${department}`, figures.came ?? 0] as const),
          ...months.map(({ month, figures }) => [month, figures.came ?? 0] as const),
        ]);
      const sumOf = (rows: { figures: { came: number | null } }[]) =>
        rows.reduce((sum, { figures }) => sum + (figures.came ?? 0), 0);
      const year = (report: Report) => report.period.slice(0, 4);
      let differences = 0;
      for (const one of answers) {
        expect(sumOf(one.departments)).toBe(one.total.figures.came ?? 0);
        expect(sumOf(one.months)).toBe(one.total.figures.came ?? 0);
        const within = answers.filter(
          (other) => one.period === year(one) && other !== one && year(other) === one.period,
        );
        for (const other of within)
          for (const [row, came] of rowsOf(other)) {
            const left = (rowsOf(one).get(row) ?? 0) - came;
            if (left !== 0) expect(left).toBeGreaterThanOrEqual(5);
            differences += left === 0 ? 0 : 1;
          }
      }
      expect(differences).toBeGreaterThan(5);
    },
  );

  it.each(companies)(
    'says nothing of who is in a group under five: what they rate, and whether they came, changes no answer (company %i)',
    async (number) => {
      const sessions = randomMonths(number);
      const few = (came: PlayedSession['came']) =>
        Object.entries(came).filter(([, people]) => people > 0 && people < 5);
      const hidden = sessions.findIndex(({ came }) => {
        const small = few(came);
        return small.length > 0 && small.reduce((sum, [, people]) => sum + people, 0) < 5;
      });
      const at = sessions[hidden] as PlayedSession;
      const [[department = '', people = 0] = []] = few(at.came);
      const versions: PlayedSession[] = [
        at,
        { ...at, stars: (of, index) => (of === department ? 1 : 2 + (index % 3)) },
        { ...at, came: { ...at.came, [department]: people - 1 } },
      ];
      const shown = [];
      for (const version of versions) {
        const other = await createCompany(test);
        await seedPlayedSessions(test, other, sessions.with(hidden, version));
        await publish();
        const files = await other.browser.get('/api/report/report.csv?period=2026');
        shown.push({ answers: await answersOf(other), file: files.body });
      }
      expect(shown[1]).toEqual(shown[0]);
      expect(shown[2]).toEqual(shown[0]);
    },
  );

  it('is not made possible by a filter that there is not: by department, by sessions, by month', async () => {
    const { sessionIds } = await seed(may({ Sales: 6, Legal: 3 }), may({ Sales: 6, Legal: 2 }));
    const whole = await read('2026');
    for (const filter of [
      'department=Legal',
      `session=${sessionIds[0]}`,
      `sessions[]=${sessionIds[0]}&sessions[]=${sessionIds[1]}`,
      'month=2026-05',
      'from=2026-05-12&to=2026-05-12',
    ])
      expect((await company.browser.get(`/api/report?period=2026&${filter}`)).json()).toEqual(whole);
    for (const twice of ['period=2026&period=2026-Q2', 'period[]=2026&period[]=2026-Q2'])
      expect([200, 422]).toContain((await company.browser.get(`/api/report?${twice}`)).statusCode);
    expect(JSON.stringify(whole)).not.toContain('Legal');
  });
});

describe('a link', () => {
  const create = async (days = 30, { browser } = company) =>
    (await browser.post('/api/report/link', { days })).json<{ link: { id: number }; url: string }>();
  const tokenOf = (url: string) => new URL(url).hash.slice(1);
  const open = (token: string, period?: string) =>
    test.browser().post('/api/shared-report', { token, ...(period && { period }) });

  it('shows the same numbers through the link, and no name', async () => {
    await seed(...reportSessions);
    const { url } = await create();
    expect(url).toMatch(/\/shared-report#[\w-]{43}$/);
    const shared = await open(tokenOf(url), '2026-Q3');
    expect(shared.statusCode).toBe(200);
    expect(shared.json()).toEqual(await read('2026-Q3'));
    expect(shared.body).not.toMatch(/Guest|Rosa|@/);
    const stored = await test.database
      .selectFrom('report_links')
      .selectAll()
      .where('company_id', '=', company.companyId)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(tokenOf(url));
  });

  it('is answered 404 alike when it is forged, shortened, expired, revoked or of a closed company', async () => {
    const made = await create(7);
    const token = tokenOf(made.url);
    const refused = async (tried: string) => {
      const { statusCode, body } = await open(tried);
      return [statusCode, JSON.parse(body).message];
    };
    const answer = [404, 'This link is not valid. Ask the person who sent it for a new one.'];
    expect(await refused('x'.repeat(43))).toEqual(answer);
    expect(await refused(token.slice(0, -1))).toEqual(answer);
    const digest = await test.database
      .selectFrom('report_links')
      .select('digest')
      .where('id', '=', made.link.id)
      .executeTakeFirstOrThrow();
    expect(await refused(digest.digest)).toEqual(answer);
    expect((await open(token)).statusCode).toBe(200);
    await pass(7 * day - 1000);
    expect((await open(token)).statusCode).toBe(200);
    await pass(1000);
    expect(await refused(token)).toEqual(answer);
    const second = await create();
    expect((await company.browser.send('DELETE', `/api/report/link/${second.link.id}`)).statusCode).toBe(204);
    expect(await refused(tokenOf(second.url))).toEqual(answer);
    const third = await create();
    await test.database
      .updateTable('companies')
      .set({ deleted_at: new Date(test.clock.now()) })
      .where('id', '=', company.companyId)
      .execute();
    expect(await refused(tokenOf(third.url))).toEqual(answer);
  });

  it('is revoked by its own company’s owner alone', async () => {
    const { link, url } = await create();
    const other = await createCompany(test);
    expect((await other.browser.send('DELETE', `/api/report/link/${link.id}`)).statusCode).toBe(404);
    expect((await other.browser.get('/api/report/link')).json()).toEqual({ links: [] });
    const sub = await createCompany(test, { userTypeId: userTypes.CONSUMER_ADMIN_SUB });
    for (const path of ['/api/report', '/api/report/report.csv', '/api/report/link'])
      expect((await sub.browser.get(path)).statusCode).toBe(403);
    expect((await open(tokenOf(url))).statusCode).toBe(200);
  });

  it('is read-only', async () => {
    const token = tokenOf((await create()).url);
    const holder = test.browser();
    holder.token = token;
    for (const path of ['/api/report', '/api/report/link', '/api/session', '/api/report/report.pdf'])
      expect((await holder.get(path)).statusCode).toBe(401);
  });

  it('is listed until it ends, with who made it, and its making and end are in the audit log', async () => {
    const { link } = await create(90);
    await create(7);
    const listed = async () =>
      (await company.browser.get('/api/report/link')).json<{ links: { id: number; by: string }[] }>().links;
    expect((await listed()).map(({ by }) => by)).toEqual(['Rosa Wren', 'Rosa Wren']);
    await pass(8 * day);
    expect((await listed()).map(({ id }) => id)).toEqual([link.id]);
    await test.services.jobs.tick();
    const left = await test.database
      .selectFrom('report_links')
      .select('id')
      .where('company_id', '=', company.companyId)
      .execute();
    expect(left).toEqual([{ id: link.id }]);
    const revoked = await company.browser.send('DELETE', `/api/report/link/${link.id}`);
    expect([revoked.statusCode, revoked.body]).toEqual([204, '']);
    const { entries } = (await company.browser.get('/api/company/audit')).json<{
      entries: { act: string; subject: string }[];
    }>();
    expect(entries.map(({ act }) => act)).toEqual(['report.unshare', 'report.share', 'report.share']);
    expect([entries[0]?.subject, entries[2]?.subject]).toEqual([String(link.id), String(link.id)]);
  });

  it('is one of twenty at most', async () => {
    for (let made = 0; made < 20; made += 1) await create();
    expect((await company.browser.post('/api/report/link', { days: 7 })).statusCode).toBe(422);
    expect((await company.browser.post('/api/report/link', { days: 8 })).statusCode).toBe(422);
  });
});
