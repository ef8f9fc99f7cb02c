import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../../server/clock.ts';
import { parseConfig } from '../../server/config/config.ts';
import { startProblemOf } from '../../server/config/start-problem.ts';
import { databaseTime } from '../../server/director/log/lease-time.ts';
import { loadLimits } from '../../server/http/load/load-shedding.ts';
import { openRealtime } from '../../server/open-realtime.ts';
import { createOperatorActs } from '../../server/operator/operator-acts.ts';
import { askRunningServer } from '../../server/operator/operator-socket.ts';
import {
  type OperatorAnswer,
  type OperatorCall,
  type OperatorVerb,
  type OperatorVerbName,
  operatorVerbs,
} from '../../server/operator/operator-verbs.ts';
import { loadAppSecrets } from '../../server/secret.ts';
import { createServices } from '../../server/services.ts';
import { openCardPayment } from '../../server/payment/open-card-payment.ts';
import { misuse, readCommandLine, readVerb } from './command-line.ts';
import { openOperatorDatabase } from './operator-database.ts';

const root = path.resolve(import.meta.dirname, '../..');

const rows = Object.entries(operatorVerbs).map(
  ([verb, { words = [], options = [], help }]: [string, OperatorVerb]) => {
    const named = words.map((word) => ` ${/[A-Z]{2,}/.exec(word)?.[0] ?? word}`).join('');
    const offered = options.map((option) => ` [--${option} …]`).join('');
    return `npm run muster -- ${verb}${named}${offered}\n    ${help}`;
  },
);
const usage = `${rows.join('\n')}

--dry-run says what a change would do, --json answers for programs. Exit code 0: done; 1: refused, or "check" found
something; 2: not how it is called. With the embedded database a running server is asked; otherwise none needs to run.`;

function readCall(): { call: OperatorCall; isJson: boolean } {
  const { positionals, values } = readCommandLine(usage, {
    company: { type: 'string' },
    name: { type: 'string' },
    country: { type: 'string' },
    zone: { type: 'string' },
    reason: { type: 'string' },
    to: { type: 'string' },
    json: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  });
  const { json: isJson = false, 'dry-run': isDryRun = false, ...options } = values;
  const [subject = '', act = '', ...rest] = positionals;
  const pair = `${subject} ${act}`;
  const typed = Object.hasOwn(operatorVerbs, pair) ? [pair, ...rest] : positionals;
  const known: Record<OperatorVerbName, OperatorVerb> = operatorVerbs;
  const { verb, words } = readVerb(usage, known, { positionals: typed, values: options });
  if (isDryRun && !known[verb].changes) misuse(`--dry-run does not go with ${verb}, which changes nothing.`);
  const { takesFile } = known[verb];
  const given = takesFile ? words.map((word) => path.resolve(word)) : words;
  return { call: { verb, words: given, options, isDryRun }, isJson };
}

async function runHere(call: OperatorCall): Promise<OperatorAnswer> {
  const { offline }: OperatorVerb = operatorVerbs[call.verb];
  const { config, database } = await openOperatorDatabase({
    mayMake: call.verb === 'restore',
    ...(offline ? { queryWithinMs: 30 * 60_000 } : {}),
  });
  const log = pino({ level: 'warn' }, pino.destination(2));
  const secrets = await loadAppSecrets(database, config);
  const shared = { config, database, clock: systemClock, ...secrets, log };
  const services = createServices({
    ...shared,
    ...(await openCardPayment({ ...shared, deliver: async () => false })),
    ...(await openRealtime(shared)),
    leaseTime: databaseTime,
    maxEventLoopDelayMs: 0,
    loadLimits,
    siteRoot: path.join(root, 'dist'),
    storiesRoot: path.join(root, 'content', 'stories'),
  });
  try {
    return await createOperatorActs(services).run(call);
  } finally {
    await services.realtime.close();
    await services.stop();
    await database.destroy();
  }
}

async function main(): Promise<number> {
  const { call, isJson } = readCall();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = parseConfig(process.env);
  const { offline }: OperatorVerb = operatorVerbs[call.verb];
  const asked =
    config.databaseUrl === null && !offline ? await askRunningServer(config.dataDir, call) : undefined;
  const { code, lines, data } = asked ?? (await runHere(call));
  if (isJson)
    console.log(
      JSON.stringify({ code, data, ...(code === 1 && data === null ? { problem: lines[0] } : {}) }),
    );
  else (code === 0 || data !== null ? console.log : console.error)(lines.join('\n'));
  return code;
}

main().then(
  (code) => process.exit(code),
  (cause: unknown) => {
    console.error(startProblemOf(cause).message);
    process.exit(1);
  },
);
