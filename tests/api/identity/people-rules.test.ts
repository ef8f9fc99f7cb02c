import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPeopleFile } from '../../../src/services/people-file/read-people-file.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { parsePeopleLines } from '../../../contract/rules/people/people-lines.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { outbox, ownerPassword, registration, signUpOwner } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());

type Named = { first_name: string; last_name: string; email: string };

const planned = async (people: Named[]) => {
  const { browser } = await createCompany(test);
  return browser.post('/api/session', sessionRequest(test, { teams: [{ name: 'Lanterns', people }] }));
};

describe('the people of a session', () => {
  it('are those whom the list was read as', async () => {
    const lines = [
      'Ana Silva <ana@team.example> Bo Lind <bo@team.example>',
      "'nils@team.example' <nils@team.example>",
      'Berhane, Kidane T - Eagan, MN <kidane@team.example>',
      '\u200b\u3164 <blank@team.example>',
      'info@bücher.example',
      `${'😀'.repeat(80)} <smile@team.example>`,
      `${'a'.repeat(64)}@team.example`,
      "o'brien+tag@team.example",
      '"", "Mary (MJ)" <mary@team.example>',
    ];
    const table = await readPeopleFile(
      new Blob([readFileSync('tests/fixtures/people-files/google-workspace.csv')]),
      () => '',
    );
    const { people, problems, repeated } = parsePeopleLines(
      [...lines, ...('lines' in table ? table.lines : [])]
        .join('\n')
        .replace('Ana Silva <ana@team.example> (Sales)', ''),
    );
    expect([problems.length, repeated.length]).toEqual([0, 1]);
    const answer = await planned(people);
    expect(answer.statusCode).toBe(201);
    const { seats } = answer.json<SessionDetail>();
    const named = ({ first_name, last_name, email }: Named) => `${first_name}|${last_name}|${email}`;
    expect(seats.map(named).sort()).toEqual(people.map(named).sort());
  });

  it.each([
    [
      { email: 'jörg@team.example' },
      'Jörg Weiß (jörg@team.example): the email field must be a valid email address.',
    ],
    [
      { email: `${'a'.repeat(65)}@team.example` },
      `Jörg Weiß (${'a'.repeat(65)}@team.example): the email field must be a valid email address.`,
    ],
    [
      { first_name: 'www.evil.example', email: 'joerg@team.example' },
      'www.evil.example Weiß (joerg@team.example): a name may not contain a web address, an email address or a line break.',
    ],
    [
      { first_name: 'J'.repeat(81), email: 'joerg@team.example' },
      `${'J'.repeat(80)}… (joerg@team.example): the first name field must not be greater than 80 characters.`,
    ],
    [
      { first_name: '', last_name: '', email: 'joerg@x' },
      'joerg@x: the email field must be a valid email address.',
    ],
    [
      { first_name: '', last_name: '', email: '' },
      'Person 2: the email field must be a valid email address.',
    ],
  ])('are refused by name: %j', async (change, message) => {
    const ana = { first_name: 'Ana', last_name: 'Silva', email: 'ana@team.example' };
    const answer = await planned([ana, { first_name: 'Jörg', last_name: 'Weiß', ...change }]);
    expect([answer.statusCode, answer.json().message]).toEqual([422, message]);
    expect(answer.json().message).not.toContain('people.');
  });

  it('are refused by name where two have one address, in any writing', async () => {
    const people = ['info@bücher.example', 'INFO@xn--bcher-kva.example'].map((email, index) => ({
      first_name: `Person${index}`,
      last_name: '',
      email,
    }));
    const { errors, code } = (await planned(people)).json();
    expect(code).toBe('CONSUMER_003');
    expect(Object.values(errors).flat()[0]).toMatch(/^Person1 \(info@xn--bcher-kva\.example\): /);
  });

  it('have teams with a name that can be seen', async () => {
    const { browser } = await createCompany(test);
    const people = [{ first_name: 'Ana', last_name: '', email: 'ana@team.example' }];
    const answer = await browser.post(
      '/api/session',
      sessionRequest(test, { teams: [{ name: '\u3164', people }] }),
    );
    expect([answer.statusCode, answer.json().message.includes('teams.')]).toEqual([422, false]);
  });
});

describe('a person of one name', () => {
  it.each([{ last_name: '' }, { last_name: '\u200b' }, { last_name: undefined }])(
    'signs up and invites with %j',
    async (change) => {
      const owner = await signUpOwner(test, { first_name: 'Madonna', ...change });
      const user = (await owner.browser.get('/api/user')).json();
      expect([user.first_name, user.last_name]).toEqual(['Madonna', '']);
      await owner.browser.post('/api/session', sessionRequest(test));
      const invitations = await outbox(test, 'ana@team.example');
      expect(invitations.at(-1)?.body_text).toContain('Madonna');
      expect(invitations.at(-1)?.body_text).not.toMatch(/Madonna [ ,]/);
    },
  );

  it('takes the last name of a profile back', async () => {
    const owner = await signUpOwner(test);
    const changed = await owner.browser.send('PUT', '/api/profile', { last_name: '' });
    expect([changed.statusCode, changed.json().last_name]).toEqual([200, '']);
  });
});

describe('a name that cannot be seen', () => {
  it.each(['\u200b', '\u2800', '\u3164', '\u0301', '\u115f\u1160', '\u00ad', '\u{1d159}'])(
    '%j is none',
    async (blank) => {
      const answer = await test
        .browser()
        .post('/api/auth/register', registration({ first_name: blank, company_name: blank }));
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        {
          first_name: ['The first name field is required.'],
          company_name: ['The company name field is required.'],
        },
      ]);
    },
  );
});

describe('an address', () => {
  it('with a domain in another script is one account, however it is written', async () => {
    const browser = test.browser();
    const signedUp = await browser.post('/api/auth/register', registration({ email: 'Ana@Bücher.example' }));
    browser.token = signedUp.json().token;
    expect((await browser.get('/api/user')).json().email).toBe('ana@xn--bcher-kva.example');
    const again = await test
      .browser()
      .post('/api/auth/register', registration({ email: 'ana@xn--bcher-kva.example' }));
    expect(again.json().code).toBe('USER_007');
    for (const email of ['ana@bücher.example', 'ANA@XN--BCHER-KVA.EXAMPLE']) {
      const signedIn = await test.browser().post('/api/auth/login', { email, password: ownerPassword });
      expect(signedIn.statusCode).toBe(200);
    }
  });

  it.each(['jörg@team.example', `${'a'.repeat(65)}@team.example`, 'a@127.0.0.1', 'a..b@team.example'])(
    '%s is none',
    async (email) => {
      const answer = await test.browser().post('/api/auth/register', registration({ email }));
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { email: ['The email field must be a valid email address.'] },
      ]);
    },
  );
});
