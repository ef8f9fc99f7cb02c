import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { giveUp, wholeNumber } from '../../scripts/operate/command-line.ts';
import { ask } from '../measures/keep-alive.ts';
import type { LoadFigures } from './load-figures.ts';
import type { Step, Timed } from './load-seat.ts';
import {
  evenly,
  inOrder,
  joinWithinMs,
  quantiles,
  seatsInSession,
  usage,
  voteWithinMs,
} from './load-sessions.ts';
import { createTally, type Tally } from '../tally.ts';

/** A running OpenTogetherTube server: its public address, and the process whose use is read. */
export interface Peer {
  url: string;
  pid: number;
}

const thisMachine = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** What the room's people choose among; the server counts votes for any video, queued or not. */
const videos = ['first', 'second', 'third', 'fourth'];
/** How long everything takes, ms; `published` is the longest wait until all votes have been published. */
const usualPace = { rest: 3000, join: joinWithinMs, vote: voteWithinMs, published: 30_000 };
const lookEveryMs = 20;

export function localPeer(address: string, pid: string | undefined): Peer {
  if (!URL.canParse(address) || new URL(address).protocol !== 'http:')
    return giveUp(`--peer takes http://127.0.0.1:PORT, not ${address || 'nothing'}.`);
  const { hostname, origin } = new URL(address);
  if (!thisMachine.has(hostname))
    return giveUp(`--peer loads a server of this machine only, and ${hostname} is another.`);
  return { url: origin, pid: wholeNumber(pid ?? '', '--pid') };
}

type Call = <Answer>(step: Step | undefined, method: string, path: string, body?: unknown) => Promise<Answer>;

/** Somebody with a token of the server's. */
async function enter(url: string, note: (timed: Timed) => void): Promise<{ token: string; call: Call }> {
  let token = '';
  const call: Call = async (step, method, path, body) => {
    const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await ask(url, method, path, { headers, body });
    const ok = answer.status >= 200 && answer.status < 300;
    if (step) note({ step, tookMs: answer.tookMs, ok });
    if (!ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    return JSON.parse(answer.body);
  };
  ({ token } = await call<{ token: string }>('token', 'GET', '/api/auth/grant'));
  return { token, call };
}

interface PeerSeat {
  vote(): Promise<unknown>;
  close(): void;
}

interface PeerRoom {
  name: string;
  size: number;
  seats: PeerSeat[];
  tally: Tally;
  /** How many have come in, whose newest listens for all: the server tells people in the order in which they came. */
  entered: number;
}

/** One person who comes into a room as the peer's page does: a token, then a live connection until its identity is confirmed. */
async function joinRoom(
  url: string,
  room: string,
  note: (timed: Timed) => void,
  hear: (votes: number) => void,
  isListening = () => true,
): Promise<PeerSeat> {
  const begunAt = performance.now();
  const { token, call } = await enter(url, note);
  const from = performance.now();
  const connected = (ok: boolean) => note({ step: 'connect', tookMs: performance.now() - from, ok });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/room/${room}`, { perMessageDeflate: false });
  const present = Promise.withResolvers<void>();
  socket.on('open', () => socket.send(JSON.stringify({ action: 'auth', token })));
  socket.on('message', (data: Buffer) => {
    if (data.includes('"action":"you"')) present.resolve();
    if (data.includes('"voteCounts"') && isListening()) tell(data, hear);
  });
  socket.on('error', present.reject);
  socket.on('close', (code) => present.reject(new Error(`The live connection was closed with ${code}`)));
  await present.promise.then(
    () => connected(true),
    (error: unknown) => {
      connected(false);
      throw error;
    },
  );
  note({ step: 'joined', tookMs: performance.now() - begunAt, ok: true });
  return {
    vote: () =>
      call('vote', 'POST', `/api/room/${room}/vote`, {
        service: 'direct',
        id: videos[Math.floor(Math.random() * videos.length)],
      }),
    close: () => socket.terminate(),
  };
}

function tell(data: Buffer, hear: (votes: number) => void): void {
  const { voteCounts = [] } = JSON.parse(data.toString()) as { voteCounts?: [string, number][] };
  hear(voteCounts.reduce((sum, [, votes]) => sum + votes, 0));
}

async function makeRooms(url: string, seats: number, note: (timed: Timed) => void): Promise<PeerRoom[]> {
  const { call } = await enter(url, () => undefined);
  const rooms: PeerRoom[] = [];
  for (let made = 0; made < seats; made += seatsInSession.short) {
    const name = `load-${randomUUID().slice(0, 13)}`;
    await call(undefined, 'POST', '/api/room/create', {
      name,
      isTemporary: true,
      visibility: 'unlisted',
      queueMode: 'vote',
    });
    rooms.push({
      name,
      size: Math.min(seatsInSession.short, seats - made),
      seats: [],
      tally: createTally(note),
      entered: 0,
    });
  }
  return rooms;
}

/** How many votes the server holds, as it tells somebody who comes in now. */
async function votesHeld(url: string, room: string): Promise<number> {
  let held = 0;
  const newcomer = await joinRoom(
    url,
    room,
    () => undefined,
    (votes) => {
      held = votes;
    },
  );
  newcomer.close();
  return held;
}

/** The same as `measureLoad`, of an OpenTogetherTube server: rooms of fifty in which everybody votes for one of four videos. */
export async function measurePeer(
  { url, pid }: Peer,
  seats: number,
  isTogether: boolean,
  pace = usualPace,
): Promise<LoadFigures> {
  const timed: Timed[] = [];
  const note = (each: Timed) => void timed.push(each);
  const rooms = await makeRooms(url, seats, note);
  try {
    await pause(pace.rest);
    const before = await usage(pid);
    const people = rooms.flatMap((room) => Array.from({ length: room.size }, () => room));
    await evenly(people, pace.join, async (room) => {
      let number = 0;
      const isNewest = () => number > 0 && number === room.entered;
      room.seats.push(await joinRoom(url, room.name, note, room.tally.hear, isNewest));
      room.entered += 1;
      number = room.entered;
    });
    const joined = await usage(pid);
    let counted = 0;
    await evenly(inOrder(rooms, isTogether), pace.vote, async ({ seat, group }) => {
      group.tally.sent();
      await seat.vote();
      counted += 1;
    });
    const published = () => rooms.reduce((sum, { tally }) => sum + tally.published(), 0);
    const latest = Date.now() + pace.published;
    while (published() < counted && Date.now() < latest) await pause(lookEveryMs);
    const voted = await usage(pid);
    const held = await Promise.all(rooms.map(({ name }) => votesHeld(url, name)));
    return {
      name: 'OpenTogetherTube',
      seats,
      errors:
        timed.filter(({ ok }) => !ok).length +
        seats -
        rooms.reduce((sum, room) => sum + room.seats.length, 0),
      lost: counted - held.reduce((sum, votes) => sum + votes, 0),
      unpublished: counted - published(),
      steps: quantiles(timed),
      joinCpuMs: joined.cpuMs - before.cpuMs,
      voteCpuMs: voted.cpuMs - joined.cpuMs,
      restMb: before.rssMb,
      peakMb: voted.peakMb,
    };
  } finally {
    for (const room of rooms) for (const seat of room.seats) seat.close();
  }
}
