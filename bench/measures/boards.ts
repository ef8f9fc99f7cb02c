import { WebSocket } from 'ws';
import type { ExpTokenAnswer } from '../../contract/calls/schemas/participants.ts';
import { channels } from '../../contract/messages/realtime-channels.ts';
import { action } from '../../server/realtime/hub/protocol.ts';
import { type Organiser, signUpOrganiser } from '../../tests/support/organiser.ts';
import type { Product } from '../../tests/support/servers/product.ts';
import { joinWithToken, openLink } from '../../tests/support/virtual-participant.ts';
import { quantile } from '../quantile.ts';

const sessions = 2;
const teamsEach = 10;
const seatsEach = 6;
/** Of a board, by its six seats together. */
const movesPerSecond = 20;
const seconds = 10;
const story = 'the-six-oclock-water';
const challenge = 'last-in';
/** One for each seat of a board, which puts it there and takes it away again. */
const items = ['bed', 'books', 'chairs', 'clock', 'dresser', 'jars'];

interface Hand {
  token: string;
  item: string;
  fellow: Listener;
}

interface Listener {
  /** When the board came with a move, by its id. */
  heard: Map<string, number>;
  socket: WebSocket;
}

/** Listens to a team's channel as the page of a seat does. */
async function listen(url: string, token: string, channel: string): Promise<Listener> {
  const response = await fetch(`${url}/api/exp/realtime-token`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { token: access_token } = (await response.json()) as { token: string };
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/?${new URLSearchParams({ access_token, v: '6', format: 'json' })}`,
  );
  const heard = new Map<string, number>();
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const at = performance.now();
      const frame = JSON.parse(data.toString()) as {
        action: number;
        messages?: { name: string; data: string | { move_ids: string[] } }[];
      };
      if (frame.action === action.connected) socket.send(JSON.stringify({ action: action.attach, channel }));
      if (frame.action === action.attached) resolve();
      for (const { name, data: given } of frame.messages ?? []) {
        if (name !== 'draft') continue;
        const draft = typeof given === 'string' ? (JSON.parse(given) as { move_ids: string[] }) : given;
        for (const id of draft.move_ids) if (!heard.has(id)) heard.set(id, at);
      }
    });
  });
  return { heard, socket };
}

/** A session whose teams have the order before them, with a hand for each seat. */
async function atBoards(product: Product, organiser: Organiser, number: number) {
  const teams = Array.from({ length: teamsEach }, (_, team) => ({
    name: `Team ${team + 1}`,
    people: Array.from({ length: seatsEach }, (_, n) => ({
      first_name: `P${n + 1}`,
      last_name: `T${team + 1}`,
      email: `p${n + 1}.t${team + 1}.s${number}@acme-bench.test`,
    })),
  }));
  const session = await organiser.schedule({ story_slug: story, teams });
  const hands: Hand[] = [];
  let someone: ExpTokenAnswer | undefined;
  for (const [index, team] of teams.entries()) {
    const seats = session.seats.slice(index * seatsEach, (index + 1) * seatsEach);
    const opened: ExpTokenAnswer[] = [];
    for (const [n, { personal_link }] of seats.entries())
      opened.push(
        await openLink(product.url, personal_link ?? '', {
          'x-forwarded-for': `10.${number}.${index}.${n + 1}`,
        }),
      );
    someone ??= opened[0];
    const teamId = seats[0]?.team_id ?? 0;
    const channel = channels.team(session.id, teamId);
    const listeners = await Promise.all(opened.map(({ token }) => listen(product.url, token, channel)));
    const fellow = listeners.at(-1);
    if (!fellow) throw new Error(`Nobody sits in ${team.name}`);
    hands.push(...opened.map(({ token }, n) => ({ token, item: items[n] ?? '', fellow })));
  }
  if (!someone) throw new Error('Nobody is invited');
  const present = await joinWithToken(product.url, someone);
  await organiser.startNow(session.id);
  for (;;) {
    await organiser.goOnTo(session.id, 'breakout');
    const { breakout } = await organiser.live(session.id);
    if (breakout?.scene_id === challenge) {
      await new Promise((done) => setTimeout(done, Math.max(0, breakout.open_at - Date.now())));
      return { hands, present };
    }
    await organiser.goOn(session.id);
  }
}

export interface BoardsResult {
  boards: number;
  moves: number;
  /** Moves that a fellow's screen was told of. */
  seen: number;
  /** In ms, from a hand's request to the board on a fellow's connection. */
  p50: number;
  p95: number;
  max: number;
}

/** Boards of six on which everybody moves something all the time, as a fellow at the table hears of it. */
export async function benchBoards(product: Product): Promise<BoardsResult> {
  const organiser = await signUpOrganiser(product);
  const playing = [];
  for (let number = 1; number <= sessions; number += 1)
    playing.push(await atBoards(product, organiser, number));
  const hands = playing.flatMap((session) => session.hands);
  const everyMs = (1000 * seatsEach) / movesPerSecond;
  const sent: { id: string; at: number; fellow: Listener }[] = [];
  await Promise.all(
    hands.map(async ({ token, item, fellow }, index) => {
      await new Promise((done) => setTimeout(done, (index / hands.length) * everyMs));
      const answers: Promise<unknown>[] = [];
      for (let n = 0; n < (seconds * 1000) / everyMs; n += 1) {
        const id = crypto.randomUUID();
        sent.push({ id, at: performance.now(), fellow });
        const body = {
          move_id: id,
          challenge_id: challenge,
          act: n % 2 === 0 ? 'put' : 'take',
          piece: item,
          position: 0,
        };
        answers.push(
          fetch(`${product.url}/api/exp/challenge/draft`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
            body: JSON.stringify(body),
          }).then((answer) => answer.arrayBuffer()),
        );
        await new Promise((done) => setTimeout(done, everyMs));
      }
      await Promise.all(answers);
    }),
  );
  await new Promise((done) => setTimeout(done, 1000));
  const took = sent.flatMap(({ id, at, fellow }) => {
    const heard = fellow.heard.get(id);
    return heard === undefined ? [] : [heard - at];
  });
  for (const { fellow } of hands) fellow.socket.terminate();
  for (const { present } of playing) present.close();
  return {
    boards: sessions * teamsEach,
    moves: sent.length,
    seen: took.length,
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    max: Math.max(...took),
  };
}
