import { clientFrame } from './hub-frames.ts';

export interface Peer {
  name: string;
  path: string;
  protocol?: string;
  /** What a subscriber says after the upgrade, and after which server frame it counts as subscribed. */
  hello: Buffer[];
  onFrame(payload: Buffer): 'ready' | Buffer | undefined;
  publish(text: string, serial: number): Buffer;
}

const text = (value: string) => clientFrame(Buffer.from(value), 1);
const json = (value: unknown) => text(JSON.stringify(value));

export const benchKey = { name: 'bench.key', secret: 'bench-secret-of-a-loopback-run' };

const hub: Peer = {
  name: 'hub',
  path: `/?key=${benchKey.name}:${benchKey.secret}&format=json&v=6&heartbeats=false`,
  hello: [],
  onFrame(payload) {
    const head = payload.subarray(0, 14).toString();
    if (head.startsWith('{"action":4,'))
      return json({ action: 10, channel: 'bench', flags: (1 << 18) | (1 << 17) });
    return head.startsWith('{"action":11') ? 'ready' : undefined;
  },
  publish: (data, msgSerial) =>
    json({ action: 15, channel: 'bench', msgSerial, messages: [{ name: 'm', data }] }),
};

const socketIo: Peer = {
  name: 'socket.io',
  path: '/socket.io/?EIO=4&transport=websocket',
  hello: [],
  onFrame(payload) {
    if (payload[0] === 0x30) return text('40');
    if (payload[0] === 0x32) return text('3');
    return payload[0] === 0x34 && payload[1] === 0x30 ? 'ready' : undefined;
  },
  publish: (data) => text(`42${JSON.stringify(['m', data])}`),
};

const ws: Peer = {
  name: 'ws',
  path: '/',
  hello: [text('hello')],
  onFrame: (payload) => (payload.toString() === 'ready' ? 'ready' : undefined),
  publish: (data) => text(data),
};

const mqtt = (type: number, body: Buffer) => {
  const size = body.length < 128 ? [body.length] : [(body.length & 0x7f) | 0x80, body.length >> 7];
  return clientFrame(Buffer.concat([Buffer.from([type, ...size]), body]), 2);
};
const mqttText = (value: string) => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 0xff]), bytes]);
};

const mosquitto: Peer = {
  name: 'mosquitto',
  path: '/mqtt',
  protocol: 'mqtt',
  hello: [mqtt(0x10, Buffer.concat([mqttText('MQTT'), Buffer.from([4, 2, 0, 0]), mqttText('')]))],
  onFrame(payload) {
    if (payload[0] === 0x20)
      return mqtt(0x82, Buffer.concat([Buffer.from([0, 1]), mqttText('bench'), Buffer.from([0])]));
    return payload[0] === 0x90 ? 'ready' : undefined;
  },
  publish: (data) => mqtt(0x30, Buffer.concat([mqttText('bench'), Buffer.from(data)])),
};

export const peers = [hub, socketIo, ws, mosquitto];
