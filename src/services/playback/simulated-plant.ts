import { freshSync, observeFrame, observeMedia, type SyncCommand, mutedStart } from './sync-law.ts';

/** What one device does to a clip, in ms. Figures: measured in Chromium on a two-core machine, docs/benchmarks.md. */
export interface Plant {
  startLatency: number;
  startGuess: number;
  seekLatency: number;
  seekGuess: number;
  /** Spread of a reading of `currentTime`. */
  jitter: number;
  /** How far the shown picture lies behind the media clock. */
  pictureLag: number;
  vsyncPhase: number;
  clockError: number;
  /** Parts per million by which the device plays too fast. */
  drift: number;
  random: () => number;
  /** Sound alone: no frame is ever shown, readings of the media clock stand for them. */
  isAudioOnly?: boolean;
  /** Nothing plays in this span of time. */
  stall?: { from: number; to: number };
  /** Pictures come to the display so many ms late in this span of time; the clip itself goes on. */
  slowDisplay?: { from: number; to: number; lateMs: number };
  /** Instants at which the display misses a refresh, and the frame it shows stays for one more. */
  missed?: readonly number[];
  /** Only every other refresh takes a frame of the film. */
  isEveryOther?: boolean;
  /** Readings of the media clock step by so much and back again every so often, while the pictures go on as before. */
  mediaSteps?: { byMs: number; everyMs: number };
  /** The media clock is read so far behind from so long after the start on, while the pictures go on as before. */
  clockLag?: { ms: number; from: number };
  /** Frames are reported with an error of up to so much. */
  frameJitter?: number;
  /** The media clock runs for so long right after `play()`, and then stands until the sound of it has begun. */
  takenAhead?: number;
  /** The start is heard once it is judged, not before. */
  isUnheardFirst?: boolean;
}

export interface PlantRun {
  frames: { at: number; error: number }[];
  media: { at: number; error: number }[];
  pulses: number;
  seeks: number;
}

const frameMs = 1000 / 30;
const vsyncMs = 1000 / 60;
/** A requested rate takes effect so much later. */
const rateLagMs = 100;
const tickMs = { start: 16, usual: 40 } as const;
/** A change of rate is forgotten so long after its end. */
const cadence = { lostAfterMs: 100, backAfterMs: 1000, leastChangeMs: 2.5 } as const;

/**
 * Which frame a refresh shows, as Chromium chooses: each for two refreshes, whatever the clip's clock says, as long as the
 * frame is less than a refresh from its time; right after a change of rate, and beyond that, the one that fills most of it.
 */
function chooseFrame(
  positionMs: number,
  shown: { frame: number; refreshes: number },
  { isCadent, refreshMs }: { isCadent: boolean; refreshMs: number },
): number {
  const filling = Math.floor((positionMs + refreshMs / 2) / frameMs);
  const next = shown.refreshes < Math.round(frameMs / refreshMs) ? shown.frame : shown.frame + 1;
  const phase = positionMs - next * frameMs;
  const isNear = phase >= -vsyncMs && phase <= frameMs + vsyncMs - refreshMs;
  return isCadent && shown.frame >= 0 && isNear ? next : filling;
}

