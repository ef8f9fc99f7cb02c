import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { reportSessions, seedPlayedSessions } from '../../support/played-months.ts';
import { playResults } from '../../support/played-results.ts';
import { may, reportActs } from '../../support/report-acts.ts';
import { strictCsv } from '../../support/strict-csv.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

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

const { pass, publish, read, seed } = reportActs(() => ({ test, company }));

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
