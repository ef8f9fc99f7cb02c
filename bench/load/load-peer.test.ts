import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { localPeer, measurePeer } from './load-peer.ts';

const quick = { rest: 0, join: 50, vote: 50, published: 300 };
let server: Server | undefined;

afterEach(async () => {
  const ended = server;
  server = undefined;
  ended?.closeAllConnections();
  await new Promise((resolve) => (ended ? ended.close(resolve) : resolve(undefined)));
});

interface Room {
  people: WebSocket[];
  votes: Map<string, number>;
}

/** Speaks what of OpenTogetherTube's protocol the load needs; what it is asked to do wrong, it does wrong. */
async function startPeer({
  forgets = 0,
  refuses = 0,
  turnsAway = 0,
  from = 0,
  tells = Number.POSITIVE_INFINITY,
} = {}) {
  const rooms = new Map<string, Room>();
  const tokens = new Set<string>();
  const sockets = new WebSocketServer({ noServer: true });
  const wrong = { forgets, refuses, turnsAway, from, tells };

  function answer(method: string, path: string, token: string, body: string): [number, unknown] {
    if (path === '/api/auth/grant') {
      const granted = `token-${tokens.size}`;
      tokens.add(granted);
      return [200, { token: granted }];
    }
    if (!tokens.has(token)) return [401, { success: false }];
    if (method !== 'POST') return [404, { success: false }];
    if (path === '/api/room/create') {
      const { name, queueMode } = JSON.parse(body);
      if (queueMode !== 'vote') return [400, { success: false }];
      rooms.set(name, { people: [], votes: new Map() });
      return [201, { success: true }];
    }
    const room = rooms.get(/^\/api\/room\/(.+)\/vote$/.exec(path)?.[1] ?? '');
    if (!room) return [404, { success: false }];
    if (wrong.refuses-- > 0) return [429, { success: false }];
    const { service, id } = JSON.parse(body);
    if (wrong.forgets-- <= 0) room.votes.set(service + id, (room.votes.get(service + id) ?? 0) + 1);
    if (wrong.tells-- <= 0) return [200, { success: true }];
    for (const person of room.people)
      person.send(JSON.stringify({ action: 'sync', voteCounts: [...room.votes] }));
    return [200, { success: true }];
  }

  const listening = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const [status, errors] = answer(request.method ?? '', request.url ?? '', token, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(errors));
    });
  });
  listening.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (live) => {
      const room = rooms.get((request.url ?? '').replace('/api/room/', ''));
      live.on('message', (data: Buffer) => {
        const { action, token } = JSON.parse(data.toString());
        if (!room || action !== 'auth' || !tokens.has(token)) return live.close(4004);
        if (wrong.from-- <= 0 && wrong.turnsAway-- > 0) return live.close(4004);
        room.people.push(live);
        live.send(JSON.stringify({ action: 'sync', voteCounts: [...room.votes] }));
        live.send(JSON.stringify({ action: 'you', info: { id: token } }));
      });
    }),
  );
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { rooms, peer: { url: `http://127.0.0.1:${port}`, pid: process.pid } };
}

test('every participant joins a room of at most thirty and votes once, and each vote is published', async () => {
  const { rooms, peer } = await startPeer();
  const figures = await measurePeer(peer, 60, false, quick);
  expect([...rooms.values()].map(({ people }) => people.length - 1)).toEqual([30, 30]);
  expect([...rooms.values()].map(({ votes }) => [...votes.values()].reduce((a, b) => a + b, 0))).toEqual([
    30, 30,
  ]);
  expect(figures).toMatchObject({ name: 'OpenTogetherTube', seats: 60, errors: 0, lost: 0, unpublished: 0 });
  expect(Object.keys(figures.steps).sort()).toEqual(['connect', 'joined', 'published', 'token', 'vote']);
  expect(figures.steps.joined?.p99).toBeGreaterThanOrEqual(figures.steps.connect?.p50 ?? Number.NaN);
  expect(figures.peakMb).toBeGreaterThan(0);
});

test('a vote that is answered and in no tally is lost', async () => {
  const { peer } = await startPeer({ forgets: 2 });
  expect(await measurePeer(peer, 10, true, quick)).toMatchObject({ errors: 0, lost: 2, unpublished: 2 });
});

test('a vote that the server keeps without publishing counts as unpublished, not as lost', async () => {
  const { peer } = await startPeer({ tells: 7 });
  expect(await measurePeer(peer, 10, false, quick)).toMatchObject({ errors: 0, lost: 0, unpublished: 3 });
});

test('a vote that is refused is an error and not lost', async () => {
  const { peer } = await startPeer({ refuses: 3 });
  expect(await measurePeer(peer, 10, false, quick)).toMatchObject({ errors: 3, lost: 0, unpublished: 0 });
});

test('a refused participant counts as an error and casts no vote, and the other votes are still published', async () => {
  for (const [turnsAway, from] of [
    [1, 0],
    [1, 9],
  ] as const) {
    const { peer, rooms } = await startPeer({ turnsAway, from });
    expect(await measurePeer(peer, 10, false, quick)).toMatchObject({ errors: 2, lost: 0, unpublished: 0 });
    expect([...rooms.values()].map(({ people }) => people.length - 1)).toEqual([9]);
  }
});

test('only a server of this machine is loaded', () => {
  expect(localPeer('http://127.0.0.1:4210/', '17')).toEqual({ url: 'http://127.0.0.1:4210', pid: 17 });
  const errors = vi.mocked(console.error).mockReturnValue(undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const ends = (address: string, pid: string | undefined) =>
    expect(() => localPeer(address, pid)).toThrow('ended');
  try {
    ends('', '1');
    ends('https://127.0.0.1/', '1');
    ends('http://example.com/', '1');
    ends('http://127.0.0.1.example.com/', '1');
    ends('http://localhost:4210', undefined);
    expect(errors.mock.calls.flat().map((line: string) => line.trim())).toEqual([
      '--peer takes http://127.0.0.1:PORT, not nothing.',
      '--peer takes http://127.0.0.1:PORT, not https://127.0.0.1/.',
      '--peer loads a server of this machine only, and example.com is another.',
      '--peer loads a server of this machine only, and 127.0.0.1.example.com is another.',
      '--pid takes a whole number from 1 on, not nothing.',
    ]);
  } finally {
    errors.mockClear();
    exit.mockRestore();
  }
});
