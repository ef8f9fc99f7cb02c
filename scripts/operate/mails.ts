import type { Database } from '../../server/database/database.ts';
import { retryMails } from '../../server/mail/outbox.ts';
import { startProblemOf } from '../../server/config/start-problem.ts';
import { readCommandLine, readVerb, wholeNumber } from './command-line.ts';
import { openOperatorDatabase } from './operator-database.ts';

const usage = `npm run mails -- list            mails that wait after a refusal or were given up, with the reason
npm run mails -- retry ID|all    has given up mails sent again`;

const verbs = { list: {}, retry: { words: ['the ID of a mail, or all'] } } as const;

async function main(): Promise<number> {
  const {
    verb,
    words: [subject = ''],
  } = readVerb(usage, verbs, readCommandLine(usage, {}));
  if (verb === 'retry' && subject !== 'all') wholeNumber(subject, 'retry');
  const { database } = await openOperatorDatabase();
  try {
    return await (verb === 'list' ? list(database) : retry(database, subject));
  } finally {
    await database.destroy();
  }
}

async function list(database: Database): Promise<number> {
  const rows = await database
    .selectFrom('outbox_mails')
    .select(['id', 'kind', 'recipient', 'attempts', 'due_at', 'failed_at', 'last_error'])
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, kind, recipient, attempts, due_at, failed_at, last_error } of rows)
    console.log(
      `${id}  ${kind}  ${recipient}  ${attempts} tries  ${failed_at ? `given up ${failed_at.toISOString()}` : `next ${due_at.toISOString()}`}  ${last_error}`,
    );
  if (rows.length === 0) console.log('No mail was refused');
  return 0;
}

async function retry(database: Database, subject: string): Promise<number> {
  const again = await retryMails(database, subject === 'all' ? undefined : Number(subject), new Date());
  if (again > 0) console.log(`${again} to be sent again`);
  else
    console.error(
      subject === 'all' ? 'No mail was given up' : `No mail ${subject} was given up; "list" shows which`,
    );
  return again > 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (cause: unknown) => {
    console.error(startProblemOf(cause).message);
    process.exit(1);
  },
);
