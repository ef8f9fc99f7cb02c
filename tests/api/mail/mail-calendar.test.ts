import { mailUndoMs } from '../../../contract/rules/business-constants.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());

function property(ics: string | null | undefined, name: string): string | undefined {
  const lines = ics?.replaceAll('\r\n ', '').split('\r\n') ?? [];
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'));
  return event.find((line) => line.startsWith(name))?.slice(name.length + 1);
}

async function entries(sessionId: string, recipient: string) {
  const rows = await test.database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map(({ ics, ics_method }) => ({
    method: ics_method,
    uid: property(ics, 'UID'),
    sequence: property(ics, 'SEQUENCE'),
    start: property(ics, 'DTSTART'),
    status: property(ics, 'STATUS'),
  }));
}

/** Once a change of the time can no longer be undone. */
async function mailOut(): Promise<void> {
  await test.clock.advance(mailUndoMs);
  while ((await test.services.mailDelivery.deliverDue()) > 0);
}

describe('the calendar entry', () => {
  it('keeps its UID through every change, counts SEQUENCE up, and is cancelled at the end', async () => {
    const { browser } = await createCompany(test);
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const move = { starts_at: '2027-04-01T14:00:00Z', timezone_id: 'America/New_York' };
    await browser.post(`/api/session/${id}/reschedule`, move);
    await mailOut();
    await browser.send('PATCH', `/api/session/${id}`, { title: 'Spring adventure' });
    await browser.post(`/api/session/${id}/reschedule`, { ...move, starts_at: '2027-03-13T15:00:00Z' });
    await mailOut();
    await browser.post(`/api/session/${id}/cancel`);
    const uid = `${id}@localhost`;
    expect(await entries(id, 'ana@team.example')).toEqual([
      {
        method: 'REQUEST',
        uid,
        sequence: '0',
        start: 'TZID=Europe/Lisbon:20270303T090000',
        status: 'CONFIRMED',
      },
      {
        method: 'REQUEST',
        uid,
        sequence: '1',
        start: 'TZID=America/New_York:20270401T100000',
        status: 'CONFIRMED',
      },
      {
        method: 'REQUEST',
        uid,
        sequence: '3',
        start: 'TZID=America/New_York:20270313T100000',
        status: 'CONFIRMED',
      },
      {
        method: 'CANCEL',
        uid,
        sequence: '4',
        start: 'TZID=America/New_York:20270313T100000',
        status: 'CANCELLED',
      },
    ]);
  });

  it.each([
    ['2027-03-27T20:00:00Z', 'Saturday 27 March 2027', '20:00–', ' (Lisbon time, GMT+0)', '20:00 UTC'],
    ['2027-03-28T20:00:00Z', 'Sunday 28 March 2027', '21:00–', ' (Lisbon time, GMT+1)', '20:00 UTC'],
    [
      '2027-06-30T23:30:00Z',
      'Thursday 1 July 2027',
      '00:30–',
      ' (Lisbon time, GMT+1)',
      '23:30 UTC on Wednesday 30 June 2027',
    ],
  ])('names %s in the zone it was planned in, and in UTC', async (starts_at, ...parts) => {
    const { browser } = await createCompany(test);
    const created = await browser.post('/api/session', sessionRequest(test, { starts_at }));
    const mail = await test.database
      .selectFrom('outbox_mails')
      .select('body_text')
      .where('session_id', '=', created.json<SessionDetail>().id)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(parts.filter((part) => !mail.body_text.includes(part))).toEqual([]);
  });

  it('can be fetched by the organiser', async () => {
    const { browser } = await createCompany(test, { name: 'Quote "and" Co' });
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const answer = await browser.get(`/api/session/${id}/calendar.ics`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('METHOD:PUBLISH\r\n');
    expect(answer.body).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Lisbon\r\n');
    const stamp = new Date(test.clock.now()).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(answer.body).toContain(`\r\nDTSTAMP:${stamp}\r\n`);
    expect(property(answer.body, 'ORGANIZER')).toBe(
      `CN="Rosa Wren, Quote 'and' Co":mailto:no-reply@muster.example`,
    );
    expect(property(answer.body, 'URL')).toBe(`VALUE=URI:http://localhost:3000/experience/${id}`);
  });

  it('shows a guest who has opened the link their own time first, then the organiser’s and UTC', async () => {
    const { browser } = await createCompany(test);
    const starts_at = '2027-06-30T22:30:00Z';
    const created = (
      await browser.post('/api/session', sessionRequest(test, { starts_at }))
    ).json<SessionDetail>();
    const [ana] = created.seats;
    const guest = test.browser();
    guest.token = (await test.services.accessTokens.issueSeatToken(ana?.id ?? '')).token;
    const opened = (zone: string) =>
      guest.get(`/api/consumer/getdatapackage?sessionId=${created.id}&timezone=${encodeURIComponent(zone)}`);
    const lines = async () => {
      await test.clock.advance(61_000);
      await browser.post(`/api/session/${created.id}/invite`, { seat_ids: [ana?.id] });
      const mail = await test.database
        .selectFrom('outbox_mails')
        .select('body_text')
        .where('seat_id', '=', ana?.id ?? '')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return mail.body_text
        .split('\n')
        .map((line) => line.replace(/^When:?/, '').trim())
        .filter((line) => /^(\w+day \d|\d\d:\d\d)/.test(line))
        .slice(0, 4);
    };
    expect((await opened('Asia/Kolkata')).statusCode).toBe(200);
    expect(await lines()).toEqual([
      'Thursday 1 July 2027',
      '04:00–04:24 (Kolkata time, GMT+5:30)',
      '23:30 (Lisbon time, GMT+1) on Wednesday 30 June 2027',
      '22:30 UTC on Wednesday 30 June 2027',
    ]);
    expect((await opened('Nowhere/Land')).statusCode).toBe(200);
    expect((await lines())[1]).toContain('Kolkata');
  });
});
