import { systemClock } from '../../clock.ts';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { WebSocketServer } from 'ws';
import { addressSubject } from '../../address-subject.ts';
import type { FindRevoked } from './auth/credentials.ts';
import type { HubKey } from './auth/hub-key.ts';
import { createRevocationRound } from './auth/revocation.ts';
import { createMemoryLog } from './channel/channel-log.ts';
import type { HistoryStore } from './channel/history-store.ts';
import { createClusterHeartbeat } from './cluster-heartbeat.ts';
import { accept } from './connection/accept.ts';
import type { HubCluster } from './connection/connection-directory.ts';
import { beat, sweep } from './connection/sweep.ts';
import type { HubClock } from './hub-clock.ts';
import { HubCore } from './hub-core.ts';
import { shuttingDown } from './hub-error.ts';
import { defaultDelays, defaultLimits, type HubDelays, type HubLimits } from './limits.ts';
import { action } from './protocol.ts';
import { hubRest } from './rest/hub-rest.ts';

export interface HubOptions {
  keys: readonly HubKey[];
  clock?: HubClock;
  /** Whether a page of this origin may connect; without an Origin header there is no page. Same host by default. */
  allowOrigin?: (origin: string, request: IncomingMessage) => boolean;
  /** The client's address behind the product's proxies, for the cap per address. */
  addressOf?: (request: IncomingMessage) => string;
  limits?: Partial<HubLimits>;
  delays?: Partial<HubDelays>;
  /** Makes this hub one with others; alone it keeps everything in memory. */
  cluster?: HubCluster;
  /** Keeps the history of `persisted:` channels beyond this process. */
  history?: HistoryStore;
  /** Asked for the tokens of new connections, and in rounds for those of living ones. */
  findRevoked?: FindRevoked;
  onError?: (error: unknown) => void;
}

export interface Hub {
  readonly core: HubCore;
  /** Serves WebSocket upgrades on `/` of this server; others are refused, with 400 those that `isAllowed` is against. */
  attach(server: HttpServer, isAllowed?: (request: IncomingMessage) => boolean): void;
  /** `/time`, `/keys/…` and `/channels/…` as Ably's REST service has them. */
  readonly rest: FastifyPluginAsync;
  /** Runs what is due by the clock now; the hub's own timer does it several times a second. */
  sweep(): void;
  /** Resolves when the hub answers connections; at once for a hub alone. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Ably's realtime protocol in this process. */
export function createHub(options: HubOptions): Hub {
  const clock = options.clock ?? systemClock;
  const core = new HubCore({
    keys: options.keys,
    clock,
    limits: { ...defaultLimits, ...options.limits },
    delays: { ...defaultDelays, ...options.delays },
    log: options.cluster?.log ?? createMemoryLog(clock),
    directory: options.cluster?.directory,
    history: options.history,
    findRevoked: options.findRevoked,
    onError: options.onError ?? ((error) => console.error('realtime hub', error)),
  });
  const ready = options.cluster ? core.start() : Promise.resolve();
  core.ready = options.cluster === undefined;
  ready.catch(core.onError);
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: core.limits.frameBytes,
  });
  const allowOrigin = options.allowOrigin ?? isSameHost;
  const addressOf = options.addressOf ?? ((request) => addressSubject(request.socket.remoteAddress ?? ''));
  const sweeper = setInterval(() => sweep(core), core.delays.sweepInterval).unref();
  const roundUp =
    options.cluster &&
    setInterval(
      createClusterHeartbeat(core, options.cluster.directory),
      core.delays.presenceGrace / 5,
    ).unref();
  const revocationRound =
    options.findRevoked &&
    setInterval(createRevocationRound(core, options.findRevoked), core.delays.revocationRound).unref();
  const beater = setInterval(() => beat(core), core.delays.maxIdleInterval * 0.6).unref();

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = request.url ?? '';
    const { origin } = request.headers;
    if (!isOriginForm(target)) return refuseUpgrade(socket, '400 Bad Request');
    if (target.split('?', 1)[0] !== '/') return refuseUpgrade(socket, '404 Not Found');
    if (origin !== undefined && !allowOrigin(origin, request)) return refuseUpgrade(socket, '403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (ws) => {
      void accept(core, { ws, socket, request, address: addressOf(request) });
    });
  };

  return {
    core,
    attach: (server, isAllowed = () => true) =>
      void server.on('upgrade', (request, socket, head) => {
        if (isAllowed(request)) upgrade(request, socket, head);
        else refuseUpgrade(socket, '400 Bad Request');
      }),
    rest: hubRest(core),
    sweep: () => sweep(core),
    ready,
    async close() {
      core.closing = true;
      clearInterval(sweeper);
      clearInterval(beater);
      clearInterval(roundUp);
      clearInterval(revocationRound);
      await drain(core);
      await core.log.close();
    },
  };
}

/** A path on this server: no other host before it, no fragment behind it. */
const isOriginForm = (target: string) => /^\/(?!\/)[^#]*$/.test(target);

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Whether a page of that origin was served by this host. */
export function isSameHost(origin: string, request: IncomingMessage): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

async function drain(core: HubCore): Promise<void> {
  const { transports } = core.sockets;
  const last = { action: action.disconnected, error: shuttingDown().toErrorInfo() };
  for (const transport of transports) transport.end(last, 1001);
  const deadline = core.clock.elapsed() + core.delays.drain;
  while (core.sockets.open > 0 && core.clock.elapsed() < deadline)
    await new Promise((done) => setTimeout(done, 20));
  for (const transport of transports) transport.destroy();
}
