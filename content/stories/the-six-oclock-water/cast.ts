import { type Look, PLAIN } from '../../render/kit/cast/look.ts';

export const ADA: Look = {
  ...PLAIN,
  build: 0.84,
  girth: 1.32,
  head: 1.16,
  skin: '#d9a488',
  face: { width: 1.02, jaw: 1.04, chin: 0.96, nose: 1.12, eyes: 0.92, age: 0.75, iris: '#4a5f74' },
  hair: { style: 'bun', colour: '#ece7de', pin: '#e0a83a' },
  dress: { style: 'cape', colour: '#b24a31', trim: '#8c3826', shirt: '#efe2c6' },
  legs: '#5a4638',
};

export const ANSELM: Look = {
  ...PLAIN,
  build: 1.24,
  girth: 0.76,
  head: 0.9,
  skin: '#e0b79c',
  face: { width: 0.84, jaw: 0.84, chin: 1.12, nose: 1.25, eyes: 0.95, age: 0.3, iris: '#4d6275' },
  hair: { style: 'swept', colour: '#4a4643' },
  dress: { style: 'coat', colour: '#47608a', trim: '#5d78a4', shirt: '#d9dbe0' },
  glasses: 'round',
  legs: '#33405c',
};

export const DORRIT: Look = {
  ...PLAIN,
  build: 0.95,
  girth: 1.38,
  head: 1.06,
  skin: '#c98f6c',
  face: {
    width: 1.06,
    jaw: 1.08,
    chin: 0.94,
    nose: 0.95,
    eyes: 1.06,
    age: 0.36,
    iris: '#5a3a22',
    lashes: true,
  },
  hair: { style: 'bob', colour: '#a4613c' },
  hat: { style: 'peaked', colour: '#7a5a3c', band: '#5a4029' },
  earrings: '#e6b94e',
  lips: '#a8433c',
  brow: 0.9,
  dress: { style: 'waistcoat', colour: '#d39a2c', trim: '#8a5f1a', shirt: '#ded0b4' },
  legs: '#4b4238',
};

export const INES: Look = {
  ...PLAIN,
  build: 0.96,
  girth: 1.12,
  head: 1.05,
  skin: '#c98c63',
  face: { width: 0.92, jaw: 0.9, chin: 0.98, nose: 0.85, eyes: 1.16, age: 0, iris: '#3a2a1c', lashes: true },
  hair: { style: 'braid', colour: '#1d1a24' },
  dress: { style: 'coat', colour: '#b9b13a', trim: '#98922c', shirt: '#4a5a66' },
  legs: '#3b4a58',
};

export const MAYOR: Look = {
  ...PLAIN,
  build: 0.97,
  girth: 1.6,
  head: 1.08,
  skin: '#e3a88c',
  face: { width: 1.14, jaw: 1.2, chin: 1, nose: 1.15, eyes: 0.9, age: 0.2, iris: '#54616a' },
  hair: { style: 'bald', colour: '#9a8f88' },
  beard: { style: 'walrus', colour: '#a89c90' },
  hat: { style: 'tophat', colour: '#3d2f45', band: '#7c4a6e' },
  dress: { style: 'coat', colour: '#7c3f63', trim: '#5c2d49', shirt: '#efe6d4' },
  legs: '#4a3a4c',
};

const coat = (colour: string, trim: string) => ({ style: 'jacket', colour, trim, shirt: '#d8cbb0' }) as const;

/** The crew: you. Five coats of five heights, who never speak: lamp, notebook, whistle, rope and goose, in this order. */
export const CREW: readonly Look[] = [
  {
    ...PLAIN,
    build: 1.06,
    skin: '#d8a888',
    hair: { style: 'short', colour: '#3a2c22' },
    hat: { style: 'knit', colour: '#c8452f' },
    dress: coat('#2c7a5a', '#1e5a42'),
  },
  {
    ...PLAIN,
    build: 0.88,
    girth: 1.1,
    skin: '#9c6a48',
    hair: { style: 'bob', colour: '#221a18' },
    hat: { style: 'knit', colour: '#d9a441' },
    dress: coat('#3b78a8', '#285a80'),
    face: { ...PLAIN.face, eyes: 1.08 },
  },
  {
    ...PLAIN,
    build: 1.14,
    girth: 0.9,
    skin: '#e2b593',
    hair: { style: 'swept', colour: '#a8723a' },
    hat: { style: 'knit', colour: '#5f7fa0' },
    dress: coat('#93384a', '#6c2735'),
    face: { ...PLAIN.face, chin: 1.08 },
  },
  {
    ...PLAIN,
    build: 0.8,
    girth: 1.2,
    head: 1.06,
    skin: '#c48a64',
    hair: { style: 'curls', colour: '#3b2a20' },
    hat: { style: 'knit', colour: '#2c7a5a' },
    dress: coat('#cf9a3a', '#a07423'),
  },
  {
    ...PLAIN,
    build: 0.98,
    skin: '#b57e58',
    hair: { style: 'short', colour: '#1e1a1a' },
    beard: { style: 'full', colour: '#2b221e' },
    hat: { style: 'knit', colour: '#8b5a7a', feather: '#f4f1e8' },
    dress: coat('#7a8088', '#575d66'),
  },
];

const sunday = (colour: string, trim: string) => ({ style: 'coat', colour, trim, shirt: '#efe6d4' }) as const;

/** Those who live in New Lorn and in Marrin, in their good coats. */
export const CROWD: readonly Look[] = [
  {
    ...PLAIN,
    build: 1,
    skin: '#dca98a',
    hair: { style: 'short', colour: '#5a4636' },
    hat: { style: 'bowler', colour: '#3a3a44' },
    dress: sunday('#5a6272', '#454c5a'),
    beard: { style: 'moustache', colour: '#4a3a2e' },
  },
  {
    ...PLAIN,
    build: 0.92,
    girth: 1.12,
    skin: '#c78e68',
    hair: { style: 'bun', colour: '#3a2a22' },
    dress: { style: 'gown', colour: '#8a4a5c', trim: '#6a3446' },
  },
  {
    ...PLAIN,
    build: 1.08,
    girth: 0.9,
    skin: '#e3b899',
    hair: { style: 'swept', colour: '#8a6238' },
    dress: sunday('#4c6a5a', '#38503f'),
    glasses: 'round',
  },
  {
    ...PLAIN,
    build: 0.95,
    girth: 1.3,
    skin: '#d8a183',
    hair: { style: 'bald', colour: '#aaa29a' },
    beard: { style: 'full', colour: '#b4aca2' },
    dress: sunday('#70503c', '#523a2b'),
  },
  {
    ...PLAIN,
    build: 0.88,
    skin: '#8f6042',
    hair: { style: 'curls', colour: '#1e1816' },
    dress: { style: 'gown', colour: '#3f6f8a', trim: '#2d5269' },
  },
  {
    ...PLAIN,
    build: 1.02,
    girth: 1.05,
    skin: '#b87f5a',
    hair: { style: 'short', colour: '#2a211c' },
    hat: { style: 'bowler', colour: '#5a4030' },
    dress: sunday('#8a6a2e', '#664d20'),
  },
  {
    ...PLAIN,
    build: 0.9,
    skin: '#e6bca0',
    hair: { style: 'bob', colour: '#b07a40' },
    hat: { style: 'kerchief', colour: '#a8564a' },
    dress: { style: 'gown', colour: '#5f7a52', trim: '#465c3c' },
  },
];
