import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());

describe('a planned session', () => {
  it('reserves its credit, seats its people and invites them', async () => {
    const { browser, companyId } = await createCompany(test);
    const response = await browser.post('/api/session', sessionRequest(test));
    expect(response.statusCode).toBe(201);
    const detail = response.json<SessionDetail>();
    expect(detail).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      title: 'Winter adventure',
      version: 1,
      changed: null,
      people_version: 1,
      people_changed: null,
      rehearsal: null,
      unmailed_move: null,
      story_slug: 'the-borrowed-light',
      story_title: 'The Borrowed Light',
      status: 'scheduled',
      starts_at: '2027-03-03T09:00:00.000Z',
      timezone_id: 'Europe/Lisbon',
      length_minutes: expect.any(Number),
      block_minutes: expect.any(Number),
      people: { invited: 3, declined: 0, opened: 0, checked: 0, problems: 0, joined: 0 },
      credits: { reserved: 1, consumed: 0 },
      created_by: 'Rosa Wren',
      archived: false,
      confirmed_at: null,
      possible: [
        'edit',
        'reschedule',
        'invite',
        'message',
        'changeAttendees',
        'confirm',
        'openLobby',
        'cancel',
        'fail',
      ],
      options: { timer_factor: 1, chat: true, analytics: true },
      teams: [{ id: 1, name: 'Otters' }],
      seats: ['Ana', 'Ben', 'Chloe'].map((name) =>
        expect.objectContaining({ first_name: name, team_id: 1, state: 'not_sent' }),
      ),
      general_link: `http://localhost:3000/experience/${detail.id}`,
      clock: { timezone_id: 'Europe/Lisbon', date: '2027-03-03', time: '09:00', zone: 'Lisbon time, GMT+0' },
      clocks: [],
    });
    expect(await test.services.credits.balance(test.database, companyId)).toEqual({
      available: 4,
      reserved: 1,
      consumed: 0,
    });
    await test.services.mailDelivery.deliverDue();
    const after = (await browser.get(`/api/session/${detail.id}`)).json<SessionDetail>();
    expect(after.seats.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  it('opens its lobby at once when it starts within fifteen minutes', async () => {
    const { browser } = await createCompany(test);
    const soon = await browser.post('/api/session', sessionRequest(test, { inMs: minute }));
    expect(soon.json()).toMatchObject({ status: 'lobby' });
    const later = await browser.post('/api/session', sessionRequest(test, { inMs: 16 * minute }));
    expect(later.json()).toMatchObject({ status: 'scheduled' });
  });

  it('is not found by another company, in any call', async () => {
    const owner = await createCompany(test);
    const stranger = await createCompany(test, { name: 'Elsewhere' });
    const { id } = (await owner.browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const starts = { starts_at: '2027-05-01T10:00:00Z', timezone_id: 'UTC' };
    const answers = [
      await stranger.browser.get(`/api/session/${id}`),
      await stranger.browser.get(`/api/session/${id}/calendar.ics`),
      await stranger.browser.send('PATCH', `/api/session/${id}`, { title: 'Mine' }),
      await stranger.browser.post(`/api/session/${id}/reschedule`, starts),
      await stranger.browser.post(`/api/session/${id}/cancel`),
      await stranger.browser.post(`/api/session/${id}/invite`, {}),
      await stranger.browser.post(`/api/session/${id}/attendees`, { add: [], remove: [] }),
      await stranger.browser.post(`/api/session/${id}/archive`),
      await stranger.browser.send('DELETE', `/api/session/${id}`),
      await stranger.browser.get('/api/session/%00'),
      await stranger.browser.get(`/api/session/${'9'.repeat(60)}`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Session not found', code: 'SESSION_001' });
    }
    expect((await owner.browser.get(`/api/session/${id}`)).json()).toMatchObject({ status: 'scheduled' });
  });
});

describe('the start', () => {
  it('must be in the future by the server clock', async () => {
    const { browser, companyId } = await createCompany(test);
    const answer = await browser.post('/api/session', sessionRequest(test, { inMs: 0 }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message:
        'The experience start time must be in the future. Please select a time after the current time.',
      code: 'SESSION_012',
      errors: {
        starts_at: [
          'The experience start time must be in the future. Please select a time after the current time.',
        ],
      },
    });
    expect(await test.services.credits.balance(test.database, companyId)).toMatchObject({ available: 5 });
  });

  it.each([
    [{ timezone_id: 'Mars/Olympus' }, 'timezone_id'],
    [{ timezone_id: '+05:00' }, 'timezone_id'],
    [{ starts_at: '2027-04-01T10:00' }, 'starts_at'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ starts_at: '2099-01-01T00:00:00Z' }, 'starts_at'],
  ])('%j is refused beside its field', async (change, field) => {
    const { browser } = await createCompany(test);
    const answer = await browser.post('/api/session', sessionRequest(test, change));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('is an instant, whatever offset it was written with', async () => {
    const { browser } = await createCompany(test);
    const answer = await browser.post(
      '/api/session',
      sessionRequest(test, { starts_at: '2027-03-28T02:30:00+02:00', timezone_id: 'Europe/Berlin' }),
    );
    expect(answer.json()).toMatchObject({
      starts_at: '2027-03-28T00:30:00.000Z',
      timezone_id: 'Europe/Berlin',
    });
  });
});

describe('the lifecycle table', () => {
  it('refuses with the catalogue code of the event and status', async () => {
    const { browser } = await createCompany(test);
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    expect((await browser.send('DELETE', `/api/session/${id}`)).json()).toMatchObject({
      code: 'SESSION_005',
    });
    expect((await browser.post(`/api/session/${id}/archive`)).json()).toMatchObject({ code: 'SESSION_004' });
    const { lifecycle } = test.services.sessions;
    await lifecycle.openLobby(test.database, id, { announce: false });
    await lifecycle.markLive(test.database, id);
    const cancel = await browser.post(`/api/session/${id}/cancel`);
    expect([cancel.statusCode, cancel.json()]).toEqual([
      409,
      { message: 'Session cannot be cancelled', code: 'SESSION_010' },
    ]);
    await lifecycle.markCompleted(test.database, id, test.clock.now());
    const starts = { starts_at: '2027-05-01T10:00:00Z', timezone_id: 'UTC' };
    expect((await browser.post(`/api/session/${id}/reschedule`, starts)).json()).toMatchObject({
      code: 'SESSION_006',
    });
    expect((await browser.post(`/api/session/${id}/cancel`)).json()).toMatchObject({ code: 'SESSION_010' });
    for (const [act, archived] of [
      ['archive', true],
      ['unarchive', false],
    ] as const)
      expect((await browser.post(`/api/session/${id}/${act}`)).json()).toMatchObject({
        archived,
        possible: ['message', archived ? 'unarchive' : 'archive', 'delete'],
      });
    expect((await browser.send('DELETE', `/api/session/${id}`)).statusCode).toBe(204);
    expect((await browser.get(`/api/session/${id}`)).json()).toMatchObject({ code: 'SESSION_001' });
  });

  it('is archived with others, all or none, and only by its company', async () => {
    const { browser } = await createCompany(test);
    const ids: string[] = [];
    for (const cancelled of [true, true, false]) {
      const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
      if (cancelled) await browser.post(`/api/session/${id}/cancel`);
      ids.push(id);
    }
    const [first, second, planned] = ids as [string, string, string];
    const put = (chosen: string[], archived: boolean, by = browser) =>
      by.post('/api/session/archived', { ids: chosen, archived });
    const areArchived = () =>
      Promise.all(
        ids.map(async (id) => (await browser.get(`/api/session/${id}`)).json<SessionDetail>().archived),
      );
    expect((await put([first, planned], true)).json()).toMatchObject({ code: 'SESSION_004' });
    expect(await areArchived()).toEqual([false, false, false]);
    expect((await put([second, first, first], true)).statusCode).toBe(204);
    expect(await areArchived()).toEqual([true, true, false]);
    const stranger = await createCompany(test);
    expect((await put([first], false, stranger.browser)).json()).toMatchObject({ code: 'SESSION_001' });
    expect((await put([], true)).statusCode).toBe(422);
    expect((await put([first, second], false)).statusCode).toBe(204);
    expect(await areArchived()).toEqual([false, false, false]);
  });

  it('keeps that its details were confirmed until time, title or options are changed', async () => {
    const { browser } = await createCompany(test);
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const confirm = () => browser.post(`/api/session/${id}/confirm`);
    const now = new Date(test.clock.now()).toISOString();
    const confirmed = (await confirm()).json<SessionDetail>();
    expect([confirmed.confirmed_at, confirmed.possible.includes('confirm')]).toEqual([now, false]);
    const edited = await browser.send('PATCH', `/api/session/${id}`, { title: 'Spring adventure' });
    expect(edited.json()).toMatchObject({ title: 'Spring adventure', confirmed_at: null });
    await confirm();
    const starts_at = new Date(test.clock.now() + 3 * 24 * 60 * minute).toISOString();
    const moved = await browser.post(`/api/session/${id}/reschedule`, { starts_at, timezone_id: 'UTC' });
    expect(moved.json()).toMatchObject({ confirmed_at: null });
  });

  it('lets a transition happen once, so that a repetition changes nothing', async () => {
    const { browser, companyId } = await createCompany(test);
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const { lifecycle } = test.services.sessions;
    await lifecycle.openLobby(test.database, id, { announce: false });
    expect(await lifecycle.markLive(test.database, id)).toEqual({
      sessionId: id,
      companyId,
      status: 'live',
      what: 'status',
    });
    expect(await lifecycle.markLive(test.database, id)).toBeUndefined();
    expect(await test.services.credits.balance(test.database, companyId)).toEqual({
      available: 4,
      reserved: 0,
      consumed: 1,
    });
    expect(await lifecycle.markFailed(test.database, id, 'not-held')).toMatchObject({ status: 'failed' });
    expect(await lifecycle.markFailed(test.database, id, 'not-held')).toBeUndefined();
    expect(await test.services.credits.balance(test.database, companyId)).toEqual({
      available: 5,
      reserved: 0,
      consumed: 0,
    });
  });
});
