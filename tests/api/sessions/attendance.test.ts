import { PDFDocument, PDFName } from 'pdf-lib';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DashboardAnswer } from '../../../contract/calls/schemas/dashboard.ts';
import type { Attendance } from '../../../contract/calls/schemas/results.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { createLobby, type LiveSession } from '../../support/live-session.ts';
import { playResults, resultsOf } from '../../support/played-results.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { strictCsv } from '../../support/strict-csv.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let session: LiveSession;
const get = (path: string) => session.company.browser.get(`/api/session/${session.id}${path}`);

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  session = await playResults(test);
}, 120_000);
afterAll(() => test.close());

const files = ['/attendance', '/attendance.csv', '/attendance.xlsx', '/results.pdf', '/awards.pdf'];

it('who was there and the files of it are for the company alone', async () => {
  const stranger = await createCompany(test);
  for (const path of files) {
    const url = `/api/session/${session.id}${path}`;
    const foreign = await stranger.browser.get(url);
    expect([path, foreign.statusCode, foreign.json().code]).toEqual([path, 404, 'SESSION_001']);
    expect([path, (await session.seat('Ana').browser.get(url)).statusCode]).toEqual([path, 401]);
    expect([path, (await test.browser().get(url)).statusCode]).toEqual([path, 401]);
  }
});

describe('attendance', () => {
  it('has the intervals of presence by team and person', async () => {
    const { teams, started_at, ended_at } = (await get('/attendance')).json<Attendance>();
    expect(teams.map(({ name, invited, came }) => [name, invited, came])).toEqual([
      ['Otters', 3, 3],
      ['=Herons', 1, 1],
    ]);
    const [ana] = teams[0]?.people ?? [];
    expect([ana?.first_name, ana?.email, ana?.spans.length]).toEqual(['Ana', 'ana@results.example', 1]);
    expect(ana?.spans[0]?.to).toBe(ended_at);
    expect(Date.parse(ana?.spans[0]?.from ?? '')).toBeLessThanOrEqual(Date.parse(started_at ?? ''));
    const roster = (await get('')).json<SessionDetail>().seats.find(({ first_name }) => first_name === 'Ana');
    expect(roster?.there).toMatchObject({ from: ana?.spans[0]?.from });
  });

  it('is a table as CSV and as a workbook, whose cells no spreadsheet runs', async () => {
    const rows = strictCsv((await get('/attendance.csv')).rawPayload);
    expect(rows[0]?.slice(0, 5)).toEqual(['Team', 'First name', 'Last name', 'Email', 'Attendance']);
    expect(rows.map((row) => row[1])).toEqual([
      'First name',
      'Ana',
      'Ben',
      'Cy',
      'Team total',
      'Dee',
      'Team total',
    ]);
    const answer = await get('/attendance.xlsx');
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
    const [sheet] = await readXlsxFile(answer.rawPayload);
    expect(sheet?.data.map((row) => row[1])).toEqual(rows.map((row) => row[1]));
    expect(sheet?.data.at(-1)?.[0]).toBe('=Herons');
  });

  it('is empty before anybody came', async () => {
    const early = await createLobby(test);
    const { teams } = (
      await early.company.browser.get(`/api/session/${early.id}/attendance`)
    ).json<Attendance>();
    expect(teams.every(({ came, minutes }) => came === 0 && minutes === 0)).toBe(true);
    expect((await early.company.browser.get(`/api/session/${early.id}/results.pdf`)).statusCode).toBe(422);
    expect((await early.company.browser.get(`/api/session/${early.id}/awards.pdf`)).statusCode).toBe(404);
  });
});

describe('documents for the organiser', () => {
  it('are tagged, and hold a page for each award that counts', async () => {
    const { awards } = await resultsOf(session).results();
    const answer = await get('/awards.pdf');
    expect(answer.headers['content-disposition']).toContain('winter-adventure-awards.pdf');
    const all = await PDFDocument.load(answer.rawPayload);
    expect([all.getPageCount(), all.catalog.has(PDFName.of('StructTreeRoot'))]).toEqual([
      awards.length,
      true,
    ]);
    const [, personal] = awards;
    await session.company.browser.post(`/api/session/${session.id}/award/${personal?.code}/revoke`, {
      reason: 'A mistake',
    });
    const rest = await PDFDocument.load((await get('/awards.pdf')).rawPayload);
    expect(rest.getPageCount()).toBe(awards.length - 1);

    const results = await get('/results.pdf');
    expect(results.headers['content-disposition']).toContain('winter-adventure-results.pdf');
    const document = await PDFDocument.load(results.rawPayload);
    expect([document.getTitle(), document.catalog.has(PDFName.of('StructTreeRoot'))]).toEqual([
      'Winter adventure: results',
      true,
    ]);
  });
});

it('home has the totals of this month and of all time', async () => {
  const { totals } = (await session.company.browser.get('/api/dashboard')).json<DashboardAnswer>();
  const { teams } = (await get('/attendance')).json<Attendance>();
  const minutes = teams.reduce((sum, team) => sum + team.minutes, 0);
  expect(totals.ever).toMatchObject({ sessions: 1, guests: 4 });
  expect(Math.abs(totals.ever.minutes - minutes)).toBeLessThanOrEqual(4);
  expect(totals.this_month).toEqual(totals.ever);
  const month = new Date(test.clock.now()).toISOString().slice(0, 7);
  expect(totals.month).toBe(month);
  const stranger = await createCompany(test);
  const other = (await stranger.browser.get('/api/dashboard')).json<DashboardAnswer>();
  expect(other.totals.ever).toEqual({ sessions: 0, guests: 0, minutes: 0 });
});
