import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { clientFrame, readFrames } from './hub-frames.ts';
import type { Peer } from './hub-peers.ts';

const ping = 9;
const pong = clientFrame(Buffer.alloc(0), 10);

export interface Line {
  socket: Socket;
  onPayload: (payload: Buffer) => void;
}

/** A WebSocket client of as little work as can be, so that the server is what is measured. */
export function openLine(port: number, peer: Peer): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const line: Line = { socket, onPayload: () => undefined };
    let rest: Buffer = Buffer.alloc(0);
    let upgraded = false;
    let ready = false;
    const take = (payload: Buffer, opcode: number) => {
      if (opcode === ping) return void socket.write(pong);
      const reaction = peer.onFrame(payload);
      if (reaction === 'ready' && !ready) {
        ready = true;
        resolve(line);
      } else if (reaction instanceof Buffer) socket.write(reaction);
      else if (ready) line.onPayload(payload);
    };
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!upgraded) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!rest.subarray(0, 20).includes('101'))
          return void reject(new Error(rest.subarray(0, end).toString()));
        upgraded = true;
        rest = rest.subarray(end + 4);
        for (const frame of peer.hello) socket.write(frame);
      }
      rest = readFrames(rest, take);
    });
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
