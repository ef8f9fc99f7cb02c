import { freshSync, observeFrame, observeMedia, type SyncCommand } from './sync-law.ts';

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
  isHeardOnly?: boolean;
  /** Nothing plays in this span of time. */
  stall?: { from: number; to: number };
  /** Pictures come to the display so many ms late in this span of time; the clip itself goes on. */
  slowDisplay?: { from: number; to: number; lateMs: number };
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

/** Plays a clip of `lengthMs` on a simulated device under the law; instants count from the clip's start. */
export function runPlant(plant: Plant, lengthMs: number): PlantRun {
  const run: PlantRun = { frames: [], media: [], pulses: 0, seeks: 0 };
  const playsFrom = plant.startLatency - plant.startGuess;
  let state = freshSync(playsFrom, 'start', plant.isUnheardFirst);
  let position = 0;
  let rate = { value: 1, until: 0 };
  let holdUntil = playsFrom;
  let shown = -1;
  let nextVsync = playsFrom + plant.vsyncPhase;
  const step = 1;
  const obey = (command: SyncCommand, at: number) => {
    if (command?.type === 'pulse') {
      run.pulses += 1;
      const ignored = Math.abs(command.rate - 1) <= 0.002;
      rate = { value: ignored ? 1 : command.rate, until: at + command.durationMs + plant.random() * 4 };
    }
    if (command?.type === 'seek') {
      run.seeks += 1;
      position = command.toMs;
      holdUntil = at + plant.seekLatency;
    }
  };
  for (let at = Math.floor(playsFrom); at < lengthMs; at += step) {
    const stalled = plant.stall !== undefined && at >= plant.stall.from && at < plant.stall.to;
    if (at >= holdUntil && !stalled)
      position += step * (at < rate.until ? rate.value : 1) * (1 + plant.drift * 1e-6);
    if (at >= nextVsync) {
      nextVsync += vsyncMs;
      const slow = plant.slowDisplay;
      const lateMs = slow && at >= slow.from && at < slow.to ? slow.lateMs : 0;
      const frame = Math.floor((position - plant.pictureLag - lateMs) / frameMs);
      if (frame > shown && at >= holdUntil && !stalled) {
        shown = frame;
        const error = at - frame * frameMs;
        run.frames.push({ at, error });
        if (!plant.isHeardOnly) state = observeFrame(state, at, error + plant.clockError);
      }
      if (frame < shown) shown = frame;
    }
    if (stalled) state = freshSync(at);
    else if (at >= holdUntil && (at - Math.floor(playsFrom)) % 40 === 0) {
      run.media.push({ at, error: at - position });
      const noise = (plant.random() + plant.random() + plant.random() - 1.5) * 2 * plant.jitter;
      const mediaMs = position + noise;
      if (plant.isHeardOnly) state = observeFrame(state, at, at + plant.clockError - mediaMs);
      const step = observeMedia(state, {
        at,
        expectedMs: at + plant.clockError,
        mediaMs,
        seekLatencyMs: plant.seekGuess,
      });
      state = step.state;
      obey(step.command, at);
    }
  }
  return run;
}
