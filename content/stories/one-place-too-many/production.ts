import type { ClipPlan, Production } from '../../render/production.ts';
import type { Soundtrack, Speaker } from '../../render/sound/soundtrack.ts';
import { family, house, kitchen } from './themes.ts';

const speakers: Record<string, Speaker> = {
  wanda: { voice: 'warmViola', note: 55, pan: 0.2 },
  leonora: { voice: 'flute', note: 67, pan: -0.15 },
  felix: { voice: 'trumpet', note: 62, pan: 0.05 },
  notary: { voice: 'clarinet', note: 57, pan: 0.1 },
  oskar: { voice: 'bassoon', note: 44, pan: -0.1 },
};

const clip = (poster: number, sound: Soundtrack): ClipPlan => ({ poster, sound });

export const production: Production = {
  cover: { scene: 'seated', at: 11 },
  pictures: {
    scene: 'options',
    names: [
      'one-chair-soup',
      'one-chair-kitchen',
      'one-chair-chair',
      'eighth-place-leave',
      'eighth-place-clear',
      'the-roast-draw',
      'the-roast-close',
    ],
  },
  clips: {
    arrival: clip(20, {
      music: [
        house(1.2, 13, { level: 0.8 }),
        house(14, 23, { level: 0.5, only: 'chords' }),
        kitchen(24.2, 32.6, { level: 0.6 }),
        family(33.2, 40.8, { level: 0.6 }),
      ],
      beds: [
        ['fountain', 0, 13.4, 1.3],
        ['water', 0, 13.4, 0.5],
        ['room', 13.4, 42, 1],
        ['fountain', 13.4, 42, 0.35],
      ],
      effects: [
        [2, 'gravel', 0.8],
        [6, 'gravel', 0.7],
        [13.6, 'steps', 0.9],
        [17, 'steps', 0.7],
        [24.4, 'spoon', 0.7],
        [39.6, 'scratch', 0.4],
      ],
    }),
    soup: clip(20, {
      music: [kitchen(1, 13, { level: 0.8 }), family(14, 27, { level: 0.45, slow: 1.1 })],
      beds: [
        ['room', 0, 28, 1],
        ['crowd', 0, 5, 0.7],
        ['fountain', 0, 28, 0.3],
      ],
      effects: [
        [1.6, 'steps', 0.8],
        [4, 'spoon', 0.6],
        [6.6, 'steps', 0.6],
        [13.6, 'spoon', 0.9],
        [24.2, 'spoon', 0.8, 0.4],
      ],
    }),
    kitchen: clip(6, {
      music: [kitchen(1, 13.4, { level: 0.7 }), house(14.4, 26.8, { level: 0.55, slow: 1.1 })],
      beds: [['room', 0, 28, 1]],
      effects: [
        [1.6, 'spoon', 0.8],
        [3.8, 'spoon', 0.7],
        [6, 'spoon', 0.6],
        [10.4, 'scrape', 0.3],
      ],
      fire: [0.3, 0.04],
    }),
    chair: clip(6, {
      music: [
        family(1, 8.8, { level: 0.7 }),
        house(9.4, 13.2, { level: 0.5 }),
        family(14, 27, { level: 0.4 }),
      ],
      beds: [
        ['room', 0, 9, 1],
        ['fountain', 9, 13.4, 1.8],
        ['room', 13.4, 28, 1],
        ['fountain', 13.4, 28, 0.3],
      ],
      effects: [
        [1, 'scrape', 0.9],
        [3, 'steps', 0.9],
        [6, 'steps', 0.7],
        [9.2, 'thud', 0.6],
      ],
    }),
    seated: clip(10, {
      music: [
        house(1.2, 11.6, { level: 0.75 }),
        family(12.6, 26.4, { level: 0.45 }),
        house(27.6, 38.8, { level: 0.6, slow: 1.15 }),
      ],
      beds: [
        ['room', 0, 40, 1],
        ['crowd', 0, 12, 0.4],
        ['fountain', 0, 40, 0.3],
      ],
      effects: [
        [2, 'spoon', 0.8, -0.4],
        [3.6, 'spoon', 0.7],
        [5.4, 'spoon', 0.6, 0.3],
        [7.8, 'spoon', 0.7, -0.2],
        [16, 'scratch', 0.5],
        [32.2, 'spoon', 0.8, 0.4],
      ],
    }),
    left: clip(5, {
      music: [house(1.2, 13.4, { level: 0.7 }), house(14.4, 27, { level: 0.5, voice: 'flute', slow: 1.15 })],
      beds: [
        ['room', 0, 28, 1],
        ['crowd', 2, 13.6, 0.6],
        ['lake', 13.6, 28, 0.3],
      ],
      effects: [
        [2.4, 'spoon', 0.7],
        [6.4, 'spoon', 0.6, -0.3],
        [10.4, 'spoon', 0.6, 0.3],
      ],
    }),
    cleared: clip(8, {
      music: [kitchen(1, 11.8, { level: 0.55 }), house(13, 27, { level: 0.5, slow: 1.15 })],
      beds: [
        ['room', 0, 28, 1],
        ['fountain', 0, 28, 0.3],
      ],
      effects: [
        [1.4, 'spoon', 1],
        [2.2, 'spoon', 0.9],
        [3, 'spoon', 0.9],
        [4.1, 'thud', 0.25],
        [21.4, 'thud', 0.4],
        [22.6, 'scratch', 0.6],
      ],
    }),
    reading: clip(40, {
      music: [
        family(1, 8, { level: 0.4, only: 'chords' }),
        family(12.4, 23.6, { level: 0.4, slow: 1.2 }),
        house(24.8, 42.6, { level: 0.6, slow: 1.25 }),
      ],
      beds: [
        ['room', 0, 44, 1],
        ['fountain', 0, 44, 0.25],
      ],
      effects: [
        [1.2, 'spoon', 0.5, 0.4],
        [3.4, 'spoon', 0.5, 0.4],
        [5.4, 'spoon', 0.5, 0.4],
        [8.3, 'thud', 0.35, 0.4],
        [35, 'spoon', 0.3],
      ],
    }),
    sat: clip(21, {
      music: [
        house(1.4, 13.6, { level: 0.5, only: 'chords' }),
        house(14.4, 27.4, { level: 0.7, voice: 'warmViola', slow: 1.1 }),
        house(28.6, 37.8, { level: 0.6, slow: 1.25 }),
        house(39, 45, { level: 0.75 }),
      ],
      beds: [
        ['room', 0, 28, 1],
        ['lake', 28, 38.4, 0.4],
        ['room', 38.4, 46, 1],
      ],
      effects: [
        [1.2, 'scrape', 0.3],
        [4, 'steps', 0.7],
        [6.6, 'steps', 0.5],
        [18, 'spoon', 0.8],
        [39.6, 'spoon', 0.6],
        [41, 'spoon', 0.6, 0.3],
      ],
    }),
    hatch: clip(24, {
      music: [
        kitchen(3, 12.2, { level: 0.6 }),
        house(13.4, 21.2, { level: 0.5, only: 'chords' }),
        house(22, 32.4, { level: 0.65, voice: 'warmViola', slow: 1.2 }),
        house(33.6, 45, { level: 0.6, slow: 1.1 }),
      ],
      beds: [
        ['room', 0, 33, 1],
        ['night', 33, 38.6, 1.4],
        ['water', 33, 38.6, 0.4],
        ['room', 38.6, 46, 1],
      ],
      effects: [
        [0.8, 'thud', 0.7],
        [3, 'steps', 0.8],
        [7, 'steps', 0.6],
        [15.6, 'scrape', 0.4],
        [17.8, 'spoon', 0.9],
        [18.6, 'spoon', 0.8],
        [23, 'spoon', 0.6],
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((plate) => [38.9 + plate * 0.4, 'spoon', 0.55] as const),
      ],
      fire: [12.9, 0.03],
    }),
  },
  film: {
    megabytes: 22,
    pictures: 10,
    lines: 432,
    speakers,
  },
};
