import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { giveUp, readCommandLine } from '../scripts/operate/command-line.ts';
import { signUpOrganiser } from '../tests/support/organiser.ts';
import { startProduct } from '../tests/support/servers/product.ts';
import { benchApiRate } from './measures/api-rate.ts';
import { benchBoards } from './measures/boards.ts';
import { compareWithLast, type Figure, keepAsLast } from './compare.ts';
import { benchDirectory } from './measures/directory.ts';
import { benchDatabaseRate } from './measures/database-rate.ts';
import { benchIdentity, identityTable } from './measures/identity.ts';
import { benchOverload } from './measures/overload.ts';
import { benchJoining } from './measures/joining.ts';
import { benchMemory } from './measures/memory.ts';
import { benchPictureSkew } from './sync/picture-skew.ts';
import { compileCache } from './processes.ts';
import { benchRecovery } from './measures/recovery.ts';
import { benchReports } from './measures/reports.ts';
import { benchRequestCosts } from './measures/request-cost.ts';
import { benchRestore, markdownTable } from './measures/restore.ts';
import { benchSessionList } from './measures/session-list.ts';
import { benchSignUpPage } from './measures/sign-up-page.ts';
import { benchStart } from './measures/start.ts';
import { benchVotes } from './measures/votes.ts';

const ms = (value: number) => `${value.toFixed(1)} ms`;

async function peakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function playback(): Promise<void> {
  const product = await startProduct();
  try {
    const { skew, lateJoinMs } = await benchPictureSkew(product);
    console.table(
      skew.map(({ line, frames, p50, p95, p99 }) => ({
        line,
        frames,
        p50: ms(p50),
        p95: ms(p95),
        p99: ms(p99),
      })),
    );
    console.log(`Late join, wifi line, link to 30 frames in sync: ${lateJoinMs} ms`);
    console.log(`Peak memory of the server: ${(await peakMemoryMb(product.pid())).toFixed(0)} MB`);
  } finally {
    await product.close();
  }
}

async function joining(): Promise<void> {
  const product = await startProduct({ WELCOME_CREDITS: '4' });
  try {
    await benchJoining(product);
  } finally {
    await product.close();
  }
}

async function api(): Promise<void> {
  const startedAt = Date.now();
  const product = await startProduct();
  try {
    console.log(`Cold start to /readyz on an empty data folder: ${Date.now() - startedAt} ms`);
    const { token } = await signUpOrganiser(product);
    const rates = await benchApiRate(product, token);
    console.table(rates.map((rate) => ({ ...rate, p50: ms(rate.p50), p99: ms(rate.p99) })));
    console.log(`Peak memory of the server: ${(await peakMemoryMb(product.pid())).toFixed(0)} MB`);
  } finally {
    await product.close();
  }
}

async function restore(): Promise<void> {
  const product = await startProduct();
  try {
    console.log(markdownTable(await benchRestore(product)));
  } finally {
    await product.close();
  }
}

/** Every request comes as if through a proxy, from an address of its own. */
async function identity(): Promise<void> {
  const product = await startProduct({ TRUST_PROXY: '1' });
  try {
    console.log(identityTable(await benchIdentity(product)));
  } finally {
    await product.close();
  }
}

async function votes(): Promise<void> {
  const product = await startProduct({ STORY_CLOCK_RATE: '2', WELCOME_CREDITS: '10', TRUST_PROXY: '1' });
  try {
    const { p50, p95, max, ...counts } = await benchVotes(product);
    console.table([{ ...counts, p50: ms(p50), p95: ms(p95), max: ms(max) }]);
  } finally {
    await product.close();
  }
}

async function boards(): Promise<void> {
  const product = await startProduct({ WELCOME_CREDITS: '10', TRUST_PROXY: '1' });
  try {
    const { p50, p95, max, ...counts } = await benchBoards(product);
    console.table([{ ...counts, p50: ms(p50), p95: ms(p95), max: ms(max) }]);
  } finally {
    await product.close();
  }
}

/** Every request comes as if through a proxy, from an address of its own. */
async function signUp(): Promise<void> {
  const product = await startProduct({ TRUST_PROXY: '1' });
  try {
    const { token } = await signUpOrganiser(product);
    const rates = await benchSignUpPage(product, token);
    console.table(
      rates.map((rate) => ({ ...rate, p50: ms(rate.p50), p99: ms(rate.p99), max: ms(rate.max) })),
    );
    console.log(`Peak memory of the server: ${(await peakMemoryMb(product.pid())).toFixed(0)} MB`);
  } finally {
    await product.close();
  }
}

/** `OVERLOAD=100,400`: snapshots a second. */
async function overload(): Promise<void> {
  for (const rate of (process.env.OVERLOAD ?? '100,400').split(',').map(Number)) {
    const product = await startProduct({ STORY_CLOCK_RATE: '2', WELCOME_CREDITS: '10', TRUST_PROXY: '1' });
    try {
      const { p50, p99, voteP50, voteP99, voteMax, ...counts } = await benchOverload(product, rate);
      console.table([
        {
          ...counts,
          p50: ms(p50),
          p99: ms(p99),
          voteP50: ms(voteP50),
          voteP99: ms(voteP99),
          voteMax: ms(voteMax),
        },
      ]);
    } finally {
      await product.close();
    }
  }
}

async function recovery(): Promise<void> {
  const product = await startProduct({
    WELCOME_CREDITS: '100',
    TRUST_PROXY: '1',
    NODE_COMPILE_CACHE: compileCache,
  });
  try {
    const { answersMs, goOnMs } = await benchRecovery(product);
    console.log(
      `After SIGKILL: first answer ${ms(answersMs)}, the last of twenty live sessions ${ms(goOnMs)}`,
    );
  } finally {
    await product.close();
  }
}

/** The hub's own bench beside its peers, one round of it. */
function hub(): void {
  spawnSync(process.execPath, ['bench/hub.ts'], { stdio: 'inherit', env: { ROUNDS: '1', ...process.env } });
}

/** What compares between runs on one machine, however busy: memory, processor time, statements. */
const compared: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start: benchStart,
  memory: benchMemory,
  database: benchDatabaseRate,
  cost: benchRequestCosts,
  list: benchSessionList,
  reports: benchReports,
  directory: benchDirectory,
};

const others: Readonly<Record<string, () => void | Promise<void>>> = {
  playback,
  joining,
  api,
  restore,
  identity,
  votes,
  boards,
  'sign-up': signUp,
  overload,
  recovery,
  hub,
};

const names = [...Object.keys(compared), ...Object.keys(others)];
const usage = `npm run bench -- [NAME] [--compare] [--keep]     NAME: ${names.join(', ')}`;
const { values, positionals } = readCommandLine(usage, {
  compare: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
});
const [wanted] = positionals;
if (wanted !== undefined && !names.includes(wanted)) giveUp(`There is no bench ${wanted}.\n\n${usage}`);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(compared))
  if (wanted === undefined || wanted === name) figures.push(...(await measure()));
if (values.compare) await compareWithLast(figures, { isWhole: wanted === undefined });
if (values.keep) await keepAsLast(figures);
if (values.compare) process.exit();
for (const [name, measure] of Object.entries(others))
  if (wanted === undefined || wanted === name) await measure();
