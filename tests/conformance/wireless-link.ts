import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { WebSocket } from 'ws';
import { accept } from '../../server/realtime/hub/connection/accept.ts';
import type { HubCore } from '../../server/realtime/hub/hub-core.ts';
import type { Frame } from './raw-client.ts';

/** The hub's own way with a socket, without a network between: thousands of frames in a second. */
export async function openWireless(core: HubCore, query: Record<string, string>) {
  const socket = new PassThrough({ highWaterMark: 1e9 });
  const events = new EventEmitter();
  const line = { isOpen: true };
  const close = () => {
    if (!line.isOpen) return;
    line.isOpen = false;
    events.emit('close');
  };
  const ws = Object.assign(events, { close, terminate: close }) as unknown as WebSocket;
  const request = { url: `/?${new URLSearchParams(query)}` } as IncomingMessage;
  await accept(core, { ws, socket, request, address: 'here' });
  return {
    line,
    close,
    /** What the hub has answered since the last call, all of it once the hub's tick is over. */
    async say(text: string | Buffer): Promise<Frame[]> {
      events.emit('message', Buffer.from(text), typeof text !== 'string');
      await new Promise((done) => setImmediate(done));
      await new Promise((done) => setImmediate(done));
      return textsIn((socket.read() as Buffer | null) ?? Buffer.alloc(0)).map(
        (each) => JSON.parse(each) as Frame,
      );
    },
  };
}

function textsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1] ?? 0;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length =
      header === 2
        ? short
        : header === 4
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    if (length > 0) texts.push(bytes.toString('utf8', at + header, at + header + length));
    at += header + length;
  }
  return texts;
}
