import type { CheckConnectionsAnswer } from '#contract/calls/schemas/system-check.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { readRelayUrl } from './relay-ways.ts';
import { type Sentence, sayIn } from './sentence.ts';

export interface ItTextFacts {
  language: SpokenLanguage;
  /** The origin of this site. */
  page: { protocol: string; hostname: string; port: string };
  /** The origin of the API, if it differs. */
  apiBaseUrl: string;
  connections: CheckConnectionsAnswer;
}

const hostsOfAbly = '*.ably.io, *.ably.net, *.ably-realtime.com';
const portOf = ({ protocol, port }: { protocol: string; port: string }) =>
  port === '' ? (protocol === 'https:' ? '443' : '80') : port;

function siteLines(page: ItTextFacts['page'], sockets: boolean): Sentence[] {
  const secure = page.protocol === 'https:';
  const pages = ['itPages', page.hostname, portOf(page), secure] as const;
  return sockets ? [pages, ['itSocket', page.hostname, portOf(page), secure]] : [pages];
}

function realtimeLines({ hosted, endpoint }: CheckConnectionsAnswer['realtime']): Sentence[] {
  if (!hosted) return [];
  const place = endpoint ? new URL(endpoint) : null;
  return [place ? ['itRealtime', place.hostname, portOf(place)] : ['itRealtime', hostsOfAbly, '443']];
}

function relayLines(servers: CheckConnectionsAnswer['ice_servers']): Sentence[] {
  const urls = servers.flatMap((server) => server.urls);
  const relays = urls.flatMap((url): Sentence[] => {
    const address = readRelayUrl(url);
    return address ? [['itRelay', address.host, address.transport, address.port]] : [];
  });
  const stuns = urls.flatMap((url): Sentence[] => {
    const [, host, port = '3478'] = /^stuns?:(\[[^\]]+\]|[^:?]+)(?::(\d+))?/i.exec(url) ?? [];
    return host ? [['itStun', host, port]] : [];
  });
  return relays.length > 0
    ? [['itDirectOrRelay'], ...stuns, ...relays]
    : [['itDirect'], ...stuns, ['itNoRelay']];
}

function roomLines({ room_server, ice_servers }: CheckConnectionsAnswer): Sentence[] {
  if (room_server === null) return relayLines(ice_servers);
  const place = new URL(room_server);
  const secure = place.protocol === 'wss:';
  return [
    ['itSocket', place.hostname, place.port || (secure ? '443' : '80'), secure],
    ['itRoomServer', place.hostname],
  ];
}

/** What a network has to allow for this installation, as text for IT. It contains no token or secret. */
export function writeItText({ language, page, apiBaseUrl, connections }: ItTextFacts): string {
  const api = apiBaseUrl === '' ? null : new URL(apiBaseUrl);
  const say = (...sentences: Sentence[]) => sayIn(language, sentences);
  const list = (lines: Sentence[]) => lines.map((line) => `- ${say(line)}`);
  return [
    say(['itHeading']),
    '',
    say(['itToTakePart']),
    ...list(siteLines(page, !api && !connections.realtime.hosted)),
    ...list(api ? siteLines(api, !connections.realtime.hosted) : []),
    ...list(realtimeLines(connections.realtime)),
    '',
    say(['itToMeet']),
    ...list(roomLines(connections)),
    '',
    say(['itBesides']),
  ].join('\n');
}
