import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { readCommandLine, wholeNumber } from '../../scripts/operate/command-line.ts';

/**
 * Connections that come, speak and go by every way out, round after round; fails when the hub holds more after
 * the last round than after the first ones. `node tests/load/hub-soak.ts --rounds 20`
 */
const { values } = readCommandLine('node tests/load/hub-soak.ts [--rounds N]', {
  rounds: { type: 'string', default: '12' },
});
const warmUp = 3;
const rounds = wholeNumber(values.rounds, '--rounds', warmUp);
const clientsPerRound = 400;
const allowedGrowth = 1.1;

interface Holding {
  heap: number;
  external: number;
  rss: number;
  connections: number;
  channels: number;
  sockets: number;
}

const server = fork(new URL('./hub-soak-server.ts', import.meta.url).pathname, { execArgv: ['--expose-gc'] });
const [{ port }] = (await once(server, 'message')) as [{ port: number }];
const query = 'key=soak.key:secret-of-a-soak-run&format=json&v=6';

async function holding(child: ChildProcess): Promise<Holding> {
  child.send('measure');
  const [answer] = (await once(child, 'message')) as [Holding];
  return answer;
}

/** One client: connects, attaches, enters, publishes, and leaves by closing, detaching, breaking or misbehaving. */
async function visit(index: number, round: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?${query}&clientId=seat-${index}`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  const channel = `session:${round}-${index % 40}`;
  const say = (frame: unknown) => socket.send(JSON.stringify(frame));
  const received = new Promise<void>((resolve) => {
    socket.on('message', (data) => String(data).includes('"done"') && resolve());
  });
  say({ action: 10, channel });
  say({ action: 14, channel, msgSerial: 0, presence: [{ action: 2, clientId: `seat-${index}`, data: 'x' }] });
  for (let serial = 1; serial <= 20; serial += 1) {
    say({ action: 15, channel, msgSerial: serial, messages: [{ name: 'm', data: 'x'.repeat(200) }] });
  }
  say({ action: 0, id: 'done' });
  await received;
  const closed = once(socket, 'close');
  if (index % 4 === 0) say({ action: 7 });
  else if (index % 4 === 1) socket.terminate();
  else if (index % 4 === 2) socket.send('no frame at all');
  else {
    say({ action: 12, channel });
    socket.close();
  }
  await closed;
}

let settled: Holding | undefined;
let last: Holding | undefined;
for (let round = 1; round <= rounds; round += 1) {
  for (let from = 0; from < clientsPerRound; from += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, n) => visit(from + n, round)));
  }
  await pause(4500);
  last = await holding(server);
  if (round === warmUp) settled = last;
  console.log(`round ${round}: ${JSON.stringify(last)}`);
}
server.kill();

if (!settled || !last) throw new Error('No round was measured');
const left = last.connections + last.channels + last.sockets;
const growth = (last.heap + last.external) / (settled.heap + settled.external);
console.log(`growth since round ${warmUp}: ${growth.toFixed(3)}; left over: ${left}`);
process.exitCode = growth > allowedGrowth || left > 0 ? 1 : 0;
