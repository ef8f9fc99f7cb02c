import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionTemplates, TemplateSettings } from '../../../contract/calls/schemas/templates.ts';
import { templatesAtMost } from '../../../contract/rules/sessions/session-templates.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  company = await createCompany(test);
});
afterAll(() => test.close());

const settings: TemplateSettings = {
  title: 'Welcome hour',
  story_slug: 'the-borrowed-light',
  time: '15:00',
  timezone_id: 'Europe/Lisbon',
  team_names: ['Otters', 'Herons'],
  dealing: 'departmentsMixed',
  options: { timer_factor: 1.5, chat: true, analytics: false, invitation_note: ' Bring tea. ' },
};
const save = (name: string, changes: Partial<TemplateSettings> = {}, by = company) =>
  by.browser.post('/api/session-template', { name, settings: { ...settings, ...changes } });
const list = async (by = company) =>
  (await by.browser.get('/api/session-template')).json<SessionTemplates>().templates;

it('keeps settings under a name, which can be changed and deleted', async () => {
  expect((await save('  Onboarding ')).statusCode).toBe(201);
  const [first] = await list();
  expect(first).toEqual({
    id: expect.any(Number),
    name: 'Onboarding',
    settings: { ...settings, options: { ...settings.options, invitation_note: 'Bring tea.' } },
  });
  const path = `/api/session-template/${first?.id}`;
  const renamed = await company.browser.send('PATCH', path, { name: 'New people' });
  expect(renamed.json<SessionTemplates>().templates.map(({ name }) => name)).toEqual(['New people']);
  expect((await company.browser.send('DELETE', path)).json()).toEqual({ templates: [] });
  const gone = await company.browser.send('PATCH', path, { name: 'Again' });
  expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([
    404,
    'This template has been deleted.',
  ]);
});

it('refuses a name that is taken, empty or an address, and options that a session would refuse', async () => {
  await save('Weekly');
  const taken = await save('Weekly');
  expect([taken.statusCode, taken.json().errors]).toEqual([
    422,
    { name: ['Another template has this name. Choose another one.'] },
  ]);
  for (const name of ['   ', 'see https://evil.example']) expect((await save(name)).statusCode).toBe(422);
  const note = await save('Noted', {
    options: { ...settings.options, invitation_note: 'See https://evil.example' },
  });
  expect(note.statusCode).toBe(422);
  expect((await list()).map(({ name }) => name)).toEqual(['Weekly']);
});

it('belongs to one company, whose templates are limited in number', async () => {
  const other = await createCompany(test);
  await save('Weekly', {}, other);
  const [theirs] = await list(other);
  const path = `/api/session-template/${theirs?.id}`;
  expect((await company.browser.send('PATCH', path, { name: 'Mine' })).statusCode).toBe(404);
  await company.browser.send('DELETE', path);
  expect((await list(other)).map(({ name }) => name)).toEqual(['Weekly']);
  for (let number = 1; number < templatesAtMost; number += 1) await save(`Number ${number}`, {}, other);
  expect((await save('One too many', {}, other)).statusCode).toBe(422);
  expect((await company.browser.send('DELETE', '/api/session-template/no-number')).statusCode).toBe(200);
});

it('two that are saved at once do not go beyond the limit', async () => {
  const other = await createCompany(test);
  for (let number = 1; number < templatesAtMost; number += 1) await save(`Number ${number}`, {}, other);
  const answers = await whileHeld(
    test.database,
    (transaction) =>
      transaction
        .selectFrom('companies')
        .select('id')
        .where('id', '=', other.companyId)
        .forUpdate()
        .execute(),
    ['The last', 'One too many'].map((name) => () => save(name, {}, other)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
});
