import type { Report } from '../../contract/calls/schemas/reports/reports.ts';
import type { CompanyFixture } from './company-fixture.ts';
import { type PlayedSession, seedPlayedSessions } from './played-months.ts';
import type { TestApp } from './test-app.ts';

/** A played session of May 2026 with those who came, by department. */
export const may = (came: PlayedSession['came'], rest: Partial<PlayedSession> = {}): PlayedSession => ({
  at: '2026-05-12T09:00:00Z',
  came,
  stars: 4,
  measures: { agreement: 0.5 },
  ...rest,
});

/** What tests of reports do with the company of the test that runs. */
export function reportActs(given: () => { test: TestApp; company: CompanyFixture }) {
  const publish = () => given().test.services.monthPublication.publishDue();
  return {
    publish,

    /** Lets time pass. A log-in ends sooner than what is waited for, so that the owner logs in again. */
    async pass(ms: number): Promise<void> {
      const { test, company } = given();
      await test.clock.advance(ms);
      company.browser.token = (await test.services.accessTokens.issueUserToken(company.userId)).token;
    },

    read: async (period = '', { browser } = given().company) =>
      (await browser.get(`/api/report${period && `?period=${period}`}`)).json<Report>(),

    /** Plays the sessions and publishes their months. */
    async seed(...sessions: PlayedSession[]) {
      const { test, company } = given();
      const seeded = await seedPlayedSessions(test, company, sessions);
      await publish();
      return seeded;
    },
  };
}
