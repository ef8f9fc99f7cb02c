import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoadClass } from '#contract/calls/call.ts';
import { addressSubject } from '../../address-subject.ts';
import { unavailable } from '../api-problem.ts';
import type { App } from '../app-type.ts';
import { createLoadGate, type LoadLimit, type LoadPlace, type LoadSubject } from './load-gate.ts';

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
 * is answered within about a second: a request that would wait longer is refused and sent again. What is `heavy` is drawn in
 * one worker thread, or reads whole histories: two at once keep it busy.
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

/** Not the same for everybody, so that those who are refused together do not come back together. */
export const tryLater = () => {
  const span = latestRetrySeconds - soonestRetrySeconds;
  return unavailable(soonestRetrySeconds + Math.floor(Math.random() * (span + 1)));
};

/**
 * Refuses what can wait with 503 while as much of its kind is under way as the process can serve in time, first of all
 * to the address and the token that ask for most. Under way is
 * what costs the process its time: neither a body that is still on its way, nor an answer that somebody reads slowly,
 * keeps a place from others. Answers with how full each queue is.
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

/** Of a token that is not looked up yet: an address that makes tokens up shares its own turns among them. */
const subjectOf = ({ ip, headers }: FastifyRequest): LoadSubject => ({
  address: addressSubject(ip),
  token: headers.authorization?.slice(0, tokenCharacters) ?? '',
});

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
