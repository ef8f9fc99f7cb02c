import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoadClass } from '#contract/calls/call.ts';
import { unavailable } from './api-problem.ts';
import type { App } from './app-type.ts';
import { createLoadGate, type LoadLimit } from './load-gate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is not given one is never refused. */
    load?: LoadClass;
  }
}

export type LoadLimits = Readonly<Record<Exclude<LoadClass, 'live'>, LoadLimit>>;

/**
 * A vote finds no more than these few ahead of it; `npm run bench -- overload` measures what that is worth. What waits takes
 * 1 to 3 ms of processor time, what is usual up to 10 (a personal link that is opened), so that the last of a full queue
 * is answered within about a second: whoever would wait longer is sent away and comes again.
 */
export const loadLimits: LoadLimits = {
  usual: { running: 16, queued: 128 },
  waits: { running: 8, queued: 240 },
};

const soonestRetrySeconds = 1;
const latestRetrySeconds = 4;

/** Not the same for everybody, so that those who are refused together do not come back together. */
export const tryLater = () => {
  const span = latestRetrySeconds - soonestRetrySeconds;
  return unavailable(soonestRetrySeconds + Math.floor(Math.random() * (span + 1)));
};

/** Refuses what can wait with 503 while as much of its kind is under way as the process can serve in time. */
export function loadShedding(app: App, limits: LoadLimits): void {
  const gates = { usual: createLoadGate(limits.usual), waits: createLoadGate(limits.waits) };

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { load = 'live' } = request.routeOptions.config;
    if (load === 'live') return;
    const place = gates[load].enter();
    if (!place) throw tryLater();
    reply.raw.once('finish', place.leave);
    reply.raw.once('close', place.leave);
    await place.turn;
  });
}
