import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExpTokenAnswer } from '../../contract/experience.ts';
import type { SessionDetail } from '../../contract/sessions.ts';
import { createCompany, sessionRequest } from '../support/company-fixture.ts';
import { writeStoryFolder } from '../support/story-folder.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

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
    message: 'We could not find an invitation for this email and session.',
    errors: { email: ['We could not find an invitation for this email and session.'] },
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

it('throttles one pair, not the others', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await auth('guess@team.example', detail.id)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect((await auth('chloe@team.example', detail.id)).statusCode).toBe(200);
});
