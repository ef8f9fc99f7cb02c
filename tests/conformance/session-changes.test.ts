import { expect, test } from 'vitest';
import { createRedisChangeRelay } from '../../server/sessions/redis-change-relay.ts';
import { createSessionChanges, type SessionChange } from '../../server/sessions/session-changes.ts';
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
    const heard = relays.map(() => [] as string[]);
    const [here, there] = relays.map((relay, index) => {
      const changes = createSessionChanges(relay);
      changes.subscribe(({ sessionId }) => heard[index]?.push(sessionId));
      return changes;
    });
    const passOn = async (from: typeof here, name: string) => {
      const last = () => heard.map((names) => names.at(-1)?.split(' ')[0]);
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
    await expect.poll(() => heard[1]?.at(-1)).toBe('end');
    expect(heard.map((names) => names.filter((name) => name === 'end'))).toEqual([['end'], ['end']]);
    for (const relay of relays) relay.close();
    await redis.stop();
  },
);
