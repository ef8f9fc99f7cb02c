import { type CheckResult, failed, passed, warned } from './check-verdict.ts';
import { type IceServers, type RelayTransport, relayWays, stunOnly } from './relay-ways.ts';
import type { RoomProbeOutcome, RoomProbeRequest } from './room-probe.ts';

/** Long enough on the way that carries most rooms to tell a line that loses packets. */
const countForMs = 1000;
/** Fewer than that may be chance. */
const tooMuchLoss = { share: 0.05, packets: 3 } as const;

export interface VideoServers {
  servers: IceServers;
  /** Whose access to the relay it is; `unknown`: the server did not give any. */
  access: 'seat' | 'visitor' | 'unknown';
}

export interface VideoCheckDeps {
  readServers: () => Promise<VideoServers>;
  probe: (request: RoomProbeRequest) => Promise<RoomProbeOutcome>;
  openPicture: () => { track: MediaStreamTrack; close: () => void };
  signal: AbortSignal;
}

interface Found {
  direct: RoomProbeOutcome;
  /** In the order of the ways: UDP, TCP, TLS. */
  relay: { transport: RelayTransport; outcome: RoomProbeOutcome }[];
  hasStun: boolean;
  access: VideoServers['access'];
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const itRemedy = 'Ask your IT to let it through; the text for IT names addresses and ports.';
const takePart = 'You can watch, vote and chat all the same.';

/** Tries each way by itself that a video room may take from here: directly, and by the relay over UDP, TCP, TLS. */
export async function checkVideo(deps: VideoCheckDeps): Promise<CheckResult> {
  const { servers, access } = await deps.readServers();
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
    return judgeVideo({ direct, relay, hasStun: stun.length > 0, access });
  } finally {
    picture.close();
  }
}

export function judgeVideo({ direct, relay, hasStun, access }: Found): CheckResult {
  if (relay.length === 0) return judgeDirect(direct, hasStun, access);
  const names = (works: boolean) =>
    list.format(relay.filter(({ outcome }) => outcome.works === works).map(({ transport }) => transport));
  const working = names(true);
  const silent = names(false);
  const tried = access === 'seat' ? 'Tried with your own access.' : 'Tried with an access of two minutes.';
  if (working === '')
    return direct.works
      ? warned(
          `Camera and voice connect directly only. The relay does not answer over ${silent}. ${tried}`,
          `People in other networks may not see or hear you. ${itRemedy}`,
        )
      : failed(
          `No way for camera and voice was found, neither directly nor by the relay over ${silent}. ${tried}`,
          `${takePart} ${itRemedy}`,
        );
  const quiet = silent === '' ? '' : ` It does not answer over ${silent}.`;
  if (!direct.works)
    return warned(
      `Camera and voice connect only by the relay, over ${working}.${quiet} ${tried}`,
      'That works, a little later. A privacy extension may be keeping the direct way shut.',
    );
  const udp = relay.find(({ transport }) => transport === 'UDP')?.outcome;
  if (udp && !udp.works)
    return warned(
      `Camera and voice connect directly, and by the relay over ${working}.${quiet} ${tried}`,
      `Over a relay without UDP voices may stutter. ${itRemedy}`,
    );
  const found = `Camera and voice connect directly, and by the relay over ${working}.${quiet}`;
  if (!udp) return passed(`${found} ${tried}`);
  const sent = udp.received + udp.lost;
  const lossWords = `${udp.lost} of ${sent} packets lost, varying by ${Math.ceil(udp.jitterMs)} ms.`;
  return udp.lost >= tooMuchLoss.packets && udp.lost / sent > tooMuchLoss.share
    ? warned(`${found} ${lossWords}`, 'Voices may break off. Use a cable, or sit closer to the router.')
    : passed(`${found} ${lossWords} ${tried}`);
}

function judgeDirect(
  direct: RoomProbeOutcome,
  hasStun: boolean,
  access: VideoServers['access'],
): CheckResult {
  const untold = access === 'unknown' ? ' Whether a relay is there could not be asked.' : '';
  if (!direct.works)
    return failed(
      `This browser makes no connection for camera and voice.${untold}`,
      `${takePart} A privacy extension or a rule of your company may forbid WebRTC: try another browser.`,
    );
  if (access === 'unknown')
    return warned(`Camera and voice connect on this device.${untold}`, 'Try again in a minute.');
  if (hasStun && !direct.seenFromOutside)
    return warned(
      'Camera and voice connect on this device, but no server outside answered over UDP.',
      `People in other networks may not see or hear you. ${itRemedy}`,
    );
  return passed(
    hasStun
      ? 'Camera and voice connect, and a server outside answers over UDP.'
      : 'Camera and voice connect in this browser. No relay is set up here, so between two networks it depends on both of them.',
  );
}
