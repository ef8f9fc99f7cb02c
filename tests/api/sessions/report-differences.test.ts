import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../contract/calls/schemas/reports/reports.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { type PlayedSession, seedPlayedSessions } from '../../support/played-months.ts';
import { may, reportActs } from '../../support/report-acts.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

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

const { publish, read, seed } = reportActs(() => ({ test, company }));

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
