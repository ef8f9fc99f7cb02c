import type { Redis } from 'ioredis';
import { type ChannelLog, type DraftEntry, type LogEntry, newEpoch } from '../hub/channel/channel-log.ts';
import { appendScript, epochScript, wrongEpoch } from './redis-scripts.ts';
import { presenceAction, type WirePresence } from '../hub/protocol.ts';

function entryOf(epoch: string, id: string, draft: DraftEntry): LogEntry {
  return { ...draft, serial: serialOf(epoch, id), timestamp: Number(id.split('-')[0]) };
}

/** Fixed width, so that serials compare as text. */
function serialOf(epoch: string, id: string): string {
  const [ms = '0', sequence = '0'] = id.split('-');
  return `${epoch}-${ms.padStart(14, '0')}${sequence.padStart(6, '0')}`;
}

const memberField = (channel: string, connectionId: string, clientId: string) =>
  `${channel}\n${connectionId}:${clientId}`;

/** Pairs of member and text for the hash of all who are present; an empty text takes the member out. */
function memberChanges(draft: DraftEntry): string[] {
  return (draft.presence ?? []).flatMap((item, index) => {
    const connectionId = item.connectionId ?? draft.connectionId ?? '';
    const field = memberField(draft.channel, connectionId, item.clientId);
    if (item.action === presenceAction.leave) return [field, ''];
    const id = item.id ?? `${draft.id}:${index}`;
    return [field, JSON.stringify({ ...item, id, connectionId })];
  });
}

function draftOfMember(field: string, text: string): DraftEntry {
  const [channel = ''] = field.split('\n', 1);
  const member = JSON.parse(text) as WirePresence;
  return { channel, id: `present-${member.id ?? field}`, presence: [member] };
}

const maxEntries = 200_000;
const pageSize = 1000;
const blockMs = 1000;
const pauseMs = 100;
const rememberedFor = 120_000;

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
  const epochKey = `${prefix}:epoch`;
  let epoch = '';
  let read = '0-0';
  let closed = false;
  /** Who came while entries were lost is not known yet. */
  let isPatchy = false;
  let listener: (entry: LogEntry) => void = () => undefined;
  let onBreak: () => void = () => undefined;
  let onMembers: Parameters<ChannelLog['follow']>[2] = () => undefined;
  let following: Promise<void> | undefined;
  /** Which connections have seen the store since they were opened, or are about to. */
  const verified = new Map<Redis, Promise<void>>();
  for (const connection of [redis, reader]) connection.on('close', () => verified.delete(connection));

  /** All of a new epoch is unread, whatever ids its store gives out. */
  const enter = (next: string) => {
    if (next === epoch) return;
    const isFirst = epoch === '';
    epoch = next;
    read = '0-0';
    if (!isFirst) onBreak();
  };

  const compareEpochs = async (connection: Redis) => {
    const next = newEpoch(Math.max(Date.now(), Number.parseInt(epoch.slice(0, 12) || '0', 16) + 1));
    enter(String(await connection.eval(epochScript, 2, epochKey, stream, epoch, read, next)));
  };

  /**
   * Before a fresh connection is used: is this still the store whose end this node has seen? Callers wait for the
   * same answer, and so goes on in the order of asking.
   */
  const verify = (connection: Redis): Promise<void> => {
    const known = verified.get(connection);
    if (known) return known;
    const asked = compareEpochs(connection).catch((error: unknown) => {
      if (verified.get(connection) === asked) verified.delete(connection);
      throw error;
    });
    verified.set(connection, asked);
    return asked;
  };

  /** False where another epoch has begun: then everything is read again, without older entries. */
  const deliver = (id: string, [, text = '{}', , entryEpoch = epoch, , before = '']: readonly string[]) => {
    if (entryEpoch > epoch) {
      enter(entryEpoch);
      return false;
    }
    const isGap = before !== '' && before !== read && read !== '0-0';
    if (isGap) {
      isPatchy = true;
      read = before;
      onBreak();
    }
    read = id;
    if (entryEpoch === epoch) listener(entryOf(epoch, id, JSON.parse(text) as DraftEntry));
    return true;
  };

  /** Who is present as the hash has it now; what happens later comes over the stream. */
  const readMembers = async () => {
    const present = await reader.hgetall(members);
    isPatchy = false;
    for (const [field, text] of Object.entries(present))
      listener(entryOf(epoch, read, draftOfMember(field, text)));
    onMembers((channel, connectionId, clientId) => memberField(channel, connectionId, clientId) in present);
  };

  const followStream = async () => {
    while (!closed) {
      try {
        await verify(reader);
        const answer = await reader.xread('COUNT', pageSize, 'BLOCK', blockMs, 'STREAMS', stream, read);
        const entries = answer?.[0]?.[1] ?? [];
        for (const [id, fields] of entries) if (!deliver(id, fields)) break;
        if (isPatchy) await readMembers();
        if (entries.length === 0) verified.delete(reader);
      } catch (error) {
        if (closed) return;
        if (reader.status === 'ready') onError(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };

  /** A node that starts before its Redis, or while its line breaks, waits for it. */
  const untilAnswered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        await verify(reader);
        return await ask();
      } catch (error) {
        if (closed) throw error;
        if (reader.status === 'ready') onError(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };

  return {
    get epoch() {
      return epoch;
    },
    head: () => serialOf(epoch, read),
    async append({ once = '', ...draft }) {
      await verify(redis);
      const expectedEpoch = epoch;
      try {
        const id = await redis.eval(
          appendScript,
          5,
          stream,
          members,
          `${prefix}:once:${once}`,
          epochKey,
          `${prefix}:last`,
          JSON.stringify(draft),
          once,
          maxEntries,
          rememberedFor,
          expectedEpoch,
          ...memberChanges(draft),
        );
        return entryOf(expectedEpoch, String(id), draft);
      } catch (error) {
        if (String(error).includes(wrongEpoch)) verified.delete(redis);
        throw error;
      }
    },
    follow(next, broken, membersRead) {
      listener = next;
      onMembers = membersRead;
      onBreak = broken;
    },
    async start() {
      const [present, last] = await untilAnswered(() => readStart(reader, stream, members));
      const since = Math.max(0, Number(last.split('-')[0]) - replayTtl);
      for (let from = `${since}-0`; ; ) {
        const after = from;
        const page = await untilAnswered(() => reader.xrange(stream, after, last, 'COUNT', pageSize));
        for (const [id, fields] of page) deliver(id, fields);
        if (page.length < pageSize) break;
        from = `(${page.at(-1)?.[0] ?? last}`;
      }
      for (const [field, text] of Object.entries(present))
        listener(entryOf(epoch, last, draftOfMember(field, text)));
      read = last;
      following = followStream();
      return serialOf(epoch, `${since}-0`);
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
