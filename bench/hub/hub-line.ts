import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { clientFrame, readFrames } from './hub-frames.ts';
import type { Peer } from './hub-peers.ts';

const ping = 9;
const pong = clientFrame(Buffer.alloc(0), 10);
/** Shorter frames are a protocol's own: greetings, heartbeats, acknowledgements of one publish. */
const longestSmallTalk = 60;
/** All lines read into one buffer: what arrives is taken before the next line reads. */
const inbox = Buffer.alloc(512 * 1024);

export interface Line {
  socket: Socket;
  onPayload: (bytes: Buffer, start: number, end: number) => void;
}

/** A WebSocket client of as little work as can be, so that the server is what is measured. */
export function openLine(port: number, peer: Peer): Promise<Line> {
  return new Promise((resolve, reject) => {
    let rest = Buffer.alloc(0);
    let upgraded = false;
    let ready = false;

    const onFrame = (bytes: Buffer, start: number, end: number, opcode: number) => {
      if (opcode === ping) socket.write(pong);
      else if (ready && end - start > longestSmallTalk) line.onPayload(bytes, start, end);
      else {
        const reaction = peer.onFrame(bytes.subarray(start, end));
        if (reaction instanceof Buffer) socket.write(reaction);
        else if (reaction === 'ready') {
          ready = true;
          resolve(line);
        }
      }
    };
    const onBytes = (bytes: Buffer, length: number) => {
      const taken = readFrames(bytes, length, onFrame);
      rest = taken === length ? Buffer.alloc(0) : Buffer.from(bytes.subarray(taken, length));
    };
    const onUpgrade = (answer: Buffer) => {
      const end = answer.indexOf('\r\n\r\n');
      if (end < 0) {
        rest = Buffer.from(answer);
        return;
      }
      if (!answer.subarray(0, 20).includes('101')) return reject(new Error(answer.toString()));
      upgraded = true;
      for (const frame of peer.hello) socket.write(frame);
      const first = answer.subarray(end + 4);
      onBytes(first, first.length);
    };
    const callback = (length: number) => {
      const arrived = inbox.subarray(0, length);
      const bytes = rest.length === 0 ? arrived : Buffer.concat([rest, arrived]);
      if (upgraded) onBytes(bytes, bytes.length);
      else onUpgrade(bytes);
      return true;
    };

    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: inbox, callback } });
    const line: Line = { socket, onPayload: () => undefined };
    socket.on('error', reject);
    const key = randomBytes(16).toString('base64');
    const protocol = peer.protocol ? `Sec-WebSocket-Protocol: ${peer.protocol}\r\n` : '';
    socket.write(
      `GET ${peer.path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n${protocol}\r\n`,
    );
  });
}

export async function openLines(
  port: number,
  count: number,
  peerAt: (index: number) => Peer,
): Promise<Line[]> {
  const lines: Line[] = [];
  const together = 100;
  for (let from = 0; from < count; from += together) {
    const batch = Array.from({ length: Math.min(together, count - from) }, (_, n) =>
      openLine(port, peerAt(from + n)),
    );
    lines.push(...(await Promise.all(batch)));
  }
  return lines;
}
