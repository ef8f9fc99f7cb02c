import { type Grid, gridOf } from './display-grid.ts';
import { median, medianError, middle } from './median.ts';

/**
 * The law that keeps a clip on the server's timeline: rest inside a deadband; outside it, after two bad checks, one
 * timed rate pulse reckoned from the filtered media clock, then at most one fine pulse reckoned from the frames
 * that were really shown, and another one where those slip away; a seek only far away, with the device's own seek latency, and a cool-down after it.
 * Where every frame lasts a whole number of refreshes, shown frames stand on the display's grid, and a browser keeps
 * them where they are on it though the media clock moves by less than a refresh. So the grid's point nearest to the
 * timeline is what the media clock is put on, in the middle between two flips; frames that stand at another point are
 * brought there by a pulse just strong enough that the browser chooses anew.
 * A media clock that says otherwise by more than a refresh is not believed then: Firefox's lies a buffer of sound off.
 * A start that nobody hears yet is judged as soon as its clock moves, and put right by a pulse that is as fast as it has to be.
 * Pure. Errors are expected − actual in ms: positive means behind. Measured in docs/benchmarks.md.
 */
export const syncLaw = {
  deadbandMs: 14,
  fineDeadbandMs: 6,
  seekAboveMs: 250,
  maxRateChange: 0.04,
  /** Before anything is heard: fast pulses, so that a late start is on the timeline before its sound is up. */
  unheard: {
    /**
     * A clock that has advanced by so much since the first reading moves. Before, it stands where the start was held, or
     * has run on for a buffer of sound, 20 ms, of which nothing is heard yet, and stands then.
     */
    movesFromMs: 30,
    mediaEnough: 4,
    /** This far off is judged by fewer readings, and before the frames have shown where the display's refreshes are. */
    farMs: 25,
    farEnough: 2,
    /** So many readings are judged without them. */
    framelessEnough: 14,
    mostPulses: 3,
    /** By how much the rate may be changed to catch up, and to wait: sound stops below half of the usual. */
    faster: 1,
    slower: 0.5,
    minPulseMs: 100,
    settleMs: 140,
  },
  minPulseMs: 200,
  settleMs: 240,
  seekCoolDownMs: 400,
  /** A device that cannot keep up is given longer and longer rests between seeks, up to this. */
  maxSeekRestMs: 8000,
  heldAfterSeekMs: 3000,
  checkEveryMs: 160,
  badChecks: 2,
  /** A rest is judged by frames that were all shown since the first of these. */
  badChecksAtRest: 3,
  mediaWindow: 24,
  /** The deadband is never narrower than this many standard errors of the filtered clock. */
  certainty: 4,
  mediaEnough: 8,
  seekEnough: 4,
  frameWindow: 24,
  frameEnough: 15,
  /** Shown frames that do not count, at either end. Where a clip's frames fall on the edge of two refreshes, the rest lie in both. */
  frameOutliers: 1,
  /** Two refreshes of the display do not lie this far apart: some frames came late to it, and tell nothing of the rest. */
  framesApartMs: 20,
  /** Shown frames this far off for so long end a rest; a machine that is busy for a moment shows frames late and then does not. */
  restlessMs: 11,
  restlessForMs: 1300,
  restFrames: 12,
  /** On the display's grid, whose points are judged sooner. A rest on the edge of two points is kept, and none is begun there. */
  grid: {
    look: {
      start: { frames: 2, edgeMs: 0 },
      coarse: { frames: 6, edgeMs: 0 },
      fine: { frames: 6, edgeMs: 0 },
      resting: { frames: 6, edgeMs: 1 },
    },
    restlessForMs: 280,
    /** A start is put on its point from here on. */
    startDeadbandMs: 5,
    /** Below this the browser goes on as before. */
    leastPulseMs: 5,
    maxRateChange: 0.02,
    /** A pulse that did not bring the frames over aims so much further the next time, as a share of a refresh. */
    lagStep: 0.25,
  },
  /** What a media clock may differ from the shown frames; more is a fault of measurement. */
  maxBiasMs: 40,
  /** A media clock that stepped so far between two readings, so often, tells nothing finer: Firefox's does, by a buffer of sound. Frames are judged then. */
  steps: { fromMs: 18, enough: 2, deadbandMs: 9 },
} as const;

/**
 * An unheard clip begins this much faster for its first frames. Chromium hands a film to every other refresh of the display
 * for good once it has counted whole refreshes a frame from the start, and then cannot be brought to the refreshes between.
 */
export const mutedStart = { rate: 1.03, forMs: 200 } as const;

type Episode =
  /** Nothing is heard yet. */
  | 'start'
  /** Media clock first, then the fine look at frames, then rest until the media clock leaves the deadband. */
  | 'coarse'
  | 'fine'
  | 'resting';

