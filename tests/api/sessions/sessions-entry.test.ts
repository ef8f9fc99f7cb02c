import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExpTokenAnswer } from '../../../contract/calls/schemas/participants.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let detail: SessionDetail;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  const { browser } = await createCompany(test);
  detail = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
});
afterAll(() => test.close());

const auth = (email: string, sessionId: string) =>
  test
    .browser()
    .get(`/api/exp/auth?email=${encodeURIComponent(email)}&sessionId=${encodeURIComponent(sessionId)}`);

it('lets a participant in by email and session id, whatever the case, and marks the seat as opened', async () => {
  const answer = await auth(' Ana@Team.example ', detail.id);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json<ExpTokenAnswer>()).toEqual({
    token: expect.stringMatching(/^\d+\|[\w-]{43}$/),
    expires_at: new Date(test.clock.now() + 8 * 3_600_000).toISOString(),
    session_id: detail.id,
    email: 'ana@team.example',
  });
  const found = await test.services.accessTokens.authenticateSeat(answer.json<ExpTokenAnswer>().token);
  const ana = detail.seats.find(({ email }) => email === 'ana@team.example');
  expect(found?.holder).toMatchObject({ seatId: ana?.id, sessionId: detail.id, teamId: 1 });
  const seat = await test.database
    .selectFrom('seats')
    .select('opened_at')
    .where('id', '=', ana?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(seat.opened_at?.getTime()).toBe(test.clock.now());
});

it('answers an unknown address and an unknown session alike', async () => {
  const answers = [
    await auth('nobody@team.example', detail.id),
    await auth('ana@team.example', 'x'.repeat(22)),
    await auth('ana@team.example\0', 'nothing\0'),
  ];
  const body = {
    message: 'We couldn’t find an invitation for this email and session.',
    errors: { email: ['We couldn’t find an invitation for this email and session.'] },
    reason: { name: 'invitationUnknown', values: {} },
  };
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(answers.map(() => [422, body]));
});

it('lets a participant in by the personal link, and by no other token', async () => {
  const ben = detail.seats.find(({ email }) => email === 'ben@team.example');
  const link_token = ben?.personal_link.split('#link=')[1] ?? '';
  expect(ben?.personal_link).toBe(`http://localhost:3000/experience/${detail.id}#link=${link_token}`);
  const browser = test.browser();
  expect((await browser.post('/api/exp/link', { link_token })).json()).toMatchObject({
    email: 'ben@team.example',
  });
  const wrong = await browser.post('/api/exp/link', { link_token: `${link_token.slice(0, -2)}AA` });
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['link_token']]);
  const { link_digest } = await test.database
    .selectFrom('seats')
    .select('link_digest')
    .where('id', '=', ben?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(link_digest).not.toContain(link_token);
});

it('shows a removed person so, by their link and token, and no one by email', async () => {
  const { browser } = await createCompany(test);
  const own = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
  const [ana, ben] = own.seats;
  const link_token = ana?.personal_link.split('#link=')[1] ?? '';
  const guest = test.browser();
  guest.token = (await guest.post('/api/exp/link', { link_token })).json<ExpTokenAnswer>().token;
  const remove = [ana?.id];
  await browser.post(`/api/session/${own.id}/attendees`, { add: [], remove });

  const expected = {
    message: 'Consumer not assigned to a session',
    code: 'CONSUMER_002',
    errors: {
      seat: [
        'Rosa Wren of Wren & Co removed you from the guest list for “Winter adventure” on 1 March 2027.',
      ],
    },
    reason: {
      name: 'seatRemoved',
      values: { host: 'Rosa Wren', company: 'Wren & Co', title: 'Winter adventure', on: '2027-03-01' },
    },
  };
  const packageUrl = `/api/consumer/getdatapackage?sessionId=${own.id}`;
  const answers = [
    await test.browser().post('/api/exp/link', { link_token }),
    await guest.get(packageUrl),
    await guest.get('/api/exp/snapshot'),
    await guest.get('/api/exp/realtime-token'),
    await guest.post('/api/exp/decline', { declined: true }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    [410, 401, 401, 401, 401].map((status) => [status, expected]),
  );
  expect((await auth('ana@team.example', own.id)).json()).toEqual(
    (await auth('nobody@team.example', own.id)).json(),
  );
  const wrong = `${guest.token?.slice(0, -2)}AA`;
  guest.token = wrong;
  expect((await guest.get(packageUrl)).json()).toEqual({ message: 'Unauthenticated.' });
  expect((await browser.get(`/api/session/${own.id}`)).json<SessionDetail>().seats[0]?.id).toBe(ben?.id);
});

it('shows nothing of the former seat after a new one is given', async () => {
  const { browser } = await createCompany(test);
  const own = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
  const [ana] = own.seats;
  const link_token = ana?.personal_link.split('#link=')[1] ?? '';
  const guest = test.browser();
  guest.token = (await guest.post('/api/exp/link', { link_token })).json<ExpTokenAnswer>().token;
  const again = { first_name: 'Ana', last_name: 'Silva', email: 'ana@team.example', team_id: 1 };
  await browser.post(`/api/session/${own.id}/attendees`, { add: [again], remove: [ana?.id] });
  expect((await guest.get('/api/exp/snapshot')).json()).toEqual({ message: 'Unauthenticated.' });
  const old = await test.browser().post('/api/exp/link', { link_token });
  expect([old.statusCode, Object.keys(old.json().errors)]).toEqual([422, ['link_token']]);
});

it('throttles one pair, not the others', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await auth('guess@team.example', detail.id)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect((await auth('chloe@team.example', detail.id)).statusCode).toBe(200);
});
