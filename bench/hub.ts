import { setTimeout as pause } from 'node:timers/promises';
import { createArrivals } from './hub/hub-arrivals.ts';
import { type Line, openLine, openLines } from './hub/hub-line.ts';
import { type Peer, peers } from './hub/hub-peers.ts';
import { measureIdle } from './hub/hub-idle.ts';
import { startServer } from './hub/hub-process.ts';
import { quantile } from './quantile.ts';

/** One publisher, a thousand subscribers, the same work on every server; prints Markdown tables. */
const subscribers = 1000;
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = 3;
const burst = 200;
const filler = 'x'.repeat(140);

interface Result {
  p50: number;
  p99: number;
  perSecond: number;
  cpuMicros: number;
}

async function run(peer: Peer) {
  const server = await startServer(peer.name);
  const lines = await openLines(server.port, subscribers, () => peer);
  const publisher = await openLine(server.port, peer);
  const state = { serial: 0 };
  const measure = (perSecond: number) =>
    publishAndMeasure({ peer, publisher, lines, server, state, perSecond });
  await measure(20);
  const results = { slow: [] as Result[], fast: [] as Result[], burst: [] as Result[] };
  for (let round = 0; round < rounds; round += 1) {
    results.slow.push(await measure(20));
    results.fast.push(await measure(50));
    results.burst.push(await measure(0));
  }
  const memory = server.memory();
  await server.stop();
  for (const line of [...lines, publisher]) line.socket.destroy();
  return { peer, memory, results };
}

async function publishAndMeasure(given: {
  peer: Peer;
  publisher: Line;
  lines: Line[];
  server: { cpu(): number };
  state: { serial: number };
  /** 0: all at once. */
  perSecond: number;
}): Promise<Result> {
  const { peer, publisher, lines, server, state, perSecond } = given;
  const count = perSecond === 0 ? burst : perSecond * seconds;
  const sentAt = new Float64Array(count);
  const arrivals = createArrivals({ first: state.serial, expected: count * lines.length, sentAt });
  for (const line of lines) line.onPayload = arrivals.onPayload;
  const first = state.serial;
  const frameOf = (serial: number) => peer.publish(`#${String(serial).padStart(7, '0')}${filler}`, serial);
  const cpuBefore = server.cpu();
  const begun = performance.now();
  if (perSecond === 0) {
    const frames = Array.from({ length: count }, (_, n) => frameOf(first + n));
    sentAt.fill(performance.now());
    publisher.socket.write(Buffer.concat(frames));
  } else {
    for (let n = 0; n < count; n += 1) {
      await pause(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
      sentAt[n] = performance.now();
      publisher.socket.write(frameOf(first + n));
    }
  }
  state.serial += count;
  await Promise.race([
    arrivals.complete,
    pause(30_000).then(() => Promise.reject(new Error(`${peer.name}: lost messages`))),
  ]);
  const { latencies } = arrivals;
  const took = arrivals.last() - begun;
  await pause(50);
  return {
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    perSecond: (latencies.length / took) * 1000,
    cpuMicros: ((server.cpu() - cpuBefore) * 1000) / latencies.length,
  };
}

const median = (results: Result[], field: keyof Result) =>
  quantile(
    results.map((result) => result[field]),
    0.5,
  );
const rateCell = (results: Result[]) =>
  `${median(results, 'cpuMicros').toFixed(1)} | ${median(results, 'p50').toFixed(1)} / ${median(results, 'p99').toFixed(1)}`;

console.log(
  `| ${subscribers} subscribers | 20/s: µs CPU a delivery | p50 / p99 ms | 50/s: µs CPU | p50 / p99 ms | burst of ${burst}: deliveries/s | µs CPU | p99 ms | memory MB |`,
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const peer of peers) {
  const { results, memory } = await run(peer);
  const { slow, fast } = results;
  console.log(
    `| ${peer.name} | ${rateCell(slow)} | ${rateCell(fast)} | ${Math.round(median(results.burst, 'perSecond')).toLocaleString('en')} | ${median(results.burst, 'cpuMicros').toFixed(1)} | ${median(results.burst, 'p99').toFixed(0)} | ${memory.toFixed(0)} |`,
  );
}
await measureIdle();
process.exit(0);
