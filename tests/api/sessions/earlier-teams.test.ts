import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ParticipantResults, SessionResults } from '../../../contract/calls/schemas/results.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { type LiveSession, pass } from '../../support/live-session.ts';
import { playResults } from '../../support/played-results.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let company: CompanyFixture;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  company = await createCompany(server);
});
afterAll(() => server.close());

async function play(by = company): Promise<LiveSession> {
  const session = await playResults(server, by);
  await pass(server, 1000);
  return session;
}

const ofCompany = async (session: LiveSession) =>
  (await session.company.browser.get(`/api/session/${session.id}/results`)).json<SessionResults>();

test('a team is compared with those of its company that had played the story before, from three on', async () => {
  const first = await play();
  const second = await play();
  const third = await play();
  expect((await ofCompany(first)).earlier).toBeNull();
  expect((await ofCompany(second)).earlier, 'two teams of the first').toBeNull();

  const shares = (await ofCompany(first)).scorecard.teams.map(
    ({ total, maximum }) => (100 * total) / maximum,
  );
  const middle = Math.round((Math.max(...shares) + Math.min(...shares)) / 2);
  expect((await ofCompany(third)).earlier).toEqual({ teams: 4, median_percent: middle });
  const own = await third.seat('Ana').browser.get(`/api/session/scorecard/${third.id}`);
  expect(own.json<ParticipantResults>().earlier).toEqual({ teams: 4, median_percent: middle });

  const stranger = await play(await createCompany(server));
  expect((await ofCompany(stranger)).earlier, 'nobody else’s teams').toBeNull();
}, 120_000);

test('its analysis is compared with theirs, and excludes objecting seats from the comparison too', async () => {
  const own = await createCompany(server);
  const earlier = [await play(own), await play(own), await play(own)];
  for (const session of earlier) expect((await ofCompany(session)).earlier_measures).toEqual([]);
  const last = await play(own);
  const { analysis, earlier_measures } = await ofCompany(last);
  const otters = analysis?.teams.find(({ withheld }) => withheld === null);
  const expected = (otters?.measures ?? []).flatMap(({ id, value }) =>
    value === null ? [] : [{ id, teams: 3, median: value }],
  );
  expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(['participation', 'agreement']));
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect([...earlier_measures].sort(byId)).toEqual([...expected].sort(byId));
  const seat = await last.seat('Ana').browser.get(`/api/session/scorecard/${last.id}`);
  expect(seat.json<ParticipantResults>().earlier_measures).toEqual(earlier_measures);

  const [first] = earlier;
  const objection = { share_personal: false, in_analysis: false };
  await first?.seat('Ana').browser.post('/api/exp/consent', objection);
  expect((await ofCompany(last)).earlier_measures, 'two teams are too few').toEqual([]);
}, 120_000);
