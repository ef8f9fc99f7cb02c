import { type CheckResult, failed, passed, warned } from './check-verdict.ts';
import { type IceServers, type RelayTransport, relayWays, stunOnly } from './relay-ways.ts';
import type { RoomProbeOutcome, RoomProbeRequest } from './room-probe.ts';
import type { Sentence } from './sentence.ts';

/** How long the most common transport is measured, to detect packet loss. */
const countForMs = 1000;
/** Fewer than that may be chance. */
const tooMuchLoss = { share: 0.05, packets: 3 } as const;

export interface VideoServers {
  servers: IceServers;
  /** The source of the relay credentials; `unknown`: the server gave none. */
  access: 'seat' | 'visitor' | 'unknown';
  /** Whether a media server carries the rooms, so that no traffic is peer to peer. */
  byServer: boolean;
}

export interface VideoCheckDeps {
  readServers: () => Promise<VideoServers>;
  probe: (request: RoomProbeRequest) => Promise<RoomProbeOutcome>;
  openPicture: () => { track: MediaStreamTrack; close: () => void };
  signal: AbortSignal;
}

interface Found {
  direct: RoomProbeOutcome;
  /** In the order UDP, TCP, TLS. */
  relay: { transport: RelayTransport; outcome: RoomProbeOutcome }[];
  hasStun: boolean;
  access: VideoServers['access'];
  byServer: boolean;
}

/** Tests each transport of a video room alone: direct, and by the relay over UDP, TCP and TLS. */
export async function checkVideo(deps: VideoCheckDeps): Promise<CheckResult> {
  const { servers, access, byServer } = await deps.readServers();
  const picture = deps.openPicture();
  const probe = (of: IceServers, transport: RTCIceTransportPolicy, ms = 0) =>
    deps.probe({ servers: of, transport, picture: picture.track, countForMs: ms, signal: deps.signal });
  const stun = stunOnly(servers);
  try {
    const [direct, ...relay] = await Promise.all([
      probe(stun, 'all'),
      ...relayWays(servers).map(async ({ transport, servers: own }) => ({
        transport,
        outcome: await probe(own, 'relay', transport === 'UDP' ? countForMs : 0),
      })),
    ]);
    return judgeVideo({ direct, relay, hasStun: stun.length > 0, access, byServer });
  } finally {
    picture.close();
  }
}

export function judgeVideo({ direct, relay, hasStun, access, byServer }: Found): CheckResult {
  if (byServer && direct.works) return passed(['roomsByServer']);
  if (relay.length === 0) return judgeDirect(direct, hasStun, access);
  const waysThat = (works: boolean) =>
    relay.filter(({ outcome }) => outcome.works === works).map(({ transport }) => transport);
  const working = waysThat(true);
  const silent = waysThat(false);
  const tried = [access === 'seat' ? 'triedAsSeat' : 'triedAsVisitor'] as const;
  if (working.length === 0)
    return direct.works
      ? warned([['directOnly', silent], tried], [['othersMayNotSee'], ['letRelayPass']])
      : failed([['noWay', silent], tried], [['takePartAllTheSame'], ['letRelayPass']]);
  const quiet: Sentence[] = silent.length > 0 ? [['relaySilent', silent]] : [];
  if (!direct.works) return warned([['relayOnly', working], ...quiet, tried], [['extensionMayShut']]);
  const found: Sentence[] = [['directAndRelay', working], ...quiet];
  const udp = relay.find(({ transport }) => transport === 'UDP')?.outcome;
  if (!udp) return passed(...found, tried);
  if (!udp.works) return warned([...found, tried], [['voicesMayStutter'], ['letRelayPass']]);
  const sent = udp.received + udp.lost;
  const loss = ['packetsLost', udp.lost, sent, Math.ceil(udp.jitterMs)] as const;
  return udp.lost >= tooMuchLoss.packets && udp.lost / sent > tooMuchLoss.share
    ? warned([...found, loss], [['voicesMayBreakOff']])
    : passed(...found, loss, tried);
}

function judgeDirect(
  direct: RoomProbeOutcome,
  hasStun: boolean,
  access: VideoServers['access'],
): CheckResult {
  const remarks: Sentence[] = access === 'unknown' ? [['relayUnknown']] : [];
  if (!direct.works)
    return failed([['noVideoConnection'], ...remarks], [['takePartAllTheSame'], ['webRtcForbidden']]);
  if (access === 'unknown') return warned([['connectsHere'], ...remarks], [['tryInAMinute']]);
  if (hasStun && !direct.seenFromOutside)
    return warned([['unseenFromOutside']], [['othersMayNotSee'], ['letRelayPass']]);
  return passed([hasStun ? 'seenFromOutside' : 'noRelaySetUp']);
}