export interface SyncState {
  episode: Episode;
  /** No observation counts before this device time: a pulse, a seek or a start is still taking effect. */
  quietUntil: number;
  nextCheckAt: number;
  bad: number;
  media: readonly number[];
  /** How often the media clock stepped from one reading to the next, and the last one, also of a time in which none counts. */
  steps: number;
  lastReading: number | undefined;
  frames: readonly number[];
  /** Media clock error at which the shown frames stand right. */
  biasMs: number;
  /** Seeks that have not brought the clip back so far, and when the next one may come. */
  seeks: number;
  nextSeekAt: number;
  /** What the first check after it teaches about this device. */
  learning: 'start' | 'seek' | undefined;
  /** Of an unheard start: where the media clock was read first, whether it has moved since, and how many pulses it took. */
  start: { stoodAtMs: number | undefined; isMoving: boolean; pulses: number };
  /** How far the shown frames lie behind the media clock, as pulses that failed have taught. */
  lagMs: number;
  /** Where the frames stood before a pulse that has just been to bring them to another point of the grid. */
  movedFrom: number | undefined;
  /** Only every so manieth refresh of the display takes a frame. */
  refreshesApart: 1 | 2;
  /** Since when the shown frames of a rest stand off. */
  restlessSince: number | undefined;
}

export type SyncCommand =
  | { type: 'pulse'; rate: number; durationMs: number }
  | { type: 'seek'; toMs: number }
  | undefined;

export interface SyncStep {
  state: SyncState;
  command: SyncCommand;
  /** Lateness (ms) of the last start or seek, for the learned latencies. */
  lesson?: { of: 'start' | 'seek'; lateMs: number };
}

export interface MediaObservation {
  /** Device clock, ms. */
  at: number;
  expectedMs: number;
  mediaMs: number;
  seekLatencyMs: number;
  /** The display's; undefined of sound alone, which stands on no refresh. */
  refreshMs: number | undefined;
}

/** The state at a start, after a stall, or on return to a page that was hidden. */
export function freshSync(at: number, learning?: 'start', isUnheard = false): SyncState {
  return {
    episode: isUnheard ? 'start' : 'coarse',
    quietUntil: isUnheard ? at : at + syncLaw.settleMs / 2,
    nextCheckAt: 0,
    bad: 0,
    media: [],
    steps: 0,
    lastReading: undefined,
    frames: [],
    biasMs: 0,
    lagMs: 0,
    movedFrom: undefined,
    refreshesApart: 1,
    seeks: 0,
    nextSeekAt: 0,
    learning,
    start: { stoodAtMs: undefined, isMoving: !isUnheard, pulses: 0 },
    restlessSince: undefined,
  };
}

/** A frame that was shown: `errorMs` = expected position at its display time − its own media time. */
export function observeFrame(state: SyncState, at: number, errorMs: number): SyncState {
  if (at < state.quietUntil || !state.start.isMoving) return state;
  return { ...state, frames: [...state.frames, errorMs].slice(-syncLaw.frameWindow) };
}

/** A reading of the media clock; returns at most one command, to be executed at once. */
export function observeMedia(last: SyncState, seen: MediaObservation): SyncStep {
  const noted = noteStep(last, seen.expectedMs - seen.mediaMs);
  if (seen.at < last.quietUntil) return { state: noted, command: undefined };
  const before = noteMotion(noted, seen.mediaMs);
  if (!before.start.isMoving) return { state: before, command: undefined };
  const media = [...before.media, seen.expectedMs - seen.mediaMs].slice(-syncLaw.mediaWindow);
  const state = { ...before, media };
  const error = median(media);
  if (Math.abs(error) > syncLaw.seekAboveMs) {
    const maySeek = media.length >= syncLaw.seekEnough && seen.at >= state.nextSeekAt;
    return maySeek ? seek(state, seen) : { state, command: undefined };
  }
  if (state.episode === 'start') return checkStart(state, seen, error);
  if (media.length < syncLaw.mediaEnough || seen.at < state.nextCheckAt) return { state, command: undefined };
  return check({ ...state, nextCheckAt: seen.at + syncLaw.checkEveryMs }, seen, error);
}

/** The start is heard from now on, judged or not. */
export const unmuted = (state: SyncState): SyncState =>
  state.episode === 'start'
    ? { ...state, episode: 'coarse', start: { ...state.start, isMoving: true } }
    : state;

/** Neither a pulse nor a clock that stands is as fast as a step. */
function noteStep(state: SyncState, reading: number): SyncState {
  const { start, lastReading = reading } = state;
  const hasStepped = start.isMoving && Math.abs(reading - lastReading) > syncLaw.steps.fromMs;
  return { ...state, lastReading: reading, steps: state.steps + (hasStepped ? 1 : 0) };
}

