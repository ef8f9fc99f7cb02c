import type { CallAddress } from '#contract/calls/call.ts';
import { experienceCalls } from '#contract/calls/experience.ts';
import type { RealtimeTokenAnswer } from '#contract/calls/schemas/experience.ts';
import { channels } from '#contract/messages/realtime-channels.ts';

/** What a bot has of the product: what a participant's browser has. */
export interface BotLine {
  /** Rejects where the API refuses it. */
  request(token: string, call: CallAddress, body?: unknown): Promise<unknown>;
  /** Enters the session's presence; the function that it resolves with ends the connection. */
  enter(token: string, sessionId: string): Promise<() => void>;
}

const requestWithinMs = 10_000;

/** Over the API and the realtime service of the server at `origin`, by Ably's own SDK. */
export function createBotLine(origin: string): BotLine {
  const own = new URL(origin);

  async function request(token: string, { method, path }: CallAddress, body?: unknown): Promise<unknown> {
    const response = await fetch(new URL(path, own), {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(requestWithinMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  const grant = (token: string) =>
    request(token, experienceCalls.realtimeToken) as Promise<RealtimeTokenAnswer>;

  return {
    request,
    async enter(token, sessionId) {
      const { Realtime } = await import('ably');
      const first = await grant(token);
      let unused: string | undefined = first.token;
      const hosted = first.endpoint === null ? null : new URL(first.endpoint);
      const place = first.hosted ? hosted : own;
      const realtime = new Realtime({
        ...(place && {
          endpoint: place.hostname,
          tls: place.protocol === 'https:',
          ...(place.port !== '' && { port: Number(place.port), tlsPort: Number(place.port) }),
          disableConnectivityCheck: true,
        }),
        useBinaryProtocol: false,
        transports: ['web_socket'],
        logLevel: 0,
        authCallback: (_params, answer) => {
          const granted = unused;
          unused = undefined;
          (granted === undefined ? grant(token).then((again) => again.token) : Promise.resolve(granted)).then(
            (next) => answer(null, next),
            (error: Error) => answer(error.message, null),
          );
        },
      });
      const end = () => realtime.close();
      try {
        await realtime.channels.get(channels.session(sessionId)).presence.enter();
      } catch (error) {
        end();
        throw error;
      }
      return end;
    },
  };
}
