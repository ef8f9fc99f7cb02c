import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHash, randomBytes } from 'node:crypto';
import type { ExpTokenAnswer } from '../../../contract/calls/schemas/participants.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { hashPassword } from '../../../server/identity/password-hashing.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 6);
const oldPassword = 'a lantern in the harbour';
const newPassword = 'a lighthouse on the cape';

let server: TestApp;
let owner: Awaited<ReturnType<typeof createCompany>>;
let oldHash = '';
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  owner = await createCompany(server, { credits: 1000 });
  oldHash = await hashPassword(oldPassword);
});
afterAll(() => server.close());

interface Deputy {
  id: number;
  email: string;
  resetToken: string;
  /** Two browsers that are signed in. */
  here: TestBrowser;
  there: TestBrowser;
}

const signedIn = (token: string) => {
  const browser = server.browser();
  browser.token = token;
  return browser;
};
const address = () => `${Math.floor(Math.random() * 200) + 1}.${randomBytes(1)[0]}.${randomBytes(1)[0]}.7`;
const from = (ip: string) => ({ remoteAddress: ip });

async function createDeputy(): Promise<Deputy> {
  const at = new Date(server.clock.now());
  const email = `deputy.${randomBytes(6).toString('hex')}@wren.example`;
  const { id } = await server.database
    .insertInto('users')
    .values({
      company_id: owner.companyId,
      user_type_id: userTypes.CONSUMER_ADMIN_SUB,
      first_name: 'Bo',
      last_name: 'Reed',
      email,
      password_hash: oldHash,
      email_verified_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const resetToken = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(resetToken).digest('hex');
  await server.database
    .insertInto('password_resets')
    .values({ user_id: id, digest, created_at: at })
    .execute();
  const { issueUserToken } = server.services.accessTokens;
  const [here, there] = [await issueUserToken(id), await issueUserToken(id)];
  const deputy = { id, email, resetToken, here: signedIn(here.token), there: signedIn(there.token) };
  for (const browser of [deputy.here, deputy.there]) await browser.get('/sanctum/csrf-cookie');
  return deputy;
}

/** What gives a token: the one that was given, if any. */
const issuing = {
  async login({ email }: Deputy) {
    const payload = { email, password: oldPassword };
    return server.inject({ method: 'POST', url: '/api/login', payload, ...from(address()) });
  },
  refresh: ({ here }: Deputy) => here.post('/api/refresh-token'),
  change: ({ here }: Deputy) =>
    here.post('/api/profile/password', {
      current_password: oldPassword,
      password: `${newPassword} here`,
      password_confirmation: `${newPassword} here`,
    }),
};

/** What ends tokens. */
const ending = {
  change: ({ there }: Deputy) =>
    there.post('/api/profile/password', {
      current_password: oldPassword,
      password: newPassword,
      password_confirmation: newPassword,
    }),
  reset: ({ email, resetToken }: Deputy) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { email, token: resetToken, password: newPassword, password_confirmation: newPassword },
      ...from(address()),
    }),
  logout: ({ here }: Deputy) => here.post('/api/logout'),
  removal: ({ id }: Deputy) => owner.browser.send('DELETE', `/api/company/admins/${id}`),
};

const statusOf = async (token: string) => (await signedIn(token).get('/api/user')).statusCode;

async function race(issue: keyof typeof issuing, end: keyof typeof ending) {
  const deputy = await createDeputy();
  const held = [deputy.here, deputy.there].map(({ token }) => token ?? '');
  const [issued, ended] = await Promise.all([issuing[issue](deputy), ending[end](deputy)]);
  const given: string | undefined = issued.statusCode === 200 ? issued.json().token : undefined;
  const own: string | undefined =
    end === 'change' && ended.statusCode === 200 ? ended.json().token : undefined;
  return { ended: ended.statusCode, held, given, own };
}

const pairs = (Object.keys(issuing) as (keyof typeof issuing)[]).flatMap((issue) =>
  (Object.keys(ending) as (keyof typeof ending)[]).map((end) => [issue, end] as const),
);

test.each(pairs)(
  `%s and %s at once, ${rounds} rounds: no token outlives what ended it`,
  async (issue, end) => {
    const outlived: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { ended, held, given, own } = await race(issue, end);
      if (issue === 'change' && end === 'change') {
        const winners = [given, own].filter((token) => token !== undefined);
        expect(winners).toHaveLength(1);
        expect(await statusOf(winners[0] ?? '')).toBe(200);
      }
      const changed = issue === 'change' && given !== undefined;
      const spared = end === 'logout' && !changed ? [held[1], issue === 'login' ? given : undefined] : [];
      for (const token of ended < 300 ? [...held, given] : [])
        if (token !== undefined && !spared.includes(token) && (await statusOf(token)) !== 401)
          outlived.push(`${round}: ${token === given ? issue : 'held'}`);
    }
    expect(outlived).toEqual([]);
  },
);

const entering = {
  link: (seat: SessionDetail['seats'][number]) =>
    server.inject({
      method: 'POST',
      url: '/api/exp/link',
      payload: { link_token: seat.personal_link.split('#link=')[1] },
      ...from(address()),
    }),
  email: (seat: SessionDetail['seats'][number], sessionId: string) =>
    server.inject({ url: '/api/exp/auth', query: { email: seat.email, sessionId }, ...from(address()) }),
};

test.each(['link', 'email'] as const)(
  `entering by %s while the seat is taken away, ${rounds} rounds: nobody stays in`,
  async (way) => {
    const detail = (await owner.browser.post('/api/session', sessionRequest(server))).json<SessionDetail>();
    const outlived: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const person = { first_name: 'Di', last_name: 'Moss', email: `di.${round}@team.example`, team_id: 1 };
      const grown = await owner.browser.post(`/api/session/${detail.id}/attendees`, {
        add: [person],
        remove: [],
      });
      const seat = grown.json<SessionDetail>().seats.find(({ email }) => email === person.email);
      if (!seat) throw new Error(grown.body);
      const [entered, removed] = await Promise.all([
        entering[way](seat, detail.id),
        owner.browser.post(`/api/session/${detail.id}/attendees`, { add: [], remove: [seat.id] }),
      ]);
      expect([removed.statusCode, [200, 410, 422]]).toEqual([
        200,
        expect.arrayContaining([entered.statusCode]),
      ]);
      if (entered.statusCode !== 200) continue;
      const { token } = entered.json<ExpTokenAnswer>();
      const answer = await signedIn(token).get('/api/exp/snapshot');
      if (answer.statusCode !== 401) outlived.push(answer.statusCode);
    }
    expect(outlived).toEqual([]);
  },
);

test('refreshing is throttled for each user', async () => {
  const [busy, calm] = [await createDeputy(), await createDeputy()];
  const statuses: number[] = [];
  for (let times = 0; times < 21; times += 1) {
    const answer = await busy.here.post('/api/refresh-token');
    statuses.push(answer.statusCode);
    if (answer.statusCode === 200) busy.here.token = answer.json().token;
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect((await calm.here.post('/api/refresh-token')).statusCode).toBe(200);
});
