import { expect, test } from 'vitest';
import { type CheckId, checkIds } from '#contract/rules/sessions/system-checks.ts';
import { type CheckReportFacts, writeCheckReport } from './check-report.ts';
import { passed } from './check-verdict.ts';

const titles = Object.fromEntries(checkIds.map((id) => [id, id.toUpperCase()])) as Record<CheckId, string>;
const fine = Object.fromEntries(
  checkIds.map((id) => [id, passed(['liveOpens'])]),
) as CheckReportFacts['results'];
const facts: CheckReportFacts = {
  language: 'en',
  verdict: 'It will work, with limits',
  browser: { name: 'Firefox 153', system: 'Linux' },
  at: new Date('2026-11-21T14:03:59Z'),
  titles,
  states: { untested: 'not tested', running: 'testing', passed: 'fine', warned: 'limits', failed: 'broken' },
  results: {
    ...fine,
    video: { state: 'untested', detail: [] },
    network: {
      state: 'warned',
      detail: [['roundTrips', 450, 2, 0, 12], ['voicesMayBeLate']],
      remedy: [['betterLine']],
      requestId: 'abc',
    },
  },
};

test('contains date, browser and every row, with remedy and request where there is one', () => {
  const row = (id: CheckId) =>
    ({
      network:
        'NETWORK: limits. Response time 450 ms, varying by 2 ms. Voices may be late or cut out. Use a network cable, move closer to the router, or close other programs that use the connection. Request abc.',
      video: 'VIDEO: not tested.',
    })[id as 'video'] ?? `${id.toUpperCase()}: fine. The live connection opens.`;
  expect(writeCheckReport(facts).split('\n')).toEqual([
    'Muster device check',
    '2026-11-21 14:03 UTC, Firefox 153 on Linux',
    'It will work, with limits',
    '',
    ...checkIds.map(row),
  ]);
});

test('is in the reader’s language, for an unknown browser too', () => {
  const report = writeCheckReport({
    ...facts,
    language: 'de',
    browser: { name: null, system: null },
    verdict: 'Es wird gehen',
  });
  expect(report.split('\n').slice(0, 2)).toEqual([
    'Muster, Geräteprüfung',
    '2026-11-21 14:03 UTC, ein unbekannter Browser unter einem unbekannten System',
  ]);
  expect(report).toContain('NETWORK: limits. Antwortzeit 450 ms, Schwankung 2 ms.');
});
