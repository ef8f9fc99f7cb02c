import type { CheckConnectionsAnswer } from '#contract/calls/schemas/system-check.ts';

export type IceServers = CheckConnectionsAnswer['ice_servers'];
export type RelayTransport = 'UDP' | 'TCP' | 'TLS';

export interface RelayAddress {
  transport: RelayTransport;
  host: string;
  port: number;
}

const order: readonly RelayTransport[] = ['UDP', 'TCP', 'TLS'];
const urlForm = /^(turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/i;

/** Reads a `turn:` or `turns:` address (RFC 7065); undefined for anything else. */
export function readRelayUrl(url: string): RelayAddress | undefined {
  const [, scheme, host, port, transport] = urlForm.exec(url) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const secure = scheme.toLowerCase() === 'turns';
  const spoken = transport?.toLowerCase() === 'tcp' ? 'TCP' : 'UDP';
  return {
    transport: secure ? 'TLS' : spoken,
    host,
    port: port === undefined ? (secure ? 5349 : 3478) : Number(port),
  };
}

/** The same servers grouped by transport, so that each can be tested alone. */
export function relayWays(servers: IceServers): { transport: RelayTransport; servers: IceServers }[] {
  return order.flatMap((transport) => {
    const found = servers.flatMap((server) => {
      const urls = server.urls.filter((url) => readRelayUrl(url)?.transport === transport);
      return urls.length > 0 ? [{ ...server, urls }] : [];
    });
    return found.length > 0 ? [{ transport, servers: found }] : [];
  });
}

/** The STUN servers, for the direct connection. */
export const stunOnly = (servers: IceServers): IceServers =>
  servers
    .map((server) => ({ urls: server.urls.filter((url) => url.startsWith('stun')) }))
    .filter(({ urls }) => urls.length > 0);
