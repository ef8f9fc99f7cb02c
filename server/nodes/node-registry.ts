import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type AppSecrets, deriveKeys } from '../secret.ts';
import { StartProblem } from '../config/start-problem.ts';

export const nodeTimes = {
  /** How often a node shows that it runs. */
  beatMs: 1000,
  /** A node that was not seen for so long counts as dead. */
  deadMs: 5000,
  /** How long a node that starts watches a row that may belong to a dead one. */
  watchMs: 2500,
  /** How often the clock is compared with the database's, and how far it may be off. */
  compareMs: 60_000,
  clockOffMs: 1000,
} as const;

export interface NodeRegistry {
  /** False while this node's clock is wrong and another node runs, which then takes up sessions. */
  mayTakeUp(): boolean;
  /** Takes this node off the list. */
  leave(): Promise<void>;
}

interface NodeRow {
  url: string;
  instance: string;
  secret_digest: string;
  accepted_digests: string;
  version: string;
  seen_at: Date;
}

/** How far this machine's clock is ahead of the database's in milliseconds, less what the round trip leaves open. */
export async function clockOffset(
  database: Database,
  clock: Pick<Clock, 'now' | 'elapsed'>,
): Promise<number> {
  const samples: { offset: number; error: number }[] = [];
  for (let sample = 0; sample < 3; sample += 1) {
    const sent = clock.now();
    const began = clock.elapsed();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(database);
    const error = (clock.elapsed() - began) / 2;
    samples.push({ offset: sent + error - (rows[0]?.ms ?? 0), error });
  }
  const [best = { offset: 0, error: 0 }] = samples.toSorted((a, b) => a.error - b.error);
  return Math.sign(best.offset) * Math.max(0, Math.abs(best.offset) - best.error);
}

const offsetText = (offset: number) =>
  `the clock of this machine is ${(Math.abs(offset) / 1000).toFixed(1)} s ${offset > 0 ? 'ahead of' : 'behind'} the database's: set it by NTP`;

type NodeSecrets = Pick<NodeRow, 'secret_digest' | 'accepted_digests'>;

const nodeDigests = (secrets: AppSecrets) => deriveKeys(secrets, 'nodes').map((key) => key.toString('hex'));

const accepts = (node: NodeSecrets, { secret_digest }: NodeSecrets) =>
  [node.secret_digest, ...node.accepted_digests.split(' ')].includes(secret_digest);

/** Whether what either of two nodes signs is valid on the other. */
export const acceptEachOther = (one: NodeSecrets, other: NodeSecrets): boolean =>
  accepts(one, other) && accepts(other, one);

const dead = sql`make_interval(secs => ${nodeTimes.deadMs / 1000})`;
const isLive = sql<boolean>`seen_at between clock_timestamp() - ${dead} and clock_timestamp() + ${dead}`;

const liveNodes = (database: Queryable): Promise<NodeRow[]> =>
  database.selectFrom('nodes').selectAll().where(isLive).execute();

/** Rows that differ from `before` by a later beat: their nodes run. */
async function beatingSince(database: Database, before: readonly NodeRow[]): Promise<NodeRow[]> {
  if (before.length === 0) return [];
  await delay(nodeTimes.watchMs);
  const now = await liveNodes(database);
  return now.filter((node) =>
    before.some(
      ({ url, instance, seen_at }) =>
        url === node.url && (instance !== node.instance || seen_at.getTime() !== node.seen_at.getTime()),
    ),
  );
}

/**
 * Enters this node into the list of those that run over the database. Throws a StartProblem where another one runs
 * under the same NODE_URL, with another APP_SECRET or beside a node that shares no realtime, or where the clocks differ
 * by more than a second. `onReplaced` is called when another server has taken this node's address since, or when this
 * node was away for so long that one it cannot run beside has started meanwhile.
 */
