import { type ClientOptions, type PresenceMessage, Rest } from 'ably';
import { mintToken, parseRealtimeKey } from './mint-token.ts';
import { presenceChanges } from './presence-changes.ts';
import type { PresenceMember, RealtimePort } from './realtime-port.ts';
import { encodePayload } from './wire-payload.ts';

const pageSize = 100;

export interface HostedRealtimeOptions {
  /** `app.key:secret` from the service's dashboard. */
  key: string;
  clock: { now(): number };
  /** How often a watched channel's members are read, in ms. */
  pollInterval?: number;
  onError: (error: unknown) => void;
  /** Origin of the service, when not at its usual hosts. */
  endpoint?: string | null;
  /** The client id that all browsers share (a public key instead of tokens): `data.seat` then says who it is. */
  sharedClientId?: string | null;
}

/** Realtime served by hosted Ably: the server publishes by REST and is sent nothing. */
export function createHostedRealtime(options: HostedRealtimeOptions): RealtimePort {
  const { clock, onError, pollInterval = 2000 } = options;
  const key = parseRealtimeKey(options.key);
  const rest = new Rest({
    key: options.key,
    useBinaryProtocol: false,
    logLevel: 1,
    ...placeOf(options.endpoint),
  });
  const polls = new Set<NodeJS.Timeout>();

  const readMembers = async (channel: string): Promise<PresenceMember[]> => {
    const members: PresenceMember[] = [];
    let page = await rest.channels.get(channel).presence.get({ limit: pageSize });
    for (;;) {
      members.push(...page.items.map((item) => memberOf(item, options.sharedClientId)));
      const next = page.hasNext() ? await page.next() : null;
      if (!next) return members;
      page = next;
    }
  };

  return {
    async publish(channel, name, data) {
      await rest.channels.get(channel).publish({ name, ...encodePayload(data) });
    },
    mintToken: (clientId, capability, ttlMs, revocationKey) =>
      mintToken(key, { clientId, capability, ttlMs, revocationKey }, clock.now()),
    presence: readMembers,
    watchPresence(channel, listener) {
      let known: PresenceMember[] | undefined;
      let busy = false;
      const poll = async () => {
        if (busy) return;
        busy = true;
        try {
          const members = await readMembers(channel);
          if (!polls.has(timer)) return;
          for (const change of presenceChanges(channel, known ?? members, members)) listener(change);
          known = members;
        } catch (error) {
          onError(error);
        } finally {
          busy = false;
        }
      };
      const timer = setInterval(() => void poll(), pollInterval).unref();
      polls.add(timer);
      void poll();
      return () => {
        clearInterval(timer);
        polls.delete(timer);
      };
    },
    async close() {
      for (const timer of polls) clearInterval(timer);
      polls.clear();
    },
  };
}

function memberOf(
  { clientId: given, connectionId, data }: PresenceMessage,
  sharedClientId: string | null | undefined,
): PresenceMember {
  const clientId = given === sharedClientId && typeof data?.seat === 'string' ? data.seat : given;
  return data === undefined || data === null ? { clientId, connectionId } : { clientId, connectionId, data };
}

function placeOf(
  origin: string | null | undefined,
): Pick<ClientOptions, 'endpoint' | 'port' | 'tlsPort' | 'tls'> {
  if (!origin) return {};
  const { hostname, port, protocol } = new URL(origin);
  return {
    endpoint: hostname,
    port: Number(port) || 80,
    tlsPort: Number(port) || 443,
    tls: protocol === 'https:',
  };
}
