import { setTimeout as pause } from 'node:timers/promises';
import type { LiveAnswer } from '../../contract/calls/schemas/host-control.ts';
import type { SessionDetail } from '../../contract/calls/schemas/sessions/session-detail.ts';
import { rehearsalRates } from '../../contract/rules/sessions/rehearsal-rates.ts';
import { spokenOf } from '../../contract/rules/languages.ts';
import { isJoinable } from '../../contract/rules/sessions/session-lifecycle.ts';
import { demoOwnerEmail } from '../../server/demo/demo-company.ts';
import { readDemoPassword } from '../../server/demo/demo-password.ts';
import { giveUp, misuse, readCommandLine } from './command-line.ts';

const usage = `npm run rehearse -- [options]   a rehearsal with bots on a running server, followed until it ends

  --url URL         the server (http://localhost:3000)
  --email ADDRESS   a company owner or sub-administrator; the password is read from MUSTER_PASSWORD
                    (the demo's owner, with the password in DATA_DIR)
  --story SLUG      the first story where it is left out
  --speed ${rehearsalRates.join('|')}    how many times faster than real time the story runs (${rehearsalRates[1]})
  --language CODE   of what the bots write (en)

Ctrl-C stops following; the rehearsal continues.`;

const followEveryMs = 1000;

const { values } = readCommandLine(usage, {
  url: { type: 'string' },
  email: { type: 'string' },
  story: { type: 'string' },
  speed: { type: 'string' },
  language: { type: 'string' },
});
const origin = values.url ?? 'http://localhost:3000';
if (!URL.canParse(origin))
  misuse(`--url takes an address such as https://play.example.com, not "${origin}".`);
const rate = rehearsalRates.find((each) => String(each) === (values.speed ?? String(rehearsalRates[1])));
if (rate === undefined) misuse(`--speed takes ${rehearsalRates.join(', ')}, not "${values.speed}".`);

async function call<Answer>(method: string, path: string, token?: string, body?: unknown): Promise<Answer> {
  const response = await fetch(new URL(path, origin), {
    method,
    headers: {
      accept: 'application/json',
      ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((): never => giveUp(`No server answers at ${origin}. Start it, or name it with --url.`));
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) giveUp(`${path}: ${answer?.message ?? response.status}`);
  return answer as Answer;
}

async function passwordOf(email: string): Promise<string> {
  const demo = email === demoOwnerEmail ? await readDemoPassword(process.env.DATA_DIR ?? 'data') : undefined;
  return (
    process.env.MUSTER_PASSWORD ?? demo ?? giveUp('Set MUSTER_PASSWORD to the password of this account.')
  );
}

const email = values.email ?? demoOwnerEmail;
const { token } = await call<{ token: string }>('POST', '/api/login', undefined, {
  email,
  password: await passwordOf(email),
});
const { stories } = await call<{ stories: { slug: string }[] }>('GET', '/api/experience', token);
const story_slug = values.story ?? stories[0]?.slug ?? giveUp('The server has no story. Run: npm run media');
const { id } = await call<{ id: string }>('POST', '/api/rehearsal', token, {
  story_slug,
  rate,
  language: spokenOf([values.language ?? 'en']),
});
const read = () => call<SessionDetail>('GET', `/api/session/${id}`, token);
const started = await read();
console.log(`${started.title}, ${rate} × faster`);
console.log(`  Host console  ${new URL(`/dashboard/sessions/${id}`, origin)}`);
console.log(`  Your seat     ${started.rehearsal?.seat_link ?? 'none'}\n`);

/** What an operator follows of it. */
const lineOf = ({ phase, seats, decision, help_called }: LiveAnswer): string =>
  [
    phase.padEnd(10),
    `${seats.filter(({ present }) => present).length} of ${seats.length} here`,
    ...(decision ? [`${decision.voted.length} voted`] : []),
    ...(help_called.length > 0 ? ['a guest calls for help'] : []),
  ].join(', ');

let last = '';
for (;;) {
  const { status } = await read();
  const line = lineOf(await call<LiveAnswer>('GET', `/api/session/${id}/live`, token));
  if (line !== last) console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
  last = line;
  if (!isJoinable(status)) {
    console.log(`\nThe rehearsal is over: ${status}.`);
    process.exit(status === 'completed' ? 0 : 1);
  }
  await pause(followEveryMs);
}
