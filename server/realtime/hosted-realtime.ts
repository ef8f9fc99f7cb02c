import type { Clock } from '../clock.ts';
import { type ClientOptions, type PresenceMessage, Rest } from 'ably';
import { createHostedRevocation } from './hosted-revocation.ts';
import type { FindRevoked } from './hub/auth/credentials.ts';
import { mintToken, parseRealtimeKey } from './mint-token.ts';
import { poll } from './poll.ts';
import { presenceChanges } from './presence-changes.ts';
import type { PresenceMember, RealtimePort } from './realtime-port.ts';
import { encodePayload } from './wire-payload.ts';

const pageSize = 100;
const reuseMs = 250;

export interface HostedRealtimeOptions {
  /** `app.key:secret` from the service's dashboard. */
  key: string;
  clock: Pick<Clock, 'now' | 'elapsed'>;
  /** How often a watched channel's members are read, and the tokens given out are looked up, in ms. */
  pollInterval?: number;
  findRevoked: FindRevoked;
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
    logLevel: 0,
    ...placeOf(options.endpoint),
  });
  const revocation = createHostedRevocation({ ...options, rest, interval: pollInterval });
  const watches = new Set<() => void>();
  /** The result of the last poll, which saves its readers a request. */
  const justRead = new Map<string, { members: PresenceMember[]; until: number }>();
  /** By channel: requests that overtook one another would change the order of messages. */
  const underWay = new Map<string, Promise<void>>();

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
      const message = { name, ...encodePayload(data) };
      const before = underWay.get(channel) ?? Promise.resolve();
      const mine = before
        .catch(() => undefined)
        .then(async () => void (await rest.channels.get(channel).publish(message)));
      underWay.set(channel, mine);
      try {
        await mine;
      } finally {
        if (underWay.get(channel) === mine) underWay.delete(channel);
      }
    },
    mintToken(clientId, capability, ttlMs, revocationKey) {
      if (revocationKey !== undefined) revocation.note(revocationKey, clock.now() + ttlMs);
      return mintToken(key, { clientId, capability, ttlMs, revocationKey }, clock.now());
    },
    async presence(channel) {
      const known = justRead.get(channel);
      return known && clock.elapsed() < known.until ? known.members : readMembers(channel);
    },
    watchPresence(channel, listener) {
      let known: PresenceMember[] | undefined;
      const unwatch = poll(
        async (stopped) => {
          const members = await readMembers(channel);
          if (stopped.aborted) return;
          const changes = presenceChanges(channel, known ?? members, members);
          known = members;
          if (changes.length > 0) justRead.set(channel, { members, until: clock.elapsed() + reuseMs });
          for (const change of changes) listener(change);
        },
        { interval: pollInterval, onError },
      );
      const stop = () => {
        unwatch();
        watches.delete(stop);
        justRead.delete(channel);
      };
      watches.add(stop);
      return stop;
    },
    async cut(clientId) {
      await revocation.withdraw([{ type: 'clientId', value: clientId }]);
    },
    async close() {
      revocation.stop();
      for (const stop of watches) stop();
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
