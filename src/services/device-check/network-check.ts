import { facesCarriedBy } from '#contract/rules/room-engines.ts';
import type { ClockPing } from '../clock/clock-ping.ts';
import { ApiError } from '../http/api-error.ts';
import { median } from '../playback/median.ts';
import { qualityFor } from '../rooms/room-quality.ts';
import { type CheckResult, failed, passed, warned } from './check-verdict.ts';
import type { LineRates } from './line-rates.ts';

const pings = 12;
const pingLimits = { eachMs: 2000, allMs: 2500 } as const;

/** Peaks of the ladder that content/render encodes (content/stories/the-borrowed-light/story.json), in bit/s. */
const ladder = { top: 848_232, middle: 426_808, bottom: 155_024 } as const;
/** Opus as browsers send it, headers included. */
const voice = 40_000;
const roomOf = (people: number) =>
  (people - 1) * (qualityFor(people, facesCarriedBy.mesh).maxBitrate + voice);

/** In bit/s. A room is a mesh: everybody sends to each of the others and hears from each. */
export const lineNeeds = {
  /** The lowest rung, with a quarter to spare. */
  anyPicture: 1.25 * ladder.bottom,
  /** The middle rung, with a quarter to spare. */
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

const rateWords = (rate: number) =>
  rate >= 10_000_000
    ? `${rate >= 100_000_000 ? 'over 100' : Math.round(rate / 1_000_000)} Mbit/s`
    : rate >= 1_000_000
      ? `${(rate / 1_000_000).toFixed(1)} Mbit/s`
      : `${Math.round(rate / 1000)} kbit/s`;

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

/** Round trips, how far they scatter, and what the line carries each way. A lost packet is only seen as a late one. */
export async function checkNetwork(deps: NetworkCheckDeps, signal: AbortSignal): Promise<CheckResult> {
  const { trips, asked } = await pingAll(deps, signal);
  if (trips.length === 0)
    return failed(
      'The server could not be reached.',
      'Check your connection, or a firewall in between, and try again.',
    );
  const trip = median(trips);
  const jitter = median(trips.map((one) => Math.abs(one - trip)));
  const missed = asked - trips.length;
  const answered = missed > 0 ? `, ${missed} of ${asked} requests lost` : '';
  const timing = `${Math.round(trip)} ms there and back, varying by ${Math.round(jitter)} ms${answered}`;
  try {
    const rates = await deps.measure(trip, signal);
    const found = `${timing}. The line carries ${rateWords(rates.down)} down and ${rateWords(rates.up)} up.`;
    return judge({ rates, late: trip > lateMs, unsteady: jitter > unsteadyMs || missed > 2 }, found);
  } catch (error) {
    const { requestId, status } = error instanceof ApiError ? error : { requestId: undefined, status: 0 };
    const why =
      status === 429 ? 'Many devices of your network are checking now.' : 'A proxy may be in the way.';
    return {
      ...warned(
        `${timing}. How much the line carries could not be measured.`,
        `${why} Try again in a minute.`,
      ),
      requestId,
    };
  }
}

function judge(line: { rates: LineRates; late: boolean; unsteady: boolean }, found: string): CheckResult {
  const { down, up } = line.rates;
  const better = 'Use a cable, sit closer to the router, or close what else uses the line.';
  if (down < lineNeeds.anyPicture) return failed(`${found} That is too little for a clip.`, better);
  if (down < lineNeeds.goodPicture) return warned(`${found} Clips will play in low quality.`, better);
  if (up < lineNeeds.voices || down < lineNeeds.voices)
    return warned(`${found} Your voice may break off when teams talk.`, better);
  if (up < lineNeeds.cameras || down < lineNeeds.cameras)
    return warned(`${found} That is little for cameras.`, `Leave your camera off when teams talk. ${better}`);
  if (line.late || line.unsteady) return warned(`${found} Voices may be late or break off.`, better);
  return passed(found);
}
