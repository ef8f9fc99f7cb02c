import { WebSocket } from 'ws';
import type { ExpTokenAnswer } from '../contract/calls/schemas/participants.ts';
import type { VoteRequest } from '../contract/calls/schemas/experience.ts';
import { channels } from '../contract/messages/realtime-channels.ts';
import { action } from '../server/realtime/hub/protocol.ts';
import { signUpOrganiser } from '../tests/support/organiser.ts';
import type { Product } from '../tests/support/product.ts';
import { joinWithToken, type Move, openLink } from '../tests/support/virtual-participant.ts';
import { quantile } from './quantile.ts';

const people = 200;
const teamSize = 20;
const spreadMs = 1000;

export type VotesResult = {
  answers: number;
  counted: number;
  inResult: number;
  p50: number;
  p95: number;
  max: number;
};

const ready: Move = ({ public: { phase, clip } }) =>
  phase === 'gathering' && clip
    ? { path: '/api/exp/ready', key: clip.scene_id, body: { scene_id: clip.scene_id } }
    : undefined;

/** A live connection that hears everything on the session's channel and looks at none of it: that costs the bench. */
async function listen(url: string, { token, session_id }: ExpTokenAnswer): Promise<WebSocket> {
  const response = await fetch(`${url}/api/exp/realtime-token`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { token: access_token } = (await response.json()) as { token: string };
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/?${new URLSearchParams({ access_token, v: '6', format: 'json' })}`,
  );
  const attach = JSON.stringify({ action: action.attach, channel: channels.session(session_id) });
  await new Promise<void>((resolve) => {
    const look = (data: Buffer) => {
      if (data.includes(`"action":${action.connected},`)) socket.send(attach);
      if (!data.includes(`"action":${action.attached},`)) return;
      socket.off('message', look);
      resolve();
    };
    socket.on('message', look);
  });
  return socket;
}

/**
 * security-checks.md 55: 200 people vote within one second, each once and half of them once more, which must win. All
 * 200 have their live connection, and hear of every vote.
 */
export async function benchVotes(product: Product): Promise<VotesResult> {
  const organiser = await signUpOrganiser(product);
  const teams = Array.from({ length: people / teamSize }, (_, team) => ({
    name: `Team ${team + 1}`,
    people: Array.from({ length: teamSize }, (_, n) => ({
      first_name: `P${n + 1}`,
      last_name: `T${team + 1}`,
      email: `p${n + 1}.t${team + 1}@acme-bench.test`,
    })),
  }));
  const session = await organiser.schedule({ teams });
  const links = session.seats.map(({ personal_link }) => personal_link ?? '');
  const opened: ExpTokenAnswer[] = [];
  const listening: WebSocket[] = [];
  for (const [n, link] of links.entries()) {
    const answer = await openLink(product.url, link, { 'x-forwarded-for': `10.1.0.${n}` });
    opened.push(answer);
    listening.push(await listen(product.url, answer));
  }
  const [someone] = opened;
  if (!someone) throw new Error('Nobody is invited');
  const first = await joinWithToken(product.url, someone);
  await organiser.control(session.id, { action: 'start_now' });
  void first.play(ready);
  const { public: open } = await first.until(({ public: { decision } }) => decision !== null);
  const { decision } = open;
  if (!decision) throw new Error('No decision is open');
  await new Promise((done) => setTimeout(done, Math.max(0, decision.open_at - Date.now())));

  const took: number[] = [];
  let counted = 0;
  const cast = async (seat: number, option: number) => {
    const vote: VoteRequest = {
      vote_id: crypto.randomUUID(),
      decision_id: decision.scene_id,
      option_id: decision.options[option]?.id ?? '',
      cast_at: Date.now(),
    };
    const from = performance.now();
    const response = await fetch(`${product.url}/api/exp/vote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${opened[seat]?.token}` },
      body: JSON.stringify(vote),
    });
    const { outcome } = (await response.json()) as { outcome: string };
    took.push(performance.now() - from);
    if (outcome === 'counted') counted += 1;
  };
  await Promise.all(
    opened.map(async (_, seat) => {
      await new Promise((done) => setTimeout(done, (seat / people) * spreadMs));
      await cast(seat, 0);
      if (seat % 2 === 1) await cast(seat, 1);
    }),
  );
  const { public: after } = await first.until(({ public: { outcome } }) => outcome !== null);
  first.close();
  for (const socket of listening) socket.terminate();
  const { outcome } = after;
  const split = outcome?.kind === 'decision' ? outcome.options.map(({ votes }) => votes) : [];
  if (split[0] !== people / 2 || split[1] !== people / 2) throw new Error(`The votes came out as ${split}`);
  return {
    answers: took.length,
    counted,
    inResult: split.reduce((sum, votes) => sum + votes, 0),
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    max: Math.max(...took),
  };
}
