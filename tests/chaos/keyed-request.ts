import type { KyselyPlugin } from 'kysely';
import type { SessionDetail } from '../../contract/calls/schemas/sessions/session-detail.ts';
import { openDatabase } from '../../server/database/database.ts';
import { createCompany, sessionRequest } from '../support/company-fixture.ts';
import { writeStoryFolder } from '../support/story-folder.ts';
import { createTestApp } from '../support/test-app.ts';

/** What the test asks of this process; see keyed-requests.test.ts. */
export interface KeyedRun {
  url: string | null;
  directory: string | undefined;
  /** Of the run before, which was killed: repeated first, twice. */
  repeat: string | null;
  key: string;
  /** SIGKILL once that many statements have been done, the key's own the first; 0 lets the request end, and kills before it is answered. */
  dieAfter: number;
}

/** What it says before it is killed. */
export interface KeyedReport {
  repeats: { status: number; id: string }[];
  sessions: number;
  reserved: number;
  invitations: number;
  statements?: number;
}

const run = JSON.parse(process.argv[2] ?? '') as KeyedRun;
const die = () => process.kill(process.pid, 'SIGKILL');
const say = (report: KeyedReport) =>
  new Promise<void>((done) => process.stdout.write(`${JSON.stringify(report)}\n`, () => done()));

let isArmed = false;
let hasBegun = false;
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'idempotency_keys')
      hasBegun = isArmed;
    return node;
  },
  async transformResult({ result }) {
    if (hasBegun) {
      statements += 1;
      if (statements === run.dieAfter) die();
    }
    return result;
  },
};

const { url, directory } = run;
const fail = (error: Error) => {
  throw error;
};
const opened = await openDatabase({ url, directory, onPoolError: fail });
const database = opened.withPlugin(counting);
const app = await createTestApp({ database, storiesRoot: writeStoryFolder() });

if (run.repeat === null) await createCompany(app, { credits: 500 });
const user = await database.selectFrom('users').select(['id', 'company_id']).executeTakeFirstOrThrow();
const browser = app.browser();
browser.token = (await app.services.accessTokens.issueUserToken(user.id)).token;
const schedule = (key: string) =>
  browser.post('/api/session', sessionRequest(app), { 'idempotency-key': key });

const repeats: KeyedReport['repeats'] = [];
for (const key of run.repeat === null ? [] : [run.repeat, run.repeat]) {
  const answer = await schedule(key);
  repeats.push({ status: answer.statusCode, id: answer.json<SessionDetail>().id });
}
const sessions = await database.selectFrom('sessions').select('id').execute();
const mails = await database
  .selectFrom('outbox_mails')
  .select('id')
  .where('kind', '=', 'invitation')
  .execute();
const { reserved } = await app.services.credits.balance(database, user.company_id ?? 0);
const report = { repeats, sessions: sessions.length, reserved, invitations: mails.length };

await say(report);
isArmed = true;
await schedule(run.key);
await say({ ...report, statements });
die();
