import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, playResults } from '../../support/played-results.ts';
import { ownerPassword, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => server.close());

async function fileOf(browser: TestBrowser, path: string) {
  const answer = await browser.get(path);
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="own-data.json"',
  ]);
  expect(answer.headers['cache-control']).toContain('no-store');
  return { text: answer.body, data: answer.json() };
}

test('a participant’s file holds their own part of the session only', async () => {
  const session = await playResults(server);
  const { text, data } = await fileOf(session.seat('Ben').browser, '/api/exp/data');
  expect(data.person).toEqual({
    ...guest('Ben'),
    department: '',
    tags: [],
    language: null,
    timezone_id: null,
  });
  expect(data.session).toMatchObject({ title: 'Winter adventure', company: 'Wren & Co', team: 'Otters' });
  expect(data.chat_messages.map((row: { text: string }) => row.text)).toEqual(['Well done']);
  expect(data.actions).toContainEqual(expect.objectContaining({ type: 'vote.cast', optionId: 'bell' }));
  expect(data.actions).not.toContainEqual(expect.objectContaining({ optionId: 'pinewood' }));
  expect(data.mails.map((mail: { kind: string }) => mail.kind)).toContain('invitation');
  expect(text).not.toMatch(/Ana|Dee|Herons/);
  const links = await server.database
    .selectFrom('seats')
    .select(['link_digest', 'link_nonce'])
    .where('id', '=', session.seat('Ben').id)
    .executeTakeFirstOrThrow();
  for (const secret of Object.values(links)) expect(text).not.toContain(secret);
});

test('an organiser’s file holds their own account, the owner’s too', async () => {
  const owner = await signUpOwner(server);
  const colleague = await signUpSubAdmin(server, owner);
  const person = { first_name: 'Dov', last_name: 'Levi', email: 'dov@guests.example' };
  await owner.browser.post('/api/consumer', { people: [person] });
  await server.browser().post('/api/auth/forgot-password', { email: owner.email });
  await owner.browser.send('PUT', '/api/profile/language', { language: 'de' });

  const own = await fileOf(owner.browser, '/api/profile/data');
  expect(own.data.account).toMatchObject({ email: owner.email, language: 'de', has_password: true });
  expect(own.data.invited_administrators).toMatchObject([{ email: colleague.email }]);
  expect(own.data.mails.map((mail: { kind: string }) => mail.kind)).toContain('password-reset');
  expect(own.text, 'no hash, no link that opens the account').not.toMatch(/argon2|reset-password\/|digest/);
  expect(own.text).not.toContain(ownerPassword);
  expect(own.text, 'the company’s export has its people').not.toContain(person.email);

  const theirs = await fileOf(colleague.browser, '/api/profile/data');
  expect(theirs.data.account.email).toBe(colleague.email);
});
