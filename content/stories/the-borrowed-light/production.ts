import type { Production } from '../../render/production.ts';

const Dm = [38, 50, 57, 65];
const F = [41, 53, 57, 60];
const C = [36, 52, 55, 64];
const Gm = [43, 50, 58, 62];
const Bb = [34, 50, 53, 62];
const Am = [33, 52, 57, 60];
const G = [43, 50, 59, 62];
const D = [38, 50, 57, 66];

export const production: Production = {
  cover: { scene: 'beacon', at: 31.5 },
  clips: {
    bridge: {
      poster: 31,
      score: {
        seed: 1,
        chords: [Dm, Bb, F, C, Dm, Gm, Bb, Am],
        pulse: 0.52,
        busyness: 0.42,
        wind: 0.05,
        bells: [
          [4, 86],
          [11, 81],
          [22.5, 77],
          [27, 74],
        ],
      },
    },
    ridge: {
      poster: 19,
      score: {
        seed: 2,
        chords: [Dm, C, Bb, C, Dm, Gm, Am],
        pulse: 0.34,
        busyness: 0.5,
        wind: 0.3,
        bells: [
          [11.5, 77],
          [16.5, 81],
        ],
      },
    },
    pinewood: {
      poster: 13,
      score: {
        seed: 3,
        chords: [Dm, F, Gm, Dm, Bb, F, Am],
        pulse: 0.44,
        busyness: 0.36,
        wind: 0.035,
        bells: [
          [7.1, 89],
          [7.5, 86],
          [16.5, 84],
          [17, 81],
        ],
      },
    },
    wayhouse: {
      poster: 24,
      score: {
        seed: 4,
        chords: [Gm, Dm, Bb, C, Gm, Dm, Am],
        pulse: 0.56,
        busyness: 0.34,
        wind: 0.09,
        bells: [
          [11.5, 62],
          [11.9, 62],
          [13.4, 57],
          [13.8, 57],
          [21.5, 81],
        ],
      },
    },
    hearth: {
      poster: 25,
      score: {
        seed: 5,
        chords: [Dm, Bb, F, C, F, Bb, Gm, C],
        pulse: 0.48,
        busyness: 0.48,
        wind: 0.02,
        fire: { from: 13, level: 0.05 },
        bells: [
          [2.4, 77],
          [13.6, 81],
          [14, 84],
          [14.4, 89],
        ],
      },
    },
    valley: {
      poster: 30,
      coarser: 2,
      score: {
        seed: 6,
        chords: [Dm, Bb, F, C, F, Bb, C, F],
        pulse: 0.36,
        busyness: 0.62,
        wind: 0.03,
        bells: [
          [12.6, 77],
          [13.6, 81],
          [14.6, 84],
          [15.6, 86],
          [16.6, 89],
          [22.5, 93],
          [28, 89],
        ],
      },
    },
    beacon: {
      poster: 31.5,
      coarser: 2,
      score: {
        seed: 7,
        chords: [Gm, Dm, Bb, C, G, D, G, D],
        pulse: 0.36,
        busyness: 0.58,
        wind: 0.07,
        fire: { from: 1, level: 0.09 },
        bells: [
          [12, 74],
          [17, 79],
          [22, 83],
          [27, 86],
          [28.4, 90],
        ],
      },
    },
  },
};
