import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveSession } from '../../support/live-session.ts';
import { playResults } from '../../support/played-results.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let session: LiveSession;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  session = await playResults(server);
}, 120_000);
afterAll(() => server.close());

async function nameOf(url: string, language: string, method: 'GET' | 'POST' = 'GET'): Promise<unknown> {
  const answer = await session.company.browser.send(method, url.replace(':id', session.id), undefined, {
    'accept-language': language,
  });
  expect(answer.statusCode, url).toBe(200);
  return answer.headers['content-disposition'];
}

test.each([
  ['/api/profile/data', 'own-data.json', 'eigene-daten.json'],
  ['/api/session/sessions.csv', 'sessions.csv', 'sessions.csv'],
  ['/api/company/audit.csv', 'audit-log.csv', 'aenderungsprotokoll.csv'],
  ['/api/report/report.csv?period=2026-Q2', 'report-2026-Q2.csv', 'bericht-2026-Q2.csv'],
  ['/api/report/report.xlsx?period=2026-Q2', 'report-2026-Q2.xlsx', 'bericht-2026-Q2.xlsx'],
  ['/api/report/report.pdf?period=2026-Q2', 'report-2026-Q2.pdf', 'bericht-2026-Q2.pdf'],
  ['/api/session/:id/results.csv', 'winter-adventure-results.csv', 'winter-adventure-ergebnisse.csv'],
  ['/api/session/:id/results.pdf', 'winter-adventure-results.pdf', 'winter-adventure-ergebnisse.pdf'],
  ['/api/session/:id/awards.pdf', 'winter-adventure-awards.pdf', 'winter-adventure-urkunden.pdf'],
  ['/api/session/:id/attendance.csv', 'winter-adventure-attendance.csv', 'winter-adventure-anwesenheit.csv'],
  [
    '/api/session/:id/attendance.xlsx',
    'winter-adventure-attendance.xlsx',
    'winter-adventure-anwesenheit.xlsx',
  ],
  ['/api/session/:id/log.csv', 'winter-adventure-log.csv', 'winter-adventure-protokoll.csv'],
  ['/api/session/:id/calendar.ics', 'winter-adventure.ics', 'winter-adventure.ics'],
])('%s has a name in the language of the page', async (url, english, german) => {
  expect([await nameOf(url, 'en'), await nameOf(url, 'de-AT')]).toEqual([
    `attachment; filename="${english}"`,
    `attachment; filename="${german}"`,
  ]);
});

test('the company’s export has a name in the language of the page', async () => {
  expect(await nameOf('/api/company/export', 'de', 'POST')).toBe('attachment; filename="firmendaten.zip"');
});

test('a scorecard has a name in the language of its seat', async () => {
  const { browser } = session.seat('Ana');
  await browser.post('/api/exp/language', { language: 'de' });
  const answer = await browser.get(`/api/session/scorecard/${session.id}/scorecard.pdf`);
  expect(answer.headers['content-disposition']).toContain('winter-adventure-wertung.pdf');
});
