import { part, type Theme } from '../../render/sound/themes.ts';

/** The Ferry House: a slow waltz that stops one note short. */
const HOUSE: Theme = {
  beat: 0.54,
  beatsPerChord: 3,
  chords: [
    [48, 55, 60, 64],
    [45, 52, 57, 60],
    [41, 53, 57, 60],
    [43, 55, 59, 62],
    [48, 55, 60, 64],
    [40, 52, 59, 64],
    [41, 53, 57, 60],
    [43, 50, 59, 65],
  ],
  tune: [
    [2, 67],
    [1, 64],
    [2, 72],
    [1, 71],
    [3, 69],
    [2, 67],
    [1, 0],
    [2, 65],
    [1, 64],
    [2, 71],
    [1, 69],
    [3, 67],
    [2, 62],
    [1, 0],
  ],
  voice: 'clarinet',
  figure: [0, 2, 3],
  pads: 0.6,
};

/** Wanda's kitchen: plucked, busy, never sitting down. */
const KITCHEN: Theme = {
  beat: 0.34,
  beatsPerChord: 4,
  chords: [
    [43, 50, 55, 59],
    [48, 52, 55, 60],
    [45, 52, 57, 60],
    [50, 54, 57, 60],
  ],
  tune: [
    [1, 55],
    [0.5, 59],
    [0.5, 62],
    [1, 60],
    [1, 57],
    [1, 59],
    [0.5, 55],
    [0.5, 57],
    [2, 54],
    [1, 0],
    [1, 57],
    [1, 60],
    [1, 59],
    [2, 55],
    [2, 0],
  ],
  voice: 'bassoon',
  figure: [0, 2, 1, 3],
  pads: 0,
};

/** The family: correct, and a little too high. */
const FAMILY: Theme = {
  beat: 0.46,
  beatsPerChord: 4,
  chords: [
    [45, 52, 57, 60],
    [50, 53, 57, 62],
    [40, 52, 56, 59],
    [45, 52, 57, 60],
  ],
  tune: [
    [1.5, 69],
    [0.5, 71],
    [1, 72],
    [1, 69],
    [1, 74],
    [1, 72],
    [2, 71],
    [1.5, 68],
    [0.5, 69],
    [1, 71],
    [1, 64],
    [3, 69],
    [1, 0],
  ],
  voice: 'viola',
  figure: [0, -1, 2, -1],
  pads: 0.3,
};

export const house = part(HOUSE);
export const kitchen = part(KITCHEN);
export const family = part(FAMILY);
