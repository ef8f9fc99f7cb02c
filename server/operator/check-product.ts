import { existsSync } from 'node:fs';
import path from 'node:path';
import { settlesWithin } from '../http/load/settles-within.ts';
import { checkMail } from '../mail/mail-check.ts';
import { acceptEachOther, clockOffset, nodeTimes } from '../nodes/node-registry.ts';
import type { Services } from '../services.ts';
import { reachRelay } from './check-relay.ts';

export interface Found {
  what: string;
  isWell: boolean;
  says: string;
}

const withinMs = 5000;

const reached = async (address: string): Promise<Found> => {
  const isWell = await settlesWithin(
    fetch(`${address}/healthz`).then(({ ok }) => (ok ? undefined : Promise.reject(new Error('refused')))),
    withinMs,
  );
  return { what: address, isWell, says: isWell ? 'answers' : 'does not answer at /healthz' };
};

/** What the product needs, each looked at now, with what to do where it is not as it should be. */
export async function checkProduct(services: Services): Promise<Found[]> {
  const { config, database, clock } = services;
  const found: Found[] = [];
  const offset = await clockOffset(database, clock);
  found.push({
    what: 'database',
    isWell: true,
    says: config.databaseUrl === null ? `embedded, in ${config.dataDir}` : 'PostgreSQL answers',
  });
  const isClockRight = Math.abs(offset) <= nodeTimes.clockOffMs;
  found.push({
    what: 'clock',
    isWell: isClockRight,
    says: isClockRight
      ? 'agrees with the database'
      : `is ${Math.round(offset)} ms off the database: set it by NTP`,
  });
  const problem = config.smtpUrl === null ? undefined : await checkMail(services.mailDelivery);
  found.push({
    what: 'mail',
    isWell: problem === undefined,
    says:
      problem ??
      (config.smtpUrl === null ? 'no SMTP_URL: mails are kept at /outbox' : 'the server takes our mails'),
  });
  if (config.redisUrl !== null) {
    const { openRedis } = await import('../realtime/redis/redis-client.ts');
    const redis = openRedis(config.redisUrl, () => undefined);
    const isWell = await settlesWithin(redis.ping(), withinMs);
    redis.disconnect();
    found.push({
      what: 'Redis',
      isWell,
      says: isWell ? 'answers' : 'does not answer: start it, or correct REDIS_URL',
    });
  }
  const relays = config.iceServers.flatMap(({ urls }) => urls).filter((url) => /^turns?:/.test(url));
  for (const relay of relays) {
    const isWell = await settlesWithin(reachRelay(relay, withinMs), withinMs);
    found.push({
      what: relay,
      isWell,
      says: isWell ? 'answers' : 'does not answer: start coturn, open its port, or correct TURN_URLS',
    });
  }
  const nodes = await database
    .selectFrom('nodes')
    .selectAll()
    .where('seen_at', '>', new Date(clock.now() - 5000))
    .execute();
  const isOneSecret = nodes.every((node) => nodes.every((other) => acceptEachOther(node, other)));
  const isOneVersion = new Set(nodes.map(({ version }) => version)).size <= 1;
  if (nodes.length > 0)
    found.push({
      what: 'nodes',
      isWell: isOneSecret && isOneVersion,
      says: [
        nodes.map(({ url, version }) => `${url} ${version}`).join(', '),
        ...(isOneSecret ? [] : ['give all the same APP_SECRET']),
        ...(isOneVersion ? [] : ['upgrade those that are behind']),
      ].join(': '),
    });
  found.push(
    ...(await Promise.all([...new Set([config.publicUrl, ...nodes.map(({ url }) => url)])].map(reached))),
  );
  const isBuilt = existsSync(path.join(services.siteRoot, 'index.html'));
  found.push({ what: 'site', isWell: isBuilt, says: isBuilt ? 'is built' : 'is not built: npm run build' });
  return found;
}