/** Plays a clip of `lengthMs` on a simulated device under the law; instants count from the clip's start. */
export function runPlant(plant: Plant, lengthMs: number): PlantRun {
  const run: PlantRun = { frames: [], media: [], pulses: 0, seeks: 0 };
  const playsFrom = plant.startLatency - plant.startGuess;
  const begin = plant.isUnheardFirst ? playsFrom - plant.startLatency : playsFrom;
  const from = Math.floor(begin);
  let state = freshSync(begin, 'start', plant.isUnheardFirst);
  const takenAhead = plant.takenAhead ?? 0;
  const movesFrom = playsFrom + takenAhead;
  let position = takenAhead;
  let rate = plant.isUnheardFirst
    ? { value: mutedStart.rate, from: begin, until: begin + mutedStart.forMs }
    : { value: 1, from: begin, until: begin };
  let asked = rate;
  let holdUntil = movesFrom;
  let shown = { frame: -1, refreshes: 0 };
  let rough = {
    from: playsFrom,
    until: Math.max(playsFrom + cadence.lostAfterMs, rate.until + cadence.backAfterMs),
  };
  const missed = [...(plant.missed ?? [])];
  const refreshMs = plant.isEveryOther ? frameMs : vsyncMs;
  let nextVsync = playsFrom + plant.vsyncPhase;
  let nextTick = from;
  const step = 1;
  const execute = (command: SyncCommand, at: number) => {
    if (command?.type === 'pulse') {
      run.pulses += 1;
      const ignored = Math.abs(command.rate - 1) <= 0.002;
      const takesEffectAt = at + rateLagMs;
      asked = {
        value: ignored ? 1 : command.rate,
        from: takesEffectAt,
        until: takesEffectAt + command.durationMs + plant.random() * 4,
      };
      if (Math.abs(command.rate - 1) * command.durationMs >= cadence.leastChangeMs)
        rough = { from: takesEffectAt, until: asked.until + cadence.backAfterMs };
    }
    if (command?.type === 'seek') {
      run.seeks += 1;
      position = command.toMs;
      holdUntil = at + plant.seekLatency;
      rough = { from: at, until: holdUntil + cadence.lostAfterMs };
      shown = { frame: -1, refreshes: 0 };
    }
  };
  for (let at = from; at < lengthMs; at += step) {
    if (at >= asked.from) rate = asked;
    const stalled = plant.stall !== undefined && at >= plant.stall.from && at < plant.stall.to;
    if (at >= holdUntil && !stalled)
      position += step * (at < rate.until ? rate.value : 1) * (1 + plant.drift * 1e-6);
    if (at >= nextVsync) {
      nextVsync += refreshMs;
      const slow = plant.slowDisplay;
      const lateMs = slow && at >= slow.from && at < slow.to ? slow.lateMs : 0;
      const isCadent = at < rough.from || at >= rough.until;
      const isMissed = (missed[0] ?? Number.POSITIVE_INFINITY) <= at && shown.refreshes === 2;
      if (isMissed) missed.shift();
      const frame = isMissed
        ? shown.frame
        : chooseFrame(position - plant.pictureLag, shown, { isCadent, refreshMs });
      if (at >= holdUntil && !stalled) {
        if (frame > shown.frame) {
          const jitter = plant.frameJitter ? (plant.random() - 0.5) * 2 * plant.frameJitter : 0;
          const error = at + lateMs - frame * frameMs;
          run.frames.push({ at, error });
          if (!plant.isAudioOnly) state = observeFrame(state, at, error + jitter + plant.clockError);
        }
        const refreshes = frame === shown.frame && !isMissed ? shown.refreshes + 1 : 1;
        shown = { frame, refreshes: isMissed ? 2 : refreshes };
      }
    }
    if (stalled) state = freshSync(at);
    else if ((at >= holdUntil || at < movesFrom) && at >= nextTick) {
      nextTick = at + (state.episode === 'start' ? tickMs.start : tickMs.usual);
      const isStanding = at < movesFrom;
      if (!isStanding) run.media.push({ at, error: at - position });
      const noise = isStanding
        ? 0
        : (plant.random() + plant.random() + plant.random() - 1.5) * 2 * plant.jitter;
      const { byMs, everyMs } = plant.mediaSteps ?? { byMs: 0, everyMs: 1 };
      const isStepped = Math.floor(at / everyMs) % 2 === 1;
      const read = isStanding ? Math.min(position, at - begin) : position;
      const lag = plant.clockLag && at >= plant.clockLag.from ? plant.clockLag.ms : 0;
      const mediaMs = read + noise + (isStepped ? byMs : 0) - lag;
      if (plant.isAudioOnly) state = observeFrame(state, at, at + plant.clockError - mediaMs);
      const step = observeMedia(state, {
        at,
        expectedMs: at + plant.clockError,
        mediaMs,
        seekLatencyMs: plant.seekGuess,
        refreshMs: plant.isAudioOnly ? undefined : vsyncMs,
      });
      state = step.state;
      execute(step.command, at);
    }
  }
  return run;
}