export async function joinNodes(deps: {
  database: Database;
  clock: Pick<Clock, 'now' | 'elapsed'>;
  log: Logger;
  url: string;
  secret: string;
  formerSecrets?: readonly string[];
  /** Of the product. */
  version: string;
  /** Whether realtime messages and presence reach the other nodes: by Redis, or by hosted Ably. */
  sharesRealtime: boolean;
  onReplaced(problem: StartProblem): void;
}): Promise<NodeRegistry> {
  const { database, log, url } = deps;
  const instance = randomUUID();
  const [secret_digest = '', ...former] = nodeDigests(deps);
  const accepted_digests = former.join(' ');
  const replaced = () =>
    new StartProblem(
      `another server runs on this database under ${url}: give each node a NODE_URL of its own`,
    );
  const otherSecret = (node: NodeRow) =>
    new StartProblem(
      `${node.url} runs on this database with another APP_SECRET: give all nodes the same, or each the other's in FORMER_APP_SECRETS`,
    );
  const noSharedRealtime = (node: NodeRow) =>
    new StartProblem(
      `${node.url} runs on this database, and this node has no REDIS_URL to share realtime with it: set it on all nodes, or stop that one first`,
    );
  let isClockRight = true;
  let others = 0;

  const seen_at = sql<Date>`clock_timestamp()`;
  const entry = { instance, secret_digest, accepted_digests, version: deps.version, seen_at };
  const hasOtherSecret = (node: NodeRow) => !acceptEachOther(node, { secret_digest, accepted_digests });
  const problemWith = (node: NodeRow): StartProblem => {
    if (node.url === url) return replaced();
    return hasOtherSecret(node) ? otherSecret(node) : noSharedRealtime(node);
  };
  const conflicting = (nodes: readonly NodeRow[]) =>
    nodes.filter((node) => node.url === url || hasOtherSecret(node) || !deps.sharesRealtime);

  const offset = await clockOffset(database, deps.clock);
  if (Math.abs(offset) > nodeTimes.clockOffMs) throw new StartProblem(offsetText(offset));
  const conflicts = conflicting(await liveNodes(database));
  for (const node of await beatingSince(database, conflicts)) throw problemWith(node);
  await enter();
  let beatAt = deps.clock.elapsed();

  /** Nodes enter one after the other, so of two that start at the same instant the later one finds the other. */
  async function enter(): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('muster nodes'))`.execute(transaction);
      const dead = new Set(conflicts.map((node) => node.instance));
      for (const node of conflicting(await liveNodes(transaction)))
        if (!dead.has(node.instance)) throw problemWith(node);
      await transaction
        .insertInto('nodes')
        .values({ url, ...entry })
        .onConflict((conflict) => conflict.column('url').doUpdateSet(entry))
        .execute();
      await transaction
        .deleteFrom('nodes')
        .where('seen_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
        .execute();
    });
  }

  function end(problem: StartProblem): void {
    clearInterval(beating);
    clearInterval(comparing);
    deps.onReplaced(problem);
  }

  async function beat(): Promise<void> {
    const now = deps.clock.elapsed();
    const mine = await database
      .updateTable('nodes')
      .set({ seen_at })
      .where('url', '=', url)
      .where('instance', '=', instance)
      .returning('url')
      .executeTakeFirst();
    const live = (await liveNodes(database)).filter((node) => node.url !== url);
    const wasAway = now - beatAt > nodeTimes.deadMs;
    const [stranger] = wasAway ? conflicting(live) : [];
    if (!mine || stranger) {
      end(stranger ? problemWith(stranger) : replaced());
      return;
    }
    beatAt = now;
    others = live.length;
  }

  async function compare(): Promise<void> {
    const now = await clockOffset(database, deps.clock);
    isClockRight = Math.abs(now) <= nodeTimes.clockOffMs;
    if (!isClockRight) log.error({ offsetMs: Math.round(now) }, offsetText(now));
  }

  const failed = (err: unknown) => log.warn({ err }, 'The list of nodes could not be reached');
  const beating = setInterval(() => void beat().catch(failed), nodeTimes.beatMs).unref();
  const comparing = setInterval(() => void compare().catch(failed), nodeTimes.compareMs).unref();
  await beat();

  return {
    mayTakeUp: () => isClockRight || others === 0,
    async leave() {
      clearInterval(beating);
      clearInterval(comparing);
      await database.deleteFrom('nodes').where('url', '=', url).where('instance', '=', instance).execute();
    },
  };
}
