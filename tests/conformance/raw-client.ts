import { WebSocket } from 'ws';
import { key } from './hub-harness.ts';

export interface Frame {
  action: number;
  [field: string]: unknown;
}

/** The query of a connection by the test hub's key. */
export const basic = { key: `${key.name}:${key.secret}`, v: '6', format: 'json' };

/** A MESSAGE frame to channel `a`. */
export const publish = (msgSerial: number, message: unknown) => ({
  action: 15,
  channel: 'a',
  msgSerial,
  messages: [message],
});

/** The connection key in a CONNECTED frame. */
export const keyOf = ({ connectionDetails }: Frame) =>
  (connectionDetails as { connectionKey: string }).connectionKey;

/** A client that speaks the protocol by hand, to say what the SDK never would. */
export function openRaw(port: number, query: Record<string, string>, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?${new URLSearchParams(query)}`, { headers });
  const frames: Frame[] = [];
  const waiting: { action: number; resolve: (frame: Frame) => void }[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as Frame;
    const at = waiting.findIndex(({ action }) => action === frame.action);
    if (at >= 0) waiting.splice(at, 1)[0]?.resolve(frame);
    else frames.push(frame);
  });
  return {
    socket,
    frames,
    send: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next(action: number): Promise<Frame> {
      const at = frames.findIndex((frame) => frame.action === action);
      const [found] = at >= 0 ? frames.splice(at, 1) : [];
      return found ? Promise.resolve(found) : new Promise((resolve) => waiting.push({ action, resolve }));
    },
    closed: new Promise<number>((resolve) => {
      socket.on('close', (code) => resolve(code));
    }),
    refused: new Promise<number | undefined>((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    }),
  };
}
