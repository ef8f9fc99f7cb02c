import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retention } from '../../../contract/rules/retention.ts';
import { enqueueMail } from '../../../server/mail/outbox.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;
const units = { hour: 60 * minute, day: 24 * 60 * minute, year: 365 * 24 * 60 * minute };
const numbers: Record<string, number> = { a: 1, one: 1, eight: 8, thirty: 30 };

const page = readFileSync('content/en/legal/privacy.md', 'utf8');

/** What the page says of how long it keeps the data of a row, in the words around the figure; in milliseconds. */
function figure(data: string, pattern: RegExp): number {
  const row = page.split('\n').find((line) => line.startsWith(`| ${data}`));
  const [, number = '', unit = ''] = pattern.exec(row ?? '') ?? [];
  return (numbers[number.toLowerCase()] ?? Number.NaN) * units[unit as keyof typeof units];
}

const promised = {
  trialMs: figure('A trial from the home page', /\| (One) (day) from its start \|$/),
  contactMessageMs: figure('Messages of the contact form', /\| (A) (year) \|$/),
  accountMailMs: figure('Emails that we sent', /about accounts: (thirty) (day)s/),
  closedCompanyMailMs: figure('Emails that we sent', /and (thirty) (day)s after the company closes/),
  loginMs: figure('Log-ins,', /\| (Eight) (hour)s \|$/),
  auditMs: figure('What organisers and the operator changed', /\| (A) (year) \|$/),
  shownReportMs: figure('A chat message that a guest reported', /the operator for (thirty) (day)s/),
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => server.close());

it('the privacy page has the retention periods of the jobs', () => {
  expect(promised).toEqual(retention);
});

async function mailOf(kind: string, sessionId?: string): Promise<void> {
  const at = server.clock.now();
  await enqueueMail(server.database, {
    ...{ operationKey: `kept ${kind}`, kind, recipient: `${kind}@kept.example`, subject: kind },
    ...{ html: kind, text: kind, at },
    ...(sessionId ? { sessionId } : {}),
  });
  await server.database
    .updateTable('outbox_mails')
    .set({ sent_at: new Date(at) })
    .execute();
}

const isThere = {
  async trialMs() {
    return (await server.database.selectFrom('trials').select('session_id').execute()).length > 0;
  },
  async contactMessageMs() {
    return (await server.database.selectFrom('contact_requests').select('id').execute()).length > 0;
  },
  async auditMs() {
    return (await server.database.selectFrom('audit_entries').select('id').execute()).length > 0;
  },
  accountMailMs: () => hasMail('account'),
  closedCompanyMailMs: () => hasMail('session'),
  async loginMs() {
    return (await server.database.selectFrom('access_tokens').select('id').execute()).length > 0;
  },
};

async function hasMail(kind: string): Promise<boolean> {
  const rows = await server.database
    .selectFrom('outbox_mails')
    .select('id')
    .where('kind', '=', kind)
    .execute();
  return rows.length > 0;
}

async function keep(): Promise<void> {
  const { database, clock } = server;
  const created_at = new Date(clock.now());
  const company = await createCompany(server);
  const { id } = (await company.browser.post('/api/session', sessionRequest(server))).json<{ id: string }>();
  await database.deleteFrom('access_tokens').execute();
  await server.browser().post('/api/trial-sessions');
  await database.updateTable('sessions').set({ status: 'completed', starts_at: created_at }).execute();
  const message = { name: 'Mia', email: 'mia@kept.example', topic: 'help', message: 'Hello' };
  await database
    .insertInto('contact_requests')
    .values({ ...message, created_at })
    .execute();
  await mailOf('account');
  await mailOf('session', id);
  await database
    .updateTable('companies')
    .set({ deleted_at: created_at })
    .where('id', '=', company.companyId)
    .execute();
  await server.services.accessTokens.issueUserToken(company.userId);
}

it('each thing is kept until its time has run out, and no longer than the hourly job takes', async () => {
  await keep();
  const began = server.clock.now();
  const probes = Object.entries(isThere) as [keyof typeof isThere, () => Promise<boolean>][];
  const after = async (ms: number) => {
    await server.clock.advance(began + ms - server.clock.now());
    await server.services.jobs.tick();
  };
  for (const kept of [...new Set(Object.values(promised))].toSorted((a, b) => a - b)) {
    const due = probes.filter(([what]) => promised[what] === kept);
    await after(kept - minute);
    for (const [what, probe] of due) expect(await probe(), `${what} a minute before`).toBe(true);
    await after(kept + 60 * minute);
    for (const [what, probe] of due) expect(await probe(), `${what} an hour after`).toBe(false);
  }
});