function noteMotion(state: SyncState, mediaMs: number): SyncState {
  if (state.start.isMoving) return state;
  const stoodAtMs = state.start.stoodAtMs ?? mediaMs;
  const isMoving = mediaMs - stoodAtMs > syncLaw.unheard.movesFromMs;
  return { ...state, start: { ...state.start, stoodAtMs, isMoving } };
}

function checkStart(before: SyncState, { at, refreshMs }: MediaObservation, mediaError: number): SyncStep {
  const { farMs, farEnough, mediaEnough, framelessEnough, mostPulses } = syncLaw.unheard;
  const grid = gridOf(before.frames, refreshMs, syncLaw.grid.look.start);
  const error = mediaError - (grid?.nearest ?? 0);
  const enough = Math.abs(error) > farMs ? farEnough : grid ? mediaEnough : framelessEnough;
  if (before.media.length < enough) return { state: before, command: undefined };
  const lesson = before.learning ? { of: before.learning, lateMs: mediaError } : undefined;
  const state = { ...before, learning: undefined };
  const deadbandMs = grid ? syncLaw.grid.startDeadbandMs : syncLaw.deadbandMs;
  const isRight = Math.abs(error) <= Math.max(deadbandMs, syncLaw.certainty * medianError(state.media));
  if (!isRight && state.start.pulses < mostPulses) return { ...startPulse(state, at, error), lesson };
  const episode = isRight && grid ? ('fine' as const) : ('coarse' as const);
  return { state: { ...state, episode, media: [], frames: [] }, command: undefined, lesson };
}

function startPulse(state: SyncState, at: number, error: number): SyncStep {
  const { faster, slower, minPulseMs, settleMs } = syncLaw.unheard;
  const durationMs = Math.max(minPulseMs, Math.abs(error) / (error > 0 ? faster : slower));
  const start = { ...state.start, pulses: state.start.pulses + 1 };
  return {
    state: { ...state, start, quietUntil: at + durationMs + settleMs, media: [], frames: [] },
    command: { type: 'pulse', rate: 1 + error / durationMs, durationMs },
  };
}

function check(before: SyncState, { at, refreshMs }: MediaObservation, mediaError: number): SyncStep {
  const lesson = before.learning ? { of: before.learning, lateMs: mediaError } : undefined;
  const hasHeld = at > before.nextSeekAt + syncLaw.heldAfterSeekMs;
  const isStepping = before.steps >= syncLaw.steps.enough;
  const apartMs = refreshMs && !isStepping ? refreshMs * before.refreshesApart : undefined;
  const grid = gridOf(before.frames, apartMs, syncLaw.grid.look[before.episode]);
  const isOff = grid ? grid.isWrong : isSlipping(before);
  const restlessSince = before.episode === 'resting' && isOff ? (before.restlessSince ?? at) : undefined;
  const restlessForMs = grid ? syncLaw.grid.restlessForMs : syncLaw.restlessForMs;
  const isRestless = restlessSince !== undefined && at - restlessSince >= restlessForMs;
  const state = {
    ...before,
    episode: isRestless ? ('fine' as const) : before.episode,
    restlessSince: isRestless ? undefined : restlessSince,
    learning: undefined,
    seeks: hasHeld ? 0 : before.seeks,
  };
  if (isStepping && state.frames.length > 0 && Math.abs(mediaError) <= syncLaw.seekAboveMs / 2)
    return { ...checkByFrames(state, at, mediaError), lesson };
  if (state.episode === 'fine') {
    const step = grid ? checkGrid(state, at, mediaError, grid) : checkFrames(state, at, mediaError);
    return { ...step, lesson };
  }
  const aimMs = state.episode === 'coarse' && grid ? grid.nearest - state.lagMs : state.biasMs;
  const error = mediaError - aimMs;
  if (Math.abs(error) <= Math.max(syncLaw.deadbandMs, syncLaw.certainty * medianError(state.media))) {
    const episode = state.episode === 'coarse' ? 'fine' : 'resting';
    return { state: { ...state, episode, bad: 0 }, command: undefined, lesson };
  }
  const isAtRest = state.episode === 'resting';
  if (state.bad + 1 < (isAtRest ? syncLaw.badChecksAtRest : syncLaw.badChecks)) {
    const frames = isAtRest && state.bad === 0 ? [] : state.frames;
    return { state: { ...state, bad: state.bad + 1, frames }, command: undefined, lesson };
  }
  if (isAtRest && grid && !grid.isWrong && Math.abs(error) > grid.refreshMs)
    return { state: { ...state, bad: 0, biasMs: mediaError }, command: undefined, lesson };
  return { ...pulse(state, at, error, 'fine'), lesson };
}

