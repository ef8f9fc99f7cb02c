import type { CheckConnectionsAnswer } from '#contract/calls/schemas/system-check.ts';
import { readRelayUrl } from './relay-ways.ts';

export interface ItTextFacts {
  /** Of this site. */
  page: { protocol: string; hostname: string; port: string };
  /** Of the API, where it is not this site. */
  apiBaseUrl: string;
  connections: CheckConnectionsAnswer;
}

const hostsOfAbly = '*.ably.io, *.ably.net, *.ably-realtime.com';
const portOf = ({ protocol, port }: { protocol: string; port: string }) =>
  port === '' ? (protocol === 'https:' ? '443' : '80') : port;

function siteLines(page: ItTextFacts['page'], sockets: boolean): string[] {
  const secure = page.protocol === 'https:';
  const place = `${page.hostname}, TCP port ${portOf(page)}`;
  return [
    `- ${place}: ${secure ? 'HTTPS' : 'HTTP'} (pages, requests, video clips over HLS)`,
    ...(sockets
      ? [
          `- ${place}: ${secure ? 'secure WebSocket (wss)' : 'WebSocket (ws)'}, kept open for the whole session`,
        ]
      : []),
  ];
}

function realtimeLines({ hosted, endpoint }: CheckConnectionsAnswer['realtime']): string[] {
  if (!hosted) return [];
  const place = endpoint ? new URL(endpoint) : null;
  const host = place ? `${place.hostname}, TCP port ${portOf(place)}` : `${hostsOfAbly}, TCP port 443`;
  return [`- ${host}: HTTPS and secure WebSocket (votes, chat, presence)`];
}

function relayLines(servers: CheckConnectionsAnswer['ice_servers']): string[] {
  const urls = servers.flatMap((server) => server.urls);
  const relays = urls.flatMap((url) => {
    const address = readRelayUrl(url);
    if (!address) return [];
    const { transport, host, port } = address;
    return [`- ${host}, ${transport === 'TLS' ? 'TCP' : transport} port ${port}: TURN over ${transport}`];
  });
  const stuns = urls.flatMap((url) => {
    const [, host, port = '3478'] = /^stuns?:(\[[^\]]+\]|[^:?]+)(?::(\d+))?/i.exec(url) ?? [];
    return host ? [`- ${host}, UDP port ${port}: STUN`] : [];
  });
  const direct =
    '- Directly between the participants: UDP, outgoing, ports 1024 to 65535 (WebRTC, DTLS-SRTP encrypted)';
  return relays.length > 0
    ? [`${direct}; where that is closed, the relay is enough`, ...stuns, ...relays]
    : [direct, ...stuns, '- No relay is set up'];
}

/** What a network has to let through, as this installation is configured. No token and no secret is in it. */
export function writeItText({ page, apiBaseUrl, connections }: ItTextFacts): string {
  const api = apiBaseUrl === '' ? null : new URL(apiBaseUrl);
  return [
    'What Muster needs of a network',
    '',
    'To watch, vote, chat and solve:',
    ...siteLines(page, !api && !connections.realtime.hosted),
    ...(api ? siteLines(api, !connections.realtime.hosted) : []),
    ...realtimeLines(connections.realtime),
    '',
    'For camera and voice in team rooms:',
    ...relayLines(connections.ice_servers),
    '',
    'Proxies that open TLS must let WebSockets pass. In the browser: camera and microphone for this site, WebRTC not forbidden by policy. No plug-in, no extension, no installation.',
  ].join('\n');
}
