import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import type { BrowserContext } from 'playwright-core';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerLivekitApi } from './livekit-api.ts';
import { bundleForBrowser, listenWithBundle } from '../browser/browser-bundle.ts';

interface Grant {
  room: string;
  identity: string;
  /** What the token lets its bearer publish. */
  sources: string[];
}

/**
 * Speaks LiveKit's signalling (path /rtc/v1, one peer connection a participant) as its published protocol has it, lets
 * in by LiveKit's access tokens alone, and passes media on by a page of the browser: what `livekit-client` is tried
 * against where no LiveKit server is.
 */
export async function startLivekit(keys: { apiKey: string; apiSecret: string }, context: BrowserContext) {
  const relay = await listenWithBundle(await bundleForBrowser('livekit-relay-page.ts'));
  const page = await context.newPage();
  const lines = new Map<string, { socket: WebSocket; grant: Grant }>();
  const refused: string[] = [];
  const entered: string[] = [];
  const troubles: string[] = [];
  let isOpen = true;
  const note = (error: Error) => void (isOpen && troubles.push(error.message));
  await page.exposeFunction('say', (line: string, base64: string) =>
    lines.get(line)?.socket.send(Buffer.from(base64, 'base64')),
  );
  await page.goto(relay.url);
  await page.waitForFunction(() => 'relay' in window);
  const tell = (name: 'open' | 'hear' | 'close', ...args: string[]) =>
    page.evaluate(
      ([called, given]) => Reflect.apply(Reflect.get(Reflect.get(window, 'relay'), called), null, given),
      [name, args] as const,
    );

  const grantOf = async (address: URL): Promise<Grant> => {
    const { payload } = await jwtVerify(
      address.searchParams.get('access_token') ?? '',
      new TextEncoder().encode(keys.apiSecret),
      { issuer: keys.apiKey, algorithms: ['HS256'] },
    );
    const video = payload.video as
      | { room?: string; roomJoin?: boolean; canPublish?: boolean; canPublishSources?: string[] }
      | undefined;
    if (!video?.roomJoin || !video.room || !payload.sub) throw new Error('The token lets nobody join');
    const sources = video.canPublish ? (video.canPublishSources ?? []) : [];
    return { room: video.room, identity: payload.sub, sources };
  };
  const addressOf = (url = '/') => new URL(url, 'http://localhost');

  const inRoom = (room: string, identity?: string) =>
    [...lines.values()].filter(
      ({ grant }) => grant.room === room && (identity === undefined || grant.identity === identity),
    );
  const endAll = (chosen: { socket: WebSocket }[]) => {
    for (const { socket } of chosen) socket.terminate();
    return chosen.length > 0;
  };
  const answerApi = answerLivekitApi({
    ...keys,
    now: () => Date.now(),
    removeParticipant: (room, identity) => endAll(inRoom(room, identity)),
    deleteRoom: (room) => endAll(inRoom(room)),
  });
  const server = createServer(async (request, response) => {
    const { url } = request;
    if (url?.startsWith('/twirp/')) return answerApi(request, response);
    const isIn = await grantOf(addressOf(url)).then(
      () => true,
      () => false,
    );
    response.writeHead(isIn ? 200 : 401, { 'access-control-allow-origin': '*' });
    response.end(isIn ? 'success' : 'invalid token');
  });
  const sockets = new WebSocketServer({ noServer: true });
  let count = 0;
  server.on('upgrade', async (request, socket, head) => {
    const address = addressOf(request.url);
    const grant = await grantOf(address).catch((error: Error) => void refused.push(error.message));
    if (!grant || address.pathname !== '/rtc/v1')
      return socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (line) => {
      count += 1;
      const id = String(count);
      entered.push(grant.identity);
      lines.set(id, { socket: line, grant });
      const request = address.searchParams.get('join_request') ?? '';
      let turn = tell('open', id, JSON.stringify(grant), request);
      line.on('message', (data: Buffer) => {
        turn = turn.then(() => tell('hear', id, data.toString('base64'))).catch(note);
      });
      line.on('close', () => {
        lines.delete(id);
        turn = turn.then(() => tell('close', id)).catch(note);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Why tokens were refused. */
    refused,
    /** Who came in, once for each line. */
    entered,
    /** Messages that the relay could not handle. */
    troubles,
    /** Cuts the signalling of one person; the media goes on. */
    cut(identity: string) {
      for (const { socket, grant } of lines.values()) if (grant.identity === identity) socket.terminate();
    },
    async close() {
      isOpen = false;
      for (const { socket } of lines.values()) socket.terminate();
      sockets.close();
      server.close();
      relay.close();
      await page.close();
    },
  };
}
