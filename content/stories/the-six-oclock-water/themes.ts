import { part, type Theme } from '../../render/sound/themes.ts';

/** The valley: a slow three, viola over harp. */
const VALLEY: Theme = {
  beat: 0.62,
  beatsPerChord: 3,
  chords: [
    [50, 57, 62, 65],
    [45, 52, 60, 64],
    [43, 55, 59, 62],
    [50, 57, 62, 65],
    [41, 53, 57, 60],
    [48, 55, 60, 64],
    [43, 55, 59, 62],
    [50, 57, 62, 65],
  ],
  tune: [
    [2, 69],
    [1, 67],
    [2, 65],
    [1, 64],
    [3, 62],
    [2, 64],
    [1, 65],
    [3, 67],
    [2, 69],
    [1, 72],
    [2, 71],
    [1, 67],
    [3, 69],
    [2, 65],
    [1, 64],
    [3, 62],
  ],
  voice: 'warmViola',
  figure: [0, 2, 3, 0, 3, 2],
  pads: 0.7,
};

/** The firm: a walking bass that has carried heavier things than this. */
const FIRM: Theme = {
  beat: 0.4,
  beatsPerChord: 4,
  chords: [
    [41, 53, 57, 60],
    [46, 53, 58, 62],
    [43, 55, 58, 62],
    [48, 55, 58, 64],
  ],
  tune: [
    [1, 41],
    [1, 45],
    [1, 48],
    [1, 50],
    [1, 46],
    [0.5, 50],
    [0.5, 53],
    [1, 50],
    [1, 46],
    [1, 43],
    [1, 46],
    [1, 50],
    [1, 0],
    [1, 48],
    [0.5, 46],
    [0.5, 43],
    [1, 40],
    [1, 0],
  ],
  voice: 'bassoon',
  figure: [-1, 3, -1, 2, -1, 3, 2, -1],
  pads: 0,
};

/** The wall: held fifths, low in the clarinet. */
const WALL: Theme = {
  beat: 0.78,
  beatsPerChord: 4,
  chords: [
    [38, 45, 50],
    [36, 43, 48],
    [34, 41, 50],
    [38, 45, 52],
  ],
  tune: [
    [4, 50],
    [3, 57],
    [1, 0],
    [4, 48],
    [3, 55],
    [1, 0],
    [4, 46],
    [2, 53],
    [2, 52],
    [6, 50],
    [2, 0],
  ],
  voice: 'clarinet',
  figure: [-1, -1, -1, 1],
  pads: 1.1,
};

/** New Lorn: a march too cheerful for the hour, which never gets to its end. */
const TOWN: Theme = {
  beat: 0.33,
  beatsPerChord: 4,
  chords: [
    [46, 53, 58, 62],
    [53, 57, 60, 65],
    [51, 55, 58, 63],
    [53, 57, 60, 63],
  ],
  tune: [
    [1, 70],
    [0.5, 70],
    [0.5, 72],
    [1, 74],
    [1, 70],
    [1, 77],
    [1, 74],
    [2, 72],
    [1, 70],
    [0.5, 70],
    [0.5, 72],
    [1, 74],
    [1, 77],
    [1.5, 79],
    [0.5, 77],
    [1, 74],
    [5, 0],
  ],
  voice: 'trumpet',
  figure: [0, 2, 1, 3],
  pads: 0,
};

/** Marrin: a few plucked notes that wait for one another. */
const CITY: Theme = {
  beat: 0.7,
  beatsPerChord: 4,
  chords: [
    [45, 52, 57, 60],
    [43, 50, 55, 59],
    [41, 48, 53, 57],
    [40, 47, 52, 59],
  ],
  tune: [
    [3, 76],
    [1, 0],
    [2, 74],
    [2, 72],
    [4, 0],
  ],
  voice: 'flute',
  figure: [0, -1, 2, 3],
  pads: 0.6,
};

export const valley = part(VALLEY);
export const firm = part(FIRM);
export const wall = part(WALL);
export const town = part(TOWN);
export const city = part(CITY);
