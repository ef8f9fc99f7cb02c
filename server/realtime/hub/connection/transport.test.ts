import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { action } from '../protocol.ts';
import { FlushQueue, Transport } from './transport.ts';

function createTestTransport() {
  const writes: Buffer[] = [];
  const socket = new Writable({
    write(chunk: Buffer, _encoding, done) {
      writes.push(chunk);
      done();
    },
    writev(chunks, done) {
      writes.push(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)));
      done();
    },
  });
  const transport = new Transport({
    socket: socket as unknown as ConstructorParameters<typeof Transport>[0]['socket'],
    ws: { close: () => undefined } as unknown as WebSocket,
    queue: new FlushQueue(),
    outboundBytes: 1e6,
    onSlow: () => undefined,
  });
  return { transport, writes, tick: () => new Promise((done) => setImmediate(done)) };
}

/** The JSON messages in what was written; frames here are shorter than 64 KiB and unmasked. */
function messagesIn(writes: readonly Buffer[]) {
  const bytes = Buffer.concat(writes);
  const messages: Record<string, unknown>[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt8(at + 1);
    const start = short === 126 ? at + 4 : at + 2;
    const end = start + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
    messages.push(JSON.parse(bytes.toString('utf8', start, end)));
    at = end;
  }
  return messages;
}

test('the first frame of a tick leaves at once, the others together at its end', async () => {
  const { transport, writes, tick } = createTestTransport();
  for (let n = 0; n < 5; n += 1) transport.send({ action: action.heartbeat, id: String(n) });
  expect(messagesIn(writes).map(({ id }) => id)).toEqual(['0']);
  await tick();
  expect(writes).toHaveLength(2);
  expect(messagesIn(writes).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
});

test('ACKs of one tick are one frame with all results, of a hundred at most', async () => {
  const { transport, writes, tick } = createTestTransport();
  for (let serial = 0; serial < 250; serial += 1) transport.ack(serial, [`s${serial}`]);
  await tick();
  const acks = messagesIn(writes);
  expect(acks.map(({ msgSerial, count }) => [msgSerial, count])).toEqual([
    [0, 100],
    [100, 100],
    [200, 50],
  ]);
  expect(acks.flatMap(({ res }) => res)).toEqual(
    Array.from({ length: 250 }, (_, n) => ({ serials: [`s${n}`] })),
  );
});

test('an ACK that does not follow the last one is a frame of its own', async () => {
  const { transport, writes, tick } = createTestTransport();
  for (const serial of [3, 4, 9]) transport.ack(serial, [null]);
  await tick();
  expect(messagesIn(writes).map(({ msgSerial, count }) => [msgSerial, count])).toEqual([
    [3, 2],
    [9, 1],
  ]);
});

test('a refusal leaves after the ACKs of those before it', async () => {
  const { transport, writes, tick } = createTestTransport();
  transport.ack(0, ['s0']);
  transport.ack(1, ['s1']);
  transport.nack(2, { code: 40160, statusCode: 401, message: 'no' });
  transport.ack(3, ['s3']);
  await tick();
  expect(messagesIn(writes).map(({ action: kind, msgSerial, count }) => [kind, msgSerial, count])).toEqual([
    [action.ack, 0, 2],
    [action.nack, 2, 1],
    [action.ack, 3, 1],
  ]);
});
