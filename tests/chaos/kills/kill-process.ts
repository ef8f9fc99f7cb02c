import type { KyselyPlugin } from 'kysely';
import { openDatabase } from '../../../server/database/database.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp } from '../../support/test-app.ts';
import { type ChaosActName, chaosActs, outcome } from './acts.ts';

/** What one process is for; see kill-points.ts. */
export interface KillRun {
  act: ChaosActName;
  url: string | null;
  directory: string | undefined;
  /** `repair`: performs the act again and answers what came of it. */
  stage: 'prepare' | 'perform' | 'repair';
  /** SIGKILL once that many statements of the act have been done; 0: never. */
  dieAfter: number;
}

export interface KillReport {
  statements: number;
  outcome: Awaited<ReturnType<typeof outcome>>;
}

const run = JSON.parse(process.argv[2] ?? '') as KillRun;
let isArmed = false;
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (!isArmed) return result;
    statements += 1;
    if (statements === run.dieAfter) process.kill(process.pid, 'SIGKILL');
    return result;
  },
};

const { url, directory } = run;
const opened = await openDatabase({
  url,
  directory,
  onPoolError: (error) => {
    throw error;
  },
});
const database = opened.withPlugin(counting);

/** The clock goes on from what was logged last. */
async function startsAt(): Promise<number | undefined> {
  if (run.stage === 'prepare') return undefined;
  const row = await database
    .selectFrom('session_events')
    .select('at')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  const created = await database.selectFrom('users').select('created_at').executeTakeFirst();
  return row ? Number(row.at) : created?.created_at.getTime();
}

const app = await createTestApp({
  database,
  clock: createManualClock(await startsAt()),
  storiesRoot: writeStoryFolder(),
});
isArmed = run.stage === 'perform';
await (run.stage === 'prepare' ? chaosActs[run.act].prepare(app) : chaosActs[run.act].perform(app));
isArmed = false;
const report: KillReport = { statements, outcome: await outcome(app) };
await app.close();
await opened.destroy();
await new Promise<void>((done) => process.stdout.write(`${JSON.stringify(report)}\n`, () => done()));
process.exit(0);
