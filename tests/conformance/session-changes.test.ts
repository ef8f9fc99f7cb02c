import { expect, test } from 'vitest';
import { createRedisChangeRelay } from '../../server/sessions/redis-change-relay.ts';
import { createSessionChanges, type SessionChange } from '../../server/sessions/session-changes.ts';
import { startBalancer } from '../support/servers/tcp-balancer.ts';
import { hasRedis, startRedis } from './redis-server.ts';

const change = (sessionId: string): SessionChange => ({
  sessionId,
  companyId: 1,
  status: 'lobby',
  what: 'status',
});

test.runIf(hasRedis)(
  'a session change reaches the listeners of every node once, also after an outage',
  async () => {
    const redis = await startRedis();
    const relays = [1, 2].map(() => createRedisChangeRelay(redis.url, () => undefined));
    const received = relays.map(() => [] as string[]);
    const [here, there] = relays.map((relay, index) => {
      const changes = createSessionChanges(relay);
      changes.subscribe(({ sessionId }) => received[index]?.push(sessionId));
      return changes;
    });
    const passOn = async (from: typeof here, name: string) => {
      const last = () => received.map((names) => names.at(-1)?.split(' ')[0]);
      let attempt = 0;
      await expect
        .poll(() => {
          attempt += 1;
          from?.publish(change(`${name} ${attempt}`));
          return last();
        })
        .toEqual([name, name]);
    };
    await passOn(here, 'first');
    await passOn(there, 'second');
    await redis.stop();
    there?.publish(change('unheard'));
    await redis.start();
    await passOn(here, 'third');
    here?.publish(change('end'));
    await expect.poll(() => received[1]?.at(-1)).toBe('end');
    expect(received.map((names) => names.filter((name) => name === 'end'))).toEqual([['end'], ['end']]);
    for (const relay of relays) relay.close();
    await redis.stop();
  },
);

test.runIf(hasRedis)('lines that die without a word are given up for new ones', async () => {
  const redis = await startRedis();
  const line = await startBalancer(Number(new URL(redis.url).port));
  const urls = [`redis://127.0.0.1:${line.port}`, redis.url];
  const relays = urls.map((url) => createRedisChangeRelay(url, () => undefined));
  const [here, there] = relays.map((relay) => createSessionChanges(relay));
  const received = new Set<string>();
  here?.subscribe(({ sessionId }) => received.add(`here ${sessionId}`));
  there?.subscribe(({ sessionId }) => received.add(`there ${sessionId}`));
  const passOn = (name: string) =>
    expect
      .poll(
        () => {
          here?.publish(change(`${name} from here`));
          there?.publish(change(`${name} from there`));
          return [received.has(`there ${name} from here`), received.has(`here ${name} from there`)];
        },
        { timeout: 30_000 },
      )
      .toEqual([true, true]);
  await passOn('before');
  line.silence();
  await passOn('after');
  for (const relay of relays) relay.close();
  line.close();
  await redis.stop();
});