function checkGrid(before: SyncState, at: number, mediaError: number, grid: Grid): SyncStep {
  const { refreshMs, stand, nearest, isWrong } = grid;
  if (!isWrong) {
    const biasMs = nearest - before.lagMs;
    return {
      state: { ...before, episode: 'resting', bad: 0, biasMs, movedFrom: undefined, frames: [] },
      command: undefined,
    };
  }
  const { movedFrom } = before;
  if (before.refreshesApart === 1 && movedFrom !== undefined && Math.abs(stand - movedFrom) > refreshMs * 1.5)
    return { state: { ...before, refreshesApart: 2, movedFrom: undefined }, command: undefined };
  const hasFailed = movedFrom !== undefined;
  const step = hasFailed ? syncLaw.grid.lagStep * refreshMs * Math.sign(stand - nearest) : 0;
  const lagMs = Math.abs(before.lagMs + step) <= syncLaw.maxBiasMs ? before.lagMs + step : 0;
  const { maxRateChange } = syncLaw.grid;
  return movePulse({ ...before, lagMs }, at, mediaError - (nearest - lagMs), grid, maxRateChange);
}

/** What is too little to move the frames is made enough: where that goes too far either way, against where they stand. */
function movePulse(state: SyncState, at: number, error: number, grid: Grid, maxRateChange: number): SyncStep {
  const { leastPulseMs } = syncLaw.grid;
  const towards = Math.abs(error) < leastPulseMs / 2 ? grid.stand - grid.nearest : error;
  const size = Math.max(Math.abs(error), leastPulseMs);
  return pulse({ ...state, movedFrom: grid.stand }, at, Math.sign(towards) * size, 'fine', maxRateChange);
}

const standOf = (frames: readonly number[]): number =>
  middle(frames, syncLaw.frameOutliers, syncLaw.framesApartMs);

/** A rest whose frames stand at no one point is judged by more of them. */
function isSlipping({ frames }: SyncState): boolean {
  const newest = frames.slice(-syncLaw.restFrames);
  return newest.length === syncLaw.restFrames && Math.abs(standOf(newest)) > syncLaw.restlessMs;
}

/** Beside a media clock that steps, the shown frames alone say where the clip stands. */
function checkByFrames(state: SyncState, at: number, mediaError: number): SyncStep {
  if (state.episode === 'resting') return { state: { ...state, bad: 0 }, command: undefined };
  if (state.frames.length < syncLaw.frameEnough) return { state, command: undefined };
  const error = standOf(state.frames);
  if (Math.abs(error) <= syncLaw.steps.deadbandMs)
    return { state: { ...state, episode: 'resting', bad: 0, frames: [] }, command: undefined };
  return pulse({ ...state, biasMs: mediaError - error }, at, error, 'resting');
}

function checkFrames(state: SyncState, at: number, mediaError: number): SyncStep {
  if (state.frames.length < syncLaw.frameEnough) {
    const lost = Math.abs(mediaError) > syncLaw.deadbandMs + syncLaw.maxBiasMs;
    return { state: lost ? { ...state, episode: 'coarse', bad: 0 } : state, command: undefined };
  }
  const error = standOf(state.frames);
  if (Math.abs(error) <= syncLaw.fineDeadbandMs || Math.abs(error - mediaError) > syncLaw.maxBiasMs) {
    const apart = mediaError - error;
    const biasMs = Math.abs(apart) <= syncLaw.maxBiasMs ? apart : 0;
    return { state: { ...state, episode: 'resting', bad: 0, biasMs, frames: [] }, command: undefined };
  }
  if (state.bad + 1 < syncLaw.badChecks)
    return { state: { ...state, bad: state.bad + 1 }, command: undefined };
  return pulse({ ...state, biasMs: mediaError - error }, at, error, 'resting');
}

function pulse(
  state: SyncState,
  at: number,
  error: number,
  episode: Episode,
  maxRateChange: number = syncLaw.maxRateChange,
): SyncStep {
  const durationMs = Math.max(syncLaw.minPulseMs, Math.abs(error) / maxRateChange);
  return {
    state: {
      ...state,
      episode,
      quietUntil: at + durationMs + syncLaw.settleMs,
      bad: 0,
      media: [],
      frames: [],
    },
    command: { type: 'pulse', rate: 1 + error / durationMs, durationMs },
  };
}

function seek(state: SyncState, seen: MediaObservation): SyncStep {
  const restMs = Math.min(syncLaw.maxSeekRestMs, syncLaw.seekCoolDownMs * 2 ** state.seeks);
  return {
    state: {
      ...freshSync(seen.at, undefined, state.episode === 'start'),
      quietUntil: seen.at + seen.seekLatencyMs + syncLaw.seekCoolDownMs,
      learning: 'seek',
      seeks: state.seeks + 1,
      nextSeekAt: seen.at + seen.seekLatencyMs + restMs,
    },
    command: { type: 'seek', toMs: seen.expectedMs + seen.seekLatencyMs },
  };
}
