import { randomBytes } from 'node:crypto';
import { inTime, openRedis, openSubscriber } from '../realtime/redis/redis-client.ts';
import type { ChangeRelay, CompanyChange, SessionChange } from './session-changes.ts';

const channel = 'muster:session-changes';

interface Note {
  from: string;
  change: SessionChange | CompanyChange;
}

/** Relays session changes between nodes over a shared Redis. */
export function createRedisChangeRelay(url: string, onError: (error: unknown) => void): ChangeRelay {
  const node = randomBytes(6).toString('hex');
  const sender = openRedis(url, onError, inTime);
  const subscriber = openSubscriber(url, onError);
  subscriber.on('ready', () => subscriber.subscribe(channel).catch(onError));
  return {
    send(change) {
      const note: Note = { from: node, change };
      sender.publish(channel, JSON.stringify(note)).catch(onError);
    },
    follow(listener) {
      subscriber.on('message', (_channel, text) => {
        const { from, change } = JSON.parse(text) as Note;
        if (from !== node) listener(change);
      });
    },
    check: () => sender.ping(),
    close() {
      sender.disconnect();
      subscriber.disconnect();
    },
  };
}
