import { facesCarriedBy } from '#contract/rules/sessions/room-engines.ts';
import type { ClockPing } from '../clock/clock-ping.ts';
import { ApiError } from '../http/api-error.ts';
import { median } from '../playback/median.ts';
import { qualityFor } from '../rooms/room-quality.ts';
import { type CheckResult, failed, passed, warned } from './check-verdict.ts';
import type { LineRates } from './line-rates.ts';
import type { Sentence } from './sentence.ts';

const pings = 12;
const pingLimits = { eachMs: 2000, allMs: 2500 } as const;

/** Peaks of the ladder that content/render encodes (content/stories/the-borrowed-light/story.json), in bit/s. */
const ladder = { top: 848_232, middle: 426_808, bottom: 155_024 } as const;
/** Opus as browsers send it, headers included. */
const voice = 40_000;
const roomOf = (people: number) =>
  (people - 1) * (qualityFor(people, facesCarriedBy.mesh).maxBitrate + voice);

/** In bit/s. A room is a mesh: each participant sends to and receives from each of the others. */
export const lineNeeds = {
  /** The lowest rendition plus a quarter. */
  anyPicture: 1.25 * ladder.bottom,
  /** The middle rendition plus a quarter. */
  goodPicture: 1.25 * ladder.middle,
  /** Five voices, no cameras. */
  voices: 5 * voice,
  cameras: Math.max(roomOf(4), roomOf(6)),
} as const;

const lateMs = 400;
const unsteadyMs = 60;

export interface NetworkCheckDeps {
  ping: ClockPing;
  measure: (tripMs: number, signal: AbortSignal) => Promise<LineRates>;
  now: () => number;
  expire: (ms: number) => AbortSignal;
}

async function pingAll(deps: NetworkCheckDeps, signal: AbortSignal) {
  const trips: number[] = [];
  const beganAt = deps.now();
  let asked = 0;
  while (asked < pings && deps.now() - beganAt < pingLimits.allMs) {
    asked += 1;
    try {
      const sample = await deps.ping(AbortSignal.any([signal, deps.expire(pingLimits.eachMs)]));
      trips.push(sample.returnedAt - sample.sentAt);
    } catch {
      if (signal.aborted) break;
    }
  }
  return { trips, asked };
}

/** Round trips, jitter, and throughput in each direction. A lost packet shows as a delayed one only. */
export async function checkNetwork(deps: NetworkCheckDeps, signal: AbortSignal): Promise<CheckResult> {
  const { trips, asked } = await pingAll(deps, signal);
  if (trips.length === 0) return failed([['serverUnreached']], [['checkFirewall']]);
  const trip = median(trips);
  const jitter = median(trips.map((one) => Math.abs(one - trip)));
  const missed = asked - trips.length;
  const timing = ['roundTrips', Math.round(trip), Math.round(jitter), missed, asked] as const;
  try {
    const rates = await deps.measure(trip, signal);
    const found: Sentence[] = [timing, ['lineCarries', rates.down, rates.up]];
    return judge({ rates, late: trip > lateMs, unsteady: jitter > unsteadyMs || missed > 2 }, found);
  } catch (error) {
    const { requestId, status } = error instanceof ApiError ? error : { requestId: undefined, status: 0 };
    return {
      ...warned(
        [timing, ['lineNotMeasured']],
        [[status === 429 ? 'manyCheck' : 'proxyInTheWay'], ['tryInAMinute']],
      ),
      requestId,
    };
  }
}

function judge(
  line: { rates: LineRates; late: boolean; unsteady: boolean },
  found: readonly Sentence[],
): CheckResult {
  const { down, up } = line.rates;
  const better = ['betterLine'] as const;
  if (down < lineNeeds.anyPicture) return failed([...found, ['tooLittleForClips']], [better]);
  if (down < lineNeeds.goodPicture) return warned([...found, ['clipsInLowQuality']], [better]);
  if (up < lineNeeds.voices || down < lineNeeds.voices)
    return warned([...found, ['voiceMayBreakOff']], [better]);
  if (up < lineNeeds.cameras || down < lineNeeds.cameras)
    return warned([...found, ['littleForCameras']], [['leaveCameraOff'], better]);
  if (line.late || line.unsteady) return warned([...found, ['voicesMayBeLate']], [better]);
  return passed(...found);
}
