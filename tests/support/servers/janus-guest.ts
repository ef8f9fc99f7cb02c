import WebSocket from 'ws';
import type { JanusAccess } from '../../../contract/calls/schemas/room-access.ts';

type Frame = Record<string, unknown>;

const dataOf = (frame: Frame): Frame => {
  const plugin = frame.plugindata;
  return typeof plugin === 'object' && plugin !== null ? (Reflect.get(plugin, 'data') as Frame) : {};
};

/** Joins a Janus room without media, with the access that the server granted. */
export async function joinJanusRoom(access: JanusAccess, seatId: string) {
  const socket = new WebSocket(access.url, 'janus-protocol');
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const answers = new Map<string, (frame: Frame) => void>();
  /** Events that the plugin sent unasked. */
  const events: Frame[] = [];
  let count = 0;
  socket.on('message', (text) => {
    const frame = JSON.parse(String(text)) as Frame;
    const asked = answers.get(String(frame.transaction));
    if (asked && frame.janus !== 'ack') asked(frame);
    else if (frame.janus === 'event') events.push(dataOf(frame));
  });
  const send = (frame: Frame) =>
    new Promise<Frame>((resolve) => {
      count += 1;
      const transaction = String(count);
      answers.set(transaction, resolve);
      socket.send(JSON.stringify({ ...frame, transaction, ...(access.token && { token: access.token }) }));
    });
  const idOf = (frame: Frame) => Reflect.get(Object(frame.data), 'id') as number;
  const session_id = idOf(await send({ janus: 'create' }));
  const handle_id = idOf(await send({ janus: 'attach', plugin: 'janus.plugin.videoroom', session_id }));
  const { room, pin } = access;
  const body = { request: 'join', ptype: 'publisher', room, pin, display: seatId };
  const joined = dataOf(await send({ janus: 'message', session_id, handle_id, body }));
  return {
    /** 433: the pin is wrong; 426: there is no such room. Undefined where it is in. */
    refusal: joined.error_code as number | undefined,
    events,
    close: () => socket.terminate(),
  };
}
