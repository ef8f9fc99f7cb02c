import { type Look, PLAIN } from '../../render/kit/cast/look.ts';

export const WANDA: Look = {
  ...PLAIN,
  build: 0.94,
  girth: 1.46,
  head: 1.1,
  skin: '#d79c80',
  face: { width: 1.08, jaw: 1.12, chin: 0.96, nose: 0.95, eyes: 1, age: 0.5, iris: '#3f5a52' },
  hair: { style: 'bun', colour: '#a39a92' },
  dress: { style: 'apron', colour: '#efe6d4', trim: '#c9bda4', shirt: '#4c7f86' },
  legs: '#46525c',
};

export const LEONORA: Look = {
  ...PLAIN,
  build: 1.1,
  girth: 0.92,
  head: 0.98,
  skin: '#e2b79c',
  face: {
    width: 0.88,
    jaw: 0.86,
    chin: 1.1,
    nose: 1.12,
    eyes: 1.04,
    age: 0.4,
    iris: '#54616a',
    lashes: true,
  },
  hair: { style: 'bob', colour: '#d8d3cc' },
  hat: { style: 'brim', colour: '#4a4258', band: '#8c5a7e' },
  dress: { style: 'gown', colour: '#4d4560', trim: '#8c5a7e' },
};

export const FELIX: Look = {
  ...PLAIN,
  build: 1.05,
  girth: 0.94,
  skin: '#dfae8c',
  face: { width: 0.96, jaw: 1.02, chin: 1.06, nose: 0.95, eyes: 1.02, age: 0, iris: '#5a3a22' },
  hair: { style: 'swept', colour: '#8a4a2a' },
  beard: { style: 'moustache', colour: '#7a4226' },
  dress: { style: 'coat', colour: '#c98e2e', trim: '#96661a', shirt: '#efe6d4' },
  legs: '#5a4a30',
};

export const QUIST: Look = {
  ...PLAIN,
  build: 0.9,
  girth: 1.2,
  head: 1.06,
  skin: '#e3ae90',
  face: { width: 1.1, jaw: 1.05, chin: 0.92, nose: 1.05, eyes: 0.92, age: 0.2, iris: '#54616a' },
  hair: { style: 'bald', colour: '#8f857c' },
  glasses: 'round',
  dress: { style: 'coat', colour: '#3f6652', trim: '#2b4a3b', shirt: '#efe6d4' },
  legs: '#33473c',
};

export const OSKAR: Look = {
  ...PLAIN,
  build: 1.06,
  girth: 1.28,
  skin: '#c98866',
  face: { width: 1.08, jaw: 1.2, chin: 1, nose: 1.2, eyes: 0.9, age: 0.6, iris: '#3f6a88' },
  hair: { style: 'short', colour: '#e4dfd6' },
  beard: { style: 'full', colour: '#e9e4da' },
  hat: { style: 'knit', colour: '#2f5578' },
  dress: { style: 'jacket', colour: '#44708f', trim: '#2f5068', shirt: '#d8cbb0' },
};

export const DORA: Look = {
  ...PLAIN,
  build: 0.92,
  girth: 1.15,
  skin: '#9c6a48',
  face: { ...PLAIN.face, eyes: 1.06, iris: '#3a2a1c', lashes: true },
  hair: { style: 'curls', colour: '#221a18' },
  dress: { style: 'gown', colour: '#a8463e', trim: '#7c302c' },
};

export const ABEL: Look = {
  ...PLAIN,
  build: 1.02,
  girth: 0.86,
  head: 0.98,
  skin: '#e6bca0',
  face: { width: 0.86, jaw: 0.84, chin: 1.02, nose: 1.15, eyes: 0.94, age: 0.7, iris: '#4a5f74' },
  hair: { style: 'bun', colour: '#f0ece6' },
  glasses: 'half',
  dress: { style: 'gown', colour: '#5f7396', trim: '#445878' },
};

export const MINA: Look = {
  ...PLAIN,
  build: 0.66,
  head: 1.3,
  skin: '#e0b08e',
  face: { ...PLAIN.face, chin: 0.9, nose: 0.78, eyes: 1.2, iris: '#5a3a22', lashes: true },
  hair: { style: 'braid', colour: '#9a5630' },
  dress: { style: 'gown', colour: '#6f9a5a', trim: '#527a40' },
};

const apron = (shirt: string) => ({ style: 'apron', colour: '#f1ebde', trim: '#d3c8b2', shirt }) as const;

/** The help: you. Five aprons of five heights, who never speak. */
export const CREW: readonly Look[] = [
  { ...PLAIN, build: 1.04, hair: { style: 'short', colour: '#3a2c22' }, dress: apron('#7a4a5c') },
  {
    ...PLAIN,
    build: 0.88,
    girth: 1.1,
    skin: '#8f6042',
    hair: { style: 'bob', colour: '#1e1816' },
    dress: apron('#3f6f8a'),
  },
  {
    ...PLAIN,
    build: 1.12,
    girth: 0.9,
    skin: '#e2b593',
    hair: { style: 'swept', colour: '#b07a40' },
    dress: apron('#56704a'),
  },
  {
    ...PLAIN,
    build: 0.82,
    girth: 1.2,
    head: 1.05,
    skin: '#c48a64',
    hair: { style: 'curls', colour: '#4a2f20' },
    dress: apron('#b0782e'),
  },
  {
    ...PLAIN,
    build: 0.98,
    skin: '#b57e58',
    hair: { style: 'short', colour: '#1e1a1a' },
    beard: { style: 'goatee', colour: '#2b221e' },
    dress: apron('#6a5a86'),
  },
];
