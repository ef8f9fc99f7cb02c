import { WebSocket } from 'ws';
import type { ExpTokenAnswer } from '../../contract/calls/schemas/participants.ts';
import type { VoteRequest } from '../../contract/calls/schemas/experience.ts';
import { channels } from '../../contract/messages/realtime-channels.ts';
import { action } from '../../server/realtime/hub/protocol.ts';
import { signUpOrganiser } from '../../tests/support/organiser.ts';
import type { Product } from '../../tests/support/servers/product.ts';
import { joinWithToken, type Move, openLink } from '../../tests/support/virtual-participant.ts';

/** As many as the largest story takes. */
export const people = 60;
const teamSize = 6;
const shownWithinMs = 120_000;

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

export interface CastVote {
  status: number;
  /** Milliseconds from asking to the answer's last byte. */
  tookMs: number;
  outcome: string | undefined;
}

/** A full live session whose first decision has just opened; all have their live connection. */
export async function openVotingSession(product: Product) {
  const organiser = await signUpOrganiser(product);
  const teams = Array.from({ length: people / teamSize }, (_, team) => ({
    name: `Team ${team + 1}`,
    people: Array.from({ length: teamSize }, (_, n) => ({
      first_name: `P${n + 1}`,
      last_name: `T${team + 1}`,
      email: `p${n + 1}.t${team + 1}@acme-bench.test`,
    })),
  }));
  const largest = organiser.stories.toSorted((a, b) => b.players.max - a.players.max)[0];
  const session = await organiser.schedule({
    ...(largest && { story_slug: largest.slug }),
    teams,
    options: { timer_factor: 3, chat: true, analytics: true },
  });
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
  await organiser.goOnTo(session.id, 'decision');
  const { public: open } = await first.until(({ public: { decision } }) => decision !== null);
  const { decision } = open;
  if (!decision) throw new Error('No decision is open');
  await new Promise((done) => setTimeout(done, Math.max(0, decision.open_at - Date.now())));

  return {
    tokens: opened.map(({ token }) => token),

    async cast(seat: number, option: number): Promise<CastVote> {
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
      const { outcome } = (await response.json()) as { outcome?: string };
      return { status: response.status, tookMs: performance.now() - from, outcome };
    },

    /** The votes of each option, once they are shown; ends all connections. */
    async split(): Promise<number[]> {
      const findOutcome = () => first.received.find(({ outcome }) => outcome?.kind === 'decision')?.outcome;
      const until = Date.now() + shownWithinMs;
      while (!findOutcome() && Date.now() < until) await new Promise((done) => setTimeout(done, 50));
      const outcome = findOutcome();
      first.close();
      for (const socket of listening) socket.terminate();
      return outcome?.kind === 'decision' ? outcome.options.map(({ votes }) => votes) : [];
    },
  };
}
