import { clientFrame } from './hub-frames.ts';
import { openLines } from './hub-line.ts';
import { benchKey, type Peer } from './hub-peers.ts';
import { startServer } from './hub-process.ts';

const connections = 10_000;
const channels = 100;
const json = (value: unknown) => clientFrame(Buffer.from(JSON.stringify(value)), 1);

/** A client that attaches, enters presence and then keeps still. */
function idlePeer(index: number): Peer {
  const channel = `session:${index % channels}`;
  return {
    name: 'hub',
    path: `/?key=${benchKey.name}:${benchKey.secret}&clientId=seat-${index}&format=json&v=6&heartbeats=false`,
    hello: [],
    onFrame(payload) {
      const head = payload.subarray(0, 14).toString();
      if (head.startsWith('{"action":4,')) return json({ action: 10, channel });
      if (head.startsWith('{"action":11')) {
        return json({
          action: 14,
          channel,
          msgSerial: 0,
          presence: [{ action: 2, clientId: `seat-${index}` }],
        });
      }
      return head.startsWith('{"action":1,') ? 'ready' : undefined;
    },
    publish: () => Buffer.alloc(0),
  };
}

export async function measureIdle(): Promise<void> {
  const server = await startServer('hub');
  const empty = server.memory();
  const begun = performance.now();
  const lines = await openLines(server.port, connections, idlePeer);
  const took = (performance.now() - begun) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const full = server.memory();
  const cpuBefore = server.cpu();
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const idleCpu = (server.cpu() - cpuBefore) / 100;
  console.log(
    `\n${connections} connections present in ${channels} channels: ${full.toFixed(0)} MB (${empty.toFixed(0)} MB empty), ${(((full - empty) * 1024) / connections).toFixed(1)} KB each; joined in ${took.toFixed(1)} s; then ${idleCpu.toFixed(1)} % of a core`,
  );
  for (const line of lines) line.socket.destroy();
  await server.stop();
}
