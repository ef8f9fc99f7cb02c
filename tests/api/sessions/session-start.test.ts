import { afterAll, beforeAll, beforeEach, expect, it, test as each } from 'vitest';
import type { StartReading } from '../../../contract/calls/schemas/sessions/session-clocks.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import {
  type CompanyFixture,
  createCompany,
  invitationRequest,
  sessionRequest,
} from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
});

const read = (wall_clock: Record<string, string>, timezone_id: string, zones: string[] = []) =>
  company.browser.get(
    `/api/session/start?${new URLSearchParams({ ...wall_clock, timezone_id, zones: zones.join(',') })}`,
  );

/** A session's request with date, time and zone as typed, and no instant. */
const typed = (wall_clock: { date: string; time: string; fold?: 'later' }, timezone_id: string) => {
  const { starts_at: _, ...request } = sessionRequest(test, { timezone_id });
  return { ...request, wall_clock };
};

it('a start as typed becomes an instant by the time zone data of the server', async () => {
  const planned = await company.browser.post(
    '/api/session',
    typed({ date: '2027-07-01', time: '10:00' }, 'Europe/Lisbon'),
  );
  expect(planned.statusCode).toBe(201);
  const session = planned.json<SessionDetail>();
  expect(session).toMatchObject({
    starts_at: '2027-07-01T09:00:00.000Z',
    clock: { timezone_id: 'Europe/Lisbon', date: '2027-07-01', time: '10:00', zone: 'Lisbon time, GMT+1' },
  });

  const german = await company.browser.send('GET', `/api/session/${session.id}`, undefined, {
    'accept-language': 'de',
  });
  expect(german.json<SessionDetail>().clock).toEqual({
    ...session.clock,
    zone: 'Westeuropäische Zeit, GMT+1',
  });

  const moved = await company.browser.post(`/api/session/${session.id}/reschedule`, {
    wall_clock: { date: '2027-07-02', time: '11:30' },
    timezone_id: 'Asia/Calcutta',
  });
  expect(moved.json<SessionDetail>()).toMatchObject({
    starts_at: '2027-07-02T06:00:00.000Z',
    timezone_id: 'Asia/Kolkata',
    clock: { timezone_id: 'Asia/Kolkata', date: '2027-07-02', time: '11:30' },
  });
});

it('the review shows the invitation’s text', async () => {
  const wall_clock = { date: '2027-07-01', time: '10:00' };
  const { clock } = (await read(wall_clock, 'Europe/Lisbon')).json<StartReading>();
  const { starts_at: _, ...preview } = invitationRequest(test, { language: 'en' });
  const mail = await company.browser.post('/api/session/invitation', { ...preview, wall_clock });
  expect(clock).toMatchObject(wall_clock);
  expect(mail.json<{ html: string }>().html).toContain('10:00–');
});

it('a time that the clocks show twice is the first, unless the second is chosen', async () => {
  const hour = { date: '2027-10-31', time: '02:30' };
  expect((await read(hour, 'Europe/Berlin')).json()).toMatchObject({
    kind: 'ambiguous',
    starts_at: '2027-10-31T00:30:00.000Z',
    clock: { time: '02:30', zone: 'Berlin time, GMT+2' },
  });
  const later = { ...hour, fold: 'later' as const };
  const reading = (await read(later, 'Europe/Berlin')).json<StartReading>();
  expect(reading).toMatchObject({
    kind: 'ambiguous',
    starts_at: '2027-10-31T01:30:00.000Z',
    clock: { ...later, zone: 'Berlin time, GMT+1' },
  });
  const planned = await company.browser.post('/api/session', typed(later, 'Europe/Berlin'));
  expect(planned.json()).toMatchObject({ starts_at: reading.starts_at, clock: reading.clock });
});

it('a time that the clocks skip is as long after the change as it was typed', async () => {
  expect((await read({ date: '2027-03-28', time: '02:30' }, 'Europe/Berlin')).json()).toMatchObject({
    kind: 'skipped',
    starts_at: '2027-03-28T01:30:00.000Z',
    clock: { date: '2027-03-28', time: '03:30', zone: 'Berlin time, GMT+2' },
  });
});

it('reads the clocks of other zones by any of their names, and leaves out unknown zones', async () => {
  const zones = ['Europe/Kiev', 'Asia/Saigon', 'Etc/Unknown', 'constructor', '+02:00'];
  const reading = (await read({ date: '2027-07-01', time: '10:00' }, 'UTC', zones)).json<StartReading>();
  expect(reading.clocks.map(({ timezone_id, time }) => [timezone_id, time])).toEqual([
    ['Europe/Kiev', '13:00'],
    ['Asia/Saigon', '17:00'],
  ]);
});

each.each([
  [{ wall_clock: { date: '2027-02-30', time: '10:00' } }, 'wall_clock'],
  [{ wall_clock: { date: '2027-03-03', time: '24:00' } }, 'wall_clock'],
  [{ wall_clock: { date: '2027-03-03', time: '10:00' }, timezone_id: 'Etc/Unknown' }, 'timezone_id'],
  [{ wall_clock: { date: '2027-03-03', time: '10:00' }, timezone_id: '+02:00' }, 'timezone_id'],
  [{}, 'starts_at'],
  [{ wall_clock: { date: '2020-03-03', time: '10:00' } }, 'starts_at'],
  [{ wall_clock: { date: '2027-03-03', time: '10:00' }, starts_at: '2027-03-03T11:00:00Z' }, 'wall_clock'],
])('refuses %j', async (start, field) => {
  const { starts_at: _, ...request } = sessionRequest(test);
  const answer = await company.browser.post('/api/session', { ...request, ...start });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
});

it('takes both, an instant and the time of the clock, where they agree', async () => {
  const request = {
    ...typed({ date: '2027-07-01', time: '10:00' }, 'Europe/Lisbon'),
    starts_at: '2027-07-01T09:00:00Z',
  };
  expect((await company.browser.post('/api/session', request)).statusCode).toBe(201);
});
