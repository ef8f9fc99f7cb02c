import { setTimeout as pause } from 'node:timers/promises';
import { Realtime } from 'ably';
import type { ExpTokenAnswer } from '../../contract/calls/schemas/participants.ts';
import type { PublicProjection } from '../../contract/messages/session-projection.ts';
import type { Snapshot } from '../../contract/calls/schemas/experience.ts';
import { channels } from '../../contract/messages/realtime-channels.ts';

const pollMs = 250;

/** The next act for a snapshot; undefined: none. */
export type Move = (snapshot: Snapshot) => { path: string; body: unknown; key: string } | undefined;

export type VirtualParticipant = Awaited<ReturnType<typeof joinWithToken>>;

/** What a personal link opens; `headers` for a caller that is to look like another address. */
export async function openLink(
  url: string,
  personalLink: string,
  headers: Record<string, string> = {},
): Promise<ExpTokenAnswer> {
  const response = await fetch(`${url}/api/exp/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ link_token: personalLink.split('#link=')[1] ?? '' }),
  });
  if (!response.ok)
    throw new Error(`A personal link was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as ExpTokenAnswer;
}

export const joinByLink = async (url: string, personalLink: string) =>
  joinWithToken(url, await openLink(url, personalLink));

/** A participant without a browser: the real realtime SDK for presence, HTTP for everything else. */
export async function joinWithToken(url: string, { token, session_id }: ExpTokenAnswer) {
  const origin = new URL(url);
  const received: PublicProjection[] = [];
  const done = new Set<string>();
  let isClosed = false;

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        authorization: `Bearer ${token}`,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  const realtime = new Realtime({
    endpoint: origin.hostname,
    port: Number(origin.port),
    tls: false,
    useBinaryProtocol: false,
    transports: ['web_socket'],
    disableConnectivityCheck: true,
    disconnectedRetryTimeout: 300,
    logLevel: 0,
    authCallback: (_params, answer) => {
      call('GET', '/api/exp/realtime-token').then(
        (granted) => answer(null, (granted as { token: string }).token),
        (error: Error) => answer(error.message, null),
      );
    },
  });
  const channel = realtime.channels.get(channels.session(session_id));
  await channel.subscribe('projection', ({ data }) => received.push(data as PublicProjection));
  await channel.presence.enter();

  const snapshot = () => call('GET', '/api/exp/snapshot') as Promise<Snapshot>;

  return {
    sessionId: session_id,
    /** Projections that came over the socket. */
    received,
    snapshot,
    /** Acts until the session is over; retries while the server is down. */
    async play(move: Move): Promise<void> {
      while (!isClosed) {
        try {
          const now = await snapshot();
          if (['ended', 'failed', 'cancelled'].includes(now.public.phase)) return;
          const next = move(now);
          if (next && !done.has(next.key)) {
            await call('POST', next.path, next.body);
            done.add(next.key);
          }
        } catch (error) {
          if (!(error instanceof TypeError) && !String(error).includes('503')) throw error;
        }
        await pause(pollMs);
      }
    },
    /** Resolves with the first matching snapshot. */
    async until(isWanted: (snapshot: Snapshot) => boolean, withinMs = 60_000): Promise<Snapshot> {
      const deadline = Date.now() + withinMs;
      while (Date.now() < deadline) {
        const now = await snapshot().catch(() => undefined);
        if (now && isWanted(now)) return now;
        await pause(pollMs);
      }
      throw new Error(`Not reached in ${withinMs} ms: ${isWanted}`);
    },
    close(): void {
      isClosed = true;
      realtime.close();
    },
  };
}
