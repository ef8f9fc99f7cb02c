import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Realtime } from 'ably';
import type * as Ably from 'ably';
import type { WebSocket } from 'ws';
import { createEmbeddedRealtime } from '../../server/realtime/embedded-realtime.ts';
import { createHub, type HubOptions } from '../../server/realtime/hub/hub.ts';
import type { Capability } from '../../server/realtime/realtime-port.ts';

export const key = { name: 'test.key', secret: 'a-secret-of-this-test-run' };
export const allOfIt: Capability = { '*': ['subscribe', 'publish', 'presence', 'history'] };

/** A clock that runs with the real one and can be put forward. */
export function createShiftedClock() {
  let shift = 0;
  let wallAhead = 0;
  return {
    now: () => Date.now() + shift + wallAhead,
    elapsed: () => Math.floor(performance.now()) + shift,
    /** Sets the wall clock alone. */
    step(ms: number) {
      wallAhead += ms;
    },
    advance(ms: number) {
      shift += ms;
    },
  };
}

export async function startHub(options: Partial<HubOptions> = {}, wantedPort = 0) {
  const clock = createShiftedClock();
  const hub = createHub({ keys: [key], clock, ...options });
  const realtime = createEmbeddedRealtime({ hub, key });
  const server = createServer();
  hub.attach(server);
  await new Promise<void>((done) => server.listen(wantedPort, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const clients: Ably.Realtime[] = [];
  const open = (given: Ably.ClientOptions) => {
    const client = new Realtime({ ...sdkOptions(port), ...given });
    clients.push(client);
    return client;
  };
  return {
    hub,
    clock,
    realtime,
    port,
    server,
    open,
    connect: (clientId: string, capability = allOfIt, more: Ably.ClientOptions = {}) =>
      open({
        authCallback: (_params, done) => {
          realtime.mintToken(clientId, capability, 3_600_000).then(
            (token) => done(null, token),
            (error: Error) => done(error.message, null),
          );
        },
        ...more,
      }),
    async stop() {
      for (const client of clients) client.close();
      await hub.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export const sdkOptions = (port: number): Ably.ClientOptions => ({
  endpoint: '127.0.0.1',
  port,
  tls: false,
  useBinaryProtocol: false,
  disableConnectivityCheck: true,
  disconnectedRetryTimeout: 100,
  logLevel: 0,
});

/** The SDK’s own socket in Node. */
export function socketOf(client: Ably.Realtime): WebSocket {
  const { connectionManager } = client.connection as unknown as {
    connectionManager: { activeProtocol: { transport: { wsConnection: WebSocket } } };
  };
  return connectionManager.activeProtocol.transport.wsConnection;
}

/** Cuts the line without a word, as a network does. */
export function cut(client: Ably.Realtime): void {
  socketOf(client).terminate();
}

export function untilMessages(channel: Ably.RealtimeChannel, count: number): Promise<Ably.InboundMessage[]> {
  const seen: Ably.InboundMessage[] = [];
  return new Promise((resolve) => {
    void channel.subscribe((message) => {
      seen.push(message);
      if (seen.length === count) resolve(seen);
    });
  });
}
