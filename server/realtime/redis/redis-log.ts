import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { ChannelLog, DraftEntry, LogEntry } from '../hub/channel-log.ts';
import { presenceAction, type WirePresence } from '../hub/protocol.ts';

const keptEntries = 200_000;
const pageSize = 1000;
const blockMs = 1000;
const rememberedFor = 120_000;

/**
 * Appends once under a name, and keeps who is present in a hash beside the stream, so that a node that starts
 * later than the stream reaches back still knows them.
 */
const appendScript = `
if ARGV[2] ~= '' then
  local earlier = redis.call('GET', KEYS[3])
  if earlier then return earlier end
end
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[3], '*', 'e', ARGV[1])
if ARGV[2] ~= '' then redis.call('SET', KEYS[3], id, 'PX', ARGV[4]) end
for i = 5, #ARGV, 2 do
  if ARGV[i + 1] == '' then redis.call('HDEL', KEYS[2], ARGV[i])
  else redis.call('HSET', KEYS[2], ARGV[i], ARGV[i + 1]) end
end
return id`;

export interface RedisLogOptions {
  redis: Redis;
  /** Its own connection: reading blocks. */
  reader: Redis;
  prefix: string;
  replayTtl: number;
  onError: (error: unknown) => void;
}

/** One Redis stream as the ordered record of all hubs on it. */
export function createRedisLog({ redis, reader, prefix, replayTtl, onError }: RedisLogOptions): ChannelLog {
  const stream = `${prefix}:log`;
  const members = `${prefix}:presence`;
  let epoch = '';
  let read = '0-0';
  let closed = false;
  let listener: (entry: LogEntry) => void = () => undefined;
  let following: Promise<void> | undefined;

  const deliver = (id: string, fields: readonly string[]) => {
    read = id;
    const draft = JSON.parse(fields[1] ?? '{}') as DraftEntry;
    listener(entryOf(epoch, id, draft));
  };

  const followStream = async () => {
    while (!closed) {
      try {
        const answer = await reader.xread('COUNT', pageSize, 'BLOCK', blockMs, 'STREAMS', stream, read);
        for (const [id, fields] of answer?.[0]?.[1] ?? []) deliver(id, fields);
      } catch (error) {
        if (closed) return;
        onError(error);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  };

  return {
    get epoch() {
      return epoch;
    },
    head: () => serialOf(epoch, read),
    async append({ once, ...draft }) {
      const id = await redis.eval(
        appendScript,
        3,
        stream,
        members,
        `${prefix}:once:${once ?? ''}`,
        JSON.stringify(draft),
        once ?? '',
        keptEntries,
        rememberedFor,
        ...presenceChanges(draft),
      );
      return entryOf(epoch, String(id), draft);
    },
    follow(next) {
      listener = next;
    },
    async start() {
      await redis.setnx(`${prefix}:epoch`, randomBytes(4).toString('hex'));
      epoch = (await redis.get(`${prefix}:epoch`)) ?? '';
      const [present, last] = await readStart(redis, stream, members);
      const since = Math.max(0, Number(last.split('-')[0]) - replayTtl);
      for (let from = `${since}-0`; ; ) {
        const page = await redis.xrange(stream, from, last, 'COUNT', pageSize);
        for (const [id, fields] of page) deliver(id, fields);
        if (page.length < pageSize) break;
        from = `(${page.at(-1)?.[0] ?? last}`;
      }
      for (const [field, text] of Object.entries(present)) {
        const [channel = ''] = field.split('\n', 1);
        const member = JSON.parse(text) as WirePresence;
        const id = `present-${member.id ?? field}`;
        listener(entryOf(epoch, last, { channel, id, presence: [member] }));
      }
      read = last;
      following = followStream();
    },
    async close() {
      closed = true;
      reader.disconnect();
      await following;
    },
  };
}

async function readStart(
  redis: Redis,
  stream: string,
  members: string,
): Promise<[Record<string, string>, string]> {
  const answers = await redis.multi().hgetall(members).xrevrange(stream, '+', '-', 'COUNT', 1).exec();
  const present = (answers?.[0]?.[1] ?? {}) as Record<string, string>;
  const newest = (answers?.[1]?.[1] ?? []) as [string, string[]][];
  return [present, newest[0]?.[0] ?? '0-0'];
}

function presenceChanges(draft: DraftEntry): string[] {
  return (draft.presence ?? []).flatMap((item, index) => {
    const connectionId = item.connectionId ?? draft.connectionId ?? '';
    const field = `${draft.channel}\n${connectionId}:${item.clientId}`;
    if (item.action === presenceAction.leave) return [field, ''];
    const id = item.id ?? `${draft.id}:${index}`;
    return [field, JSON.stringify({ ...item, id, connectionId })];
  });
}

function entryOf(epoch: string, id: string, draft: DraftEntry): LogEntry {
  return { ...draft, serial: serialOf(epoch, id), timestamp: Number(id.split('-')[0]) };
}

/** Fixed width, so that serials compare as text. */
function serialOf(epoch: string, id: string): string {
  const [ms = '0', sequence = '0'] = id.split('-');
  return `${epoch}-${ms.padStart(14, '0')}${sequence.padStart(6, '0')}`;
}
