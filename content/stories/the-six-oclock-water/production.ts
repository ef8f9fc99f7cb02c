import type { ClipPlan, Production } from '../../render/production.ts';
import type { Soundtrack, Speaker } from '../../render/sound/soundtrack.ts';
import { city, firm, town, valley, wall } from './themes.ts';

const speakers: Record<string, Speaker> = {
  ada: { voice: 'viola', note: 57, pan: -0.12 },
  dorrit: { voice: 'bassoon', note: 46, pan: 0.12 },
  ines: { voice: 'flute', note: 74, pan: 0.2 },
  mayor: { voice: 'trumpet', note: 65, pan: 0.05 },
  engineer: { voice: 'clarinet', note: 52, pan: -0.05 },
  anselm: { voice: 'clarinet', note: 53, pan: -0.05 },
};
const warmly: Record<string, Speaker> = { ada: { voice: 'warmViola', note: 57, pan: -0.12 } };

const clip = (poster: number, sound: Soundtrack): ClipPlan => ({ poster, sound });

export const production: Production = {
  cover: { scene: 'doorstep', at: 4 },
  clips: {
    descent: clip(49, {
      music: [
        valley(1.4, 12.6, { level: 0.9 }),
        firm(13, 34.6, { level: 0.8 }),
        valley(36, 49, { slow: 1.1, level: 0.8 }),
        wall(50.2, 60, { level: 0.8 }),
        firm(61, 66.4, { level: 0.5, only: 'chords' }),
      ],
      beds: [
        ['wind', 0, 68, 0.3],
        ['engine', 0.5, 13, 0.25],
        ['engine', 13, 35.8, 0.9],
        ['night', 36, 68, 1],
      ],
      effects: [
        [55.6, 'watch', 0.8],
        [60.4, 'thud', 0.4],
        [61, 'goose', 0.7, 0.4],
        [66.4, 'goose', 0.6, 0.4],
      ],
      wheel: [
        [37, 50, 0.3],
        [60, 67.4, 0.28],
      ],
    }),
    doorstep: clip(52, {
      music: [
        valley(1.6, 10.8, { level: 0.7 }),
        firm(22.4, 33, { level: 0.75 }),
        valley(44.4, 55.8, { level: 0.55, slow: 1.15 }),
        firm(56.6, 64, { level: 0.55, slow: 1.15 }),
      ],
      beds: [
        ['night', 0, 22, 1.3],
        ['room', 22, 66, 1],
      ],
      effects: [
        [2, 'gravel', 1],
        [6.4, 'gravel', 0.8],
        [12.3, 'knocks', 1],
        [18.4, 'steps', 0.5],
        [23, 'steps', 1],
        [26, 'steps', 0.9],
        [29.4, 'steps', 0.8],
        [35, 'spoon', 0.8],
        [37, 'spoon', 0.7],
        [58, 'spoon', 0.5],
        [62.4, 'goose', 0.35, 0.4],
      ],
      wheel: [[0.3, 65.6, 0.3]],
      fire: [22.5, 0.03],
    }),
    soup: clip(18, {
      music: [firm(1.2, 10, { level: 0.6, slow: 1.15 }), valley(11, 19.8, { level: 0.5 })],
      beds: [['room', 0, 30, 1]],
      effects: [
        [2, 'spoon', 0.8],
        [3.6, 'spoon', 0.7, 0.3],
        [5, 'spoon', 0.7, -0.3],
        [7.4, 'spoon', 0.6],
        [15.6, 'scratch', 1],
        [17.6, 'scratch', 1],
        [28.6, 'spoon', 0.9],
      ],
      wheel: [[0.2, 29.6, 0.34]],
      fire: [0.3, 0.03],
    }),
    carrying: clip(8, {
      music: [
        firm(1.2, 12, { level: 0.9 }),
        valley(14.4, 20, { level: 0.5 }),
        valley(25, 29.4, { level: 0.35, only: 'chords' }),
      ],
      beds: [['night', 0, 30, 1.3]],
      effects: [
        [1, 'gravel', 1],
        [4, 'gravel', 1],
        [7, 'gravel', 0.9],
        [12, 'thud', 1],
        [12.3, 'scrape', 0.4],
        [22.9, 'knocks', 0.7],
      ],
      wheel: [[0.2, 29.6, 0.34]],
    }),
    'the-drawing': clip(8, {
      music: [
        valley(1.4, 12, { voice: 'flute', level: 0.7, transpose: 5 }),
        valley(17, 22, { level: 0.45, only: 'chords' }),
        city(23, 33.6, { level: 0.6 }),
        city(47.4, 61, { level: 0.7 }),
      ],
      beds: [
        ['room', 0, 22, 1],
        ['night', 22, 62, 1.3],
      ],
      effects: [
        [1, 'scratch', 0.5],
        [24.6, 'bicycle', 0.5, 0.5],
        [29.4, 'bicycle', 0.9, 0.3],
        [30, 'scrape', 0.4],
        [30.3, 'goose', 0.6, 0.1],
        [57.2, 'knock', 1],
      ],
      wheel: [[0.2, 61.6, 0.3]],
    }),
    'good-news': clip(26, {
      music: [
        town(1.2, 9, { level: 0.7 }),
        town(9.6, 18.6, { level: 0.8 }),
        city(22, 29, { level: 0.4, only: 'chords' }),
      ],
      beds: [
        ['fountain', 0, 19, 0.8],
        ['fountain', 19, 30, 1.8],
        ['night', 0, 30, 0.6],
      ],
      effects: [
        [1.4, 'steps', 0.7],
        [4, 'steps', 0.6],
        [6, 'bicycle', 0.3, -0.4],
        [19.6, 'pour', 0.5],
      ],
    }),
    searchlight: clip(17, {
      music: [wall(1.2, 19, { level: 0.8 }), wall(22, 29.2, { level: 0.4, transpose: 5 })],
      beds: [
        ['wind', 0, 9, 1.3],
        ['night', 9, 19, 1.2],
        ['wind', 19, 30, 0.9],
      ],
      effects: [
        [4.8, 'scrape', 0.5, -0.4],
        [25.2, 'railKnocks', 1, 0.3],
      ],
      wheel: [
        [9.4, 18.8, 0.36],
        [20, 29.6, 0.2],
      ],
    }),
    midnight: clip(40, {
      music: [
        firm(1.2, 12, { level: 0.6, slow: 1.3 }),
        valley(13, 23.6, { level: 0.45, only: 'chords' }),
        wall(24.4, 36, { level: 0.85 }),
        valley(36.6, 47.6, { level: 0.75, slow: 1.15 }),
        firm(48.6, 58.6, { level: 0.5, slow: 1.1 }),
      ],
      beds: [
        ['room', 0, 24, 1],
        ['wind', 24, 36, 1.4],
        ['room', 36, 48, 1],
        ['night', 48, 60, 1.3],
      ],
      effects: [
        [1, 'steps', 0.8],
        [4, 'steps', 0.8],
        [7, 'steps', 0.7],
        [9.6, 'thud', 0.4],
        [25.8, 'watch', 0.9],
        [31.6, 'railKnocks', 1],
        [37, 'knocks', 1],
      ],
      wheel: [
        [0.2, 23.8, 0.28],
        [36, 59.6, 0.26],
      ],
      fire: [0.4, 0.025],
    }),
    'the-wheel': clip(10, {
      music: [firm(1.2, 12.6, { level: 0.7, slow: 1.2 }), valley(61, 69, { level: 0.8, slow: 1.2 })],
      beds: [
        ['engine', 0.4, 12.4, 0.8],
        ['under', 20, 43, 1],
        ['water', 42, 70, 0.8],
      ],
      effects: [
        [12.6, 'thud', 0.3],
        [13.4, 'gravel', 0.8],
        [14.6, 'gravel', 0.4],
      ],
      wheel: [
        [0.2, 12, 0.2],
        [21.5, 42, 0.34],
        [42, 69.6, 0.8],
      ],
    }),
    ask: clip(17, {
      music: [
        valley(1.2, 11, { level: 0.4, only: 'chords' }),
        valley(11.4, 20.8, { voice: 'flute', transpose: 5, level: 0.7 }),
        wall(21.6, 29.2, { level: 0.8 }),
      ],
      beds: [
        ['room', 0, 30, 1],
        ['under', 11, 21, 0.6],
      ],
      effects: [
        [1.8, 'scratch', 0.6],
        [11.8, 'scratch', 1],
        [13.4, 'scratch', 1],
        [22.4, 'thud', 0.12],
      ],
      wheel: [[0.2, 29.6, 0.5]],
    }),
    follow: clip(8, {
      music: [wall(1.4, 11, { level: 0.7 }), wall(21.4, 29.2, { level: 0.7, transpose: 5 })],
      beds: [
        ['night', 0, 11, 1],
        ['under', 5, 21, 1.3],
        ['wind', 11, 30, 0.7],
        ['fountain', 22, 30, 0.4],
      ],
      effects: [
        [1, 'gravel', 0.8],
        [4.4, 'gravel', 0.7],
        [7.6, 'gravel', 0.5],
      ],
      wheel: [[0.2, 10, 0.22]],
    }),
    'the-son': clip(33, {
      music: [
        valley(19, 24, { level: 0.35, only: 'chords' }),
        wall(24.4, 36.6, { level: 0.55 }),
        valley(38, 48.6, { level: 0.5, slow: 1.15 }),
        valley(56, 62, { level: 0.8, voice: 'clarinet', transpose: -12, slow: 1.2 }),
        firm(67.4, 78.6, { level: 0.65 }),
      ],
      beds: [['room', 0, 80, 1]],
      effects: [
        [2, 'knocks', 1.2, -0.6],
        [12.4, 'thud', 0.4, -0.5],
        [14, 'steps', 0.6, -0.4],
        [20, 'thud', 0.35, -0.3],
        [21, 'thud', 0.35, -0.3],
        [62.3, 'railKnocks', 0.7, 0.4],
        [78.7, 'goose', 0.7, 0.4],
      ],
      wheel: [
        [0.2, 48.8, 0.34],
        [48.8, 62, 0.8],
        [62, 79.6, 0.34],
      ],
    }),
    'five-oclock': clip(50, {
      music: [
        town(1.2, 10.8, { level: 0.75 }),
        town(11.6, 21.6, { level: 0.6, slow: 1.15 }),
        city(22.4, 33, { level: 0.8 }),
        wall(33.6, 42.6, { level: 0.5 }),
        firm(43.4, 48.8, { level: 0.6 }),
      ],
      beds: [
        ['crowd', 0, 22, 1.2],
        ['fountain', 0, 22, 1.6],
        ['train', 22, 33, 0.7],
        ['room', 33, 62, 1],
      ],
      effects: [
        [14.4, 'railKnocks', 0.2],
        [23, 'steps', 0.4],
        [26, 'steps', 0.4],
        [41, 'railKnocks', 0.8],
        [44, 'scrape', 0.6],
        [46.4, 'scrape', 0.5],
        [49, 'pipe', 1],
        [53.4, 'pipe', 0.8],
        [57.6, 'railKnocks', 0.5],
      ],
      wheel: [[43, 61.6, 0.3]],
    }),
    'red-fountain': clip(18, {
      music: [
        firm(1.2, 11, { level: 0.7, slow: 1.1 }),
        valley(12.2, 21.8, { level: 0.8, voice: 'flute', transpose: 5 }),
        town(22.6, 30.6, { level: 0.9 }),
      ],
      beds: [
        ['water', 0, 12, 1],
        ['under', 12, 22, 1],
        ['crowd', 22, 50, 0.9],
        ['fountain', 22, 50, 1.6],
      ],
      effects: [
        [4.4, 'pour', 1.4],
        [7.4, 'goose', 0.4, 0.3],
        [38, 'spoon', 0.4],
        [44.6, 'spoon', 0.3],
        [46.2, 'trombones', 1],
      ],
      wheel: [[0.2, 12, 0.7]],
    }),
    under: clip(20, {
      music: [
        wall(1.4, 11, { level: 0.6 }),
        valley(11.4, 21.8, { level: 0.6, slow: 1.1 }),
        valley(22.4, 31.4, { level: 0.8, voice: 'flute', transpose: 5, slow: 1.15 }),
        firm(32.6, 37.4, { level: 0.6 }),
      ],
      beds: [
        ['under', 0, 41.6, 1.3],
        ['water', 0, 41.6, 0.6],
      ],
      effects: [
        [1.2, 'scrape', 0.8],
        [4, 'steps', 0.5],
        [7, 'steps', 0.5],
        [12, 'pour', 0.4],
        [36.4, 'scrape', 1.6],
        [38.6, 'scrape', 1.5],
        [40.6, 'thud', 1.3],
      ],
      wheel: [
        [0.2, 41, 0.7],
        [41.4, 45.4, 0.55, true],
      ],
    }),
    'on-the-wall': clip(10, {
      music: [
        wall(1.4, 12, { level: 0.8 }),
        town(13, 17.6, { level: 0.3, slow: 1.5 }),
        city(24.4, 33.6, { level: 0.6 }),
        valley(34.6, 45.6, { level: 0.8, slow: 1.1 }),
        wall(46.4, 54.6, { level: 0.7, transpose: 5 }),
      ],
      beds: [['wind', 0, 62, 0.75]],
      effects: [
        [46.6, 'watch', 1],
        [60.6, 'goose', 0.3],
      ],
      speakers: warmly,
    }),
    'dry-year': clip(46, {
      music: [
        town(1.2, 9, { level: 0.5, slow: 1.4 }),
        firm(10.4, 19.6, { level: 0.75 }),
        city(20.4, 29.6, { level: 0.85 }),
        valley(33, 48.6, { level: 0.85, slow: 1.1 }),
      ],
      beds: [
        ['crowd', 0, 10, 0.8],
        ['room', 10, 20, 1],
        ['night', 20, 30, 1],
        ['room', 30, 40, 1],
        ['wind', 40, 50, 0.4],
      ],
      effects: [
        [11, 'thud', 0.4],
        [13, 'thud', 0.4],
        [15, 'thud', 0.4],
        [18, 'thud', 0.4],
        [22, 'pour', 0.7],
        [25, 'pour', 0.6],
        [31.4, 'knocks', 0.9, -0.5],
        [42.2, 'hiss', 0.3],
        [46, 'scratch', 0.9],
      ],
      fire: [30.5, 0.02],
      speakers: warmly,
    }),
    shore: clip(46, {
      music: [
        valley(1.4, 10, { level: 0.85 }),
        firm(10.4, 19.6, { level: 0.6 }),
        city(20.4, 29.6, { level: 0.8 }),
        firm(30.4, 39.6, { level: 0.85 }),
        valley(40.4, 48, { level: 0.8, slow: 1.15 }),
      ],
      beds: [
        ['water', 0, 20, 0.9],
        ['crowd', 20, 30, 0.5],
        ['lake', 30, 50, 0.9],
      ],
      effects: [
        [6.6, 'goose', 0.5, 0.2],
        [11, 'scratch', 0.6],
        [22, 'pour', 0.8],
        [25, 'pour', 0.6],
        [31, 'steps', 0.8],
        [34, 'steps', 0.8],
        [37, 'thud', 0.4],
      ],
      wheel: [
        [0.2, 10, 0.3],
        [30, 40, 0.4],
        [40, 49.4, 0.7],
      ],
    }),
    'under-the-lake': clip(46, {
      music: [
        valley(7, 19.6, { level: 0.6, slow: 1.1 }),
        valley(20, 30, { level: 0.9 }),
        city(33.2, 39.6, { level: 0.85 }),
      ],
      beds: [
        ['room', 0, 10, 1],
        ['wind', 10, 20, 0.3],
        ['water', 20, 30, 0.9],
        ['crowd', 33, 40, 0.5],
        ['lake', 39, 42.5, 0.5],
      ],
      effects: [
        [1.6, 'scrape', 0.5],
        [3.4, 'scrape', 0.5],
        [5.6, 'hiss', 0.8],
        [31.4, 'cough', 1],
        [35, 'pour', 0.6],
      ],
      fire: [0.3, 0.02],
      speakers: warmly,
    }),
  },
  film: {
    megabytes: 84,
    pictures: 15,
    lines: 540,
    speakers,
    trailer: {
      poster: 16,
      cuts: [
        { clip: 'descent', from: 2, to: 9 },
        { clip: 'descent', from: 40, to: 48 },
        { clip: 'doorstep', from: 12, to: 18 },
        { clip: 'doorstep', from: 46, to: 53 },
        { clip: 'good-news', from: 19.5, to: 25.5 },
        { clip: 'midnight', from: 26, to: 34 },
        { clip: 'midnight', from: 36, to: 41 },
        { clip: 'five-oclock', from: 43, to: 51 },
        { clip: 'on-the-wall', from: 5, to: 10 },
      ],
      sound: {
        music: [
          valley(1.2, 15, { level: 0.9 }),
          firm(15.4, 27.6, { level: 0.8 }),
          town(28.4, 33.6, { level: 0.7 }),
          wall(34.4, 47, { level: 0.9 }),
          firm(47.2, 53.4, { level: 0.7 }),
          valley(54.4, 58.6, { level: 0.7, only: 'chords' }),
        ],
        beds: [
          ['wind', 0, 15, 0.4],
          ['room', 15, 28, 1],
          ['fountain', 28, 34, 1.4],
          ['wind', 34, 42, 1.2],
          ['room', 42, 55, 1],
          ['wind', 55, 60, 0.8],
        ],
        effects: [
          [15.4, 'knocks', 1],
          [39.6, 'railKnocks', 1],
          [43, 'knocks', 1],
          [53, 'pipe', 1],
        ],
        wheel: [[0.4, 59, 0.4]],
      },
    },
  },
};
