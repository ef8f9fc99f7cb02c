/** What a member of the cast is cut from. Sizes are factors round 1. */
export type Look = {
  build: number;
  girth: number;
  /** Head against body; children about 1.3. */
  head: number;
  skin: string;
  face: {
    width: number;
    jaw: number;
    chin: number;
    nose: number;
    eyes: number;
    age: number;
    iris?: string;
    lashes?: boolean;
  };
  hair: {
    pin?: string;
    style: 'short' | 'bun' | 'long' | 'bob' | 'curls' | 'bald' | 'braid' | 'tuft' | 'swept';
    colour: string;
  };
  brow: number;
  beard?: { style: 'full' | 'moustache' | 'goatee' | 'walrus'; colour: string };
  hat?: {
    style: 'knit' | 'peaked' | 'brim' | 'bowler' | 'kerchief' | 'hood' | 'souwester' | 'straw' | 'tophat';
    colour: string;
    band?: string;
    feather?: string;
  };
  glasses?: 'round' | 'half';
  earrings?: string;
  lips?: string;
  dress: {
    style: 'coat' | 'jacket' | 'gown' | 'apron' | 'waistcoat' | 'cape';
    colour: string;
    trim: string;
    shirt?: string;
  };
  legs: string;
  shoes: string;
  scarf?: string;
};

/** Somebody of middle size, to be given a skin, hair and clothes. */
export const PLAIN = {
  build: 1,
  girth: 1,
  head: 1,
  skin: '#dba684',
  face: { width: 1, jaw: 1, chin: 1, nose: 1, eyes: 1, age: 0 },
  brow: 1,
  legs: '#3a3f52',
  shoes: '#2a211f',
} as const;

/** Joints and features at one moment. Angles in radians; an arm at 0 hangs, positive swings it forward. */
export type Pose = {
  /** Which way the body faces, -1 left to 1 right. */
  face: number;
  /** Head against the picture, -1 left, 0 to us, 1 right. */
  turn: number;
  tilt: number;
  nod: number;
  lean: number;
  sit: number;
  near: number;
  nearElbow: number;
  far: number;
  farElbow: number;
  gazeX: number;
  gazeY: number;
  lid: number;
  raise: number;
  frown: number;
  smile: number;
  open: number;
  round: number;
  stride: number;
  walking: number;
  breath: number;
};

export const REST: Pose = {
  face: 1,
  turn: 0.45,
  tilt: 0,
  nod: 0,
  lean: 0,
  sit: 0,
  near: 0.08,
  nearElbow: 0.22,
  far: -0.06,
  farElbow: 0.22,
  gazeX: 0,
  gazeY: 0,
  lid: 1,
  raise: 0,
  frown: 0,
  smile: 0,
  open: 0,
  round: 0,
  stride: 0,
  walking: 0,
  breath: 0,
};

/** Gestures and tempers to be mixed into keys. */
export const CALM: Partial<Pose> = { raise: 0, frown: 0, smile: 0.1, lid: 1, tilt: 0, nod: 0 };
export const GLAD: Partial<Pose> = { smile: 0.85, raise: 0.35, frown: -0.1, lid: 0.86 };
export const WORRY: Partial<Pose> = { smile: -0.35, raise: 0.35, frown: -0.8, lid: 1 };
export const ANGER: Partial<Pose> = { smile: -0.55, raise: -0.55, frown: 0.95, lid: 0.85 };
export const DOUBT: Partial<Pose> = { smile: -0.15, raise: 0.1, frown: 0.35, lid: 0.68, tilt: 0.08 };
export const WONDER: Partial<Pose> = { smile: 0.15, raise: 0.95, frown: -0.25, lid: 1.15, open: 0.22 };
export const SORROW: Partial<Pose> = { smile: -0.45, raise: 0.1, frown: -0.95, lid: 0.62, nod: 0.22 };
export const WRY: Partial<Pose> = { smile: 0.45, raise: 0.15, frown: 0.25, lid: 0.74, tilt: -0.07 };
export const TIRED: Partial<Pose> = { smile: -0.15, raise: -0.1, frown: -0.3, lid: 0.5, nod: 0.12 };

export const POINT: Partial<Pose> = { near: 1.5, nearElbow: 0.08 };
export const HOLD_OUT: Partial<Pose> = { near: 0.95, nearElbow: 0.75 };
export const CHIN: Partial<Pose> = { near: 0.75, nearElbow: 2.25 };
export const HEART: Partial<Pose> = { near: 0.35, nearElbow: 2.05 };
export const HIPS: Partial<Pose> = { near: -0.65, nearElbow: 1.5, far: 0.5, farElbow: -1.1 };
export const CROSSED: Partial<Pose> = { near: 0.4, nearElbow: 1.75, far: 0.25, farElbow: 1.85 };
export const OPEN_ARMS: Partial<Pose> = { near: -0.75, nearElbow: -0.5, far: 1.0, farElbow: 0.5 };
export const RAISE_LAMP: Partial<Pose> = { near: 1.75, nearElbow: 0.65 };
export const BEHIND: Partial<Pose> = { near: -0.55, nearElbow: 0.5, far: -0.5, farElbow: 0.5 };
export const DOWN: Partial<Pose> = { near: 0.08, nearElbow: 0.22, far: -0.06, farElbow: 0.22 };
export const SAT: Partial<Pose> = { sit: 1, near: 0.55, nearElbow: 1.15, far: 0.6, farElbow: 1.1 };
export const DESK: Partial<Pose> = { near: 0.62, nearElbow: 1.0, far: 0.7, farElbow: 0.95 };
