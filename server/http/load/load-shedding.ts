import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoadClass } from '#contract/calls/call.ts';
import { addressSubject } from '../../address-subject.ts';
import { unavailable } from '../api-problem.ts';
import type { App } from '../app-type.ts';
import { createLoadGate, type LoadLimit, type LoadPlace, type LoadSubject } from './load-gate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A request without a class is never refused. */
    load?: LoadClass;
  }
}

export type LoadLimits = Readonly<Record<Exclude<LoadClass, 'live'>, LoadLimit>>;

/**
 * The limits bound the requests ahead of a vote; `npm run bench -- overload` measures the effect. A queued read takes 1 to
 * 3 ms of processor time, a usual request up to 10 (opening a personal link), so that the last of a full queue is answered
 * within about a second: a request that would wait longer is refused and retried. `heavy` requests are drawn in one worker
 * thread or read whole histories: two at once keep it busy.
 */
export const loadLimits: LoadLimits = {
  usual: { running: 16, queued: 128 },
  waits: { running: 8, queued: 240 },
  heavy: { running: 2, queued: 64 },
};

const soonestRetrySeconds = 1;
const latestRetrySeconds = 4;
/** `Bearer ` and a token. */
const tokenCharacters = 100;

/** Random, so that requests refused at the same time are not retried at the same time. */
export const tryLater = () => {
  const span = latestRetrySeconds - soonestRetrySeconds;
  return unavailable(soonestRetrySeconds + Math.floor(Math.random() * (span + 1)));
};

/**
 * Refuses deferrable requests with 503 while the process is busy with as many of their class as it can serve in time,
 * first those of the address and token with most requests. A request holds a slot while it costs processor time: neither
 * a body that is still being received nor an answer that is read slowly does. Returns the load of each queue.
 */
export function loadShedding(app: App, limits: LoadLimits) {
  const gates = {
    usual: createLoadGate(limits.usual),
    waits: createLoadGate(limits.waits),
    heavy: createLoadGate(limits.heavy),
  };
  const places = new WeakMap<FastifyRequest, LoadPlace>();

  const gateOf = ({ routeOptions }: FastifyRequest) => {
    const { load = 'live' } = routeOptions.config;
    return load === 'live' ? undefined : gates[load];
  };

  async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const place = gateOf(request)?.enter(subjectOf(request));
    if (!place) throw tryLater();
    places.set(request, place);
    reply.raw.once('close', place.leave);
    if ((await place.turn) === false) throw tryLater();
  }

  app.addHook('onRequest', async (request, reply) => {
    const gate = gateOf(request);
    if (!gate) return;
    if (!hasBody(request)) await takePlace(request, reply);
    else if (gate.isRefused(subjectOf(request))) throw tryLater();
  });
  app.addHook('preValidation', async (request, reply) => {
    if (gateOf(request) && hasBody(request)) await takePlace(request, reply);
  });
  app.addHook('onSend', async (request) => places.get(request)?.leave());
  const loads = Object.keys(gates) as (keyof typeof gates)[];
  return { queues: () => loads.map((load) => ({ load, ...gates[load].counts() })) };
}

/** The unverified token: an address that invents tokens only divides its own share among them. */
const subjectOf = ({ ip, headers }: FastifyRequest): LoadSubject => ({
  address: addressSubject(ip),
  token: headers.authorization?.slice(0, tokenCharacters) ?? '',
});

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
