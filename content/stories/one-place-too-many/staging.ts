import type { Actor } from '../../render/kit/cast/actor.ts';
import { bowlOf, spoonOf } from '../../render/kit/cast/in-hand.ts';
import { type Look, SAT } from '../../render/kit/cast/look.ts';
import { peopleOf, rowOf } from '../../render/kit/cast/people.ts';
import type { Prop } from '../../render/kit/cast/puppet.ts';
import { disc, shape, snip } from '../../render/kit/cast/scissors.ts';
import { ABEL, CREW, DORA, FELIX, LEONORA, MINA, OSKAR, QUIST, WANDA } from './cast.ts';
import { HATCH, SEATS } from './places/room.ts';

const LOOKS: Record<string, Look> = {
  wanda: WANDA,
  leonora: LEONORA,
  felix: FELIX,
  notary: QUIST,
  oskar: OSKAR,
  dora: DORA,
  abel: ABEL,
  mina: MINA,
};

/** Somebody of the cast, standing on (x, y). */
export const who = peopleOf(LOOKS);

/** You: up to five in a row, left to right. */
export const crew = rowOf(CREW);

/** Who sits on which chair in the picture, left to right; the eighth is free. */
const PLACES = ['dora', 'oskar', 'leonora', 'mina', 'felix', 'abel', 'notary'] as const;

/** The seven at table, heads at about one height whatever their size; `more` by name. */
export function guests(more: (id: string, index: number) => Partial<Actor> = () => ({})): Actor[] {
  return PLACES.map((id, index) => {
    const build = LOOKS[id]?.build ?? 1;
    return who(id, SEATS[index] ?? 0, 662 - (1 - build) * 190, 330, {
      ...more(id, index),
      start: { ...SAT, face: index < 3 ? 1 : -1, turn: 0.12, ...more(id, index).start },
    });
  });
}

/** Wanda in the hatch; the wall hides what is below the sill. */
export const inHatch = (more: Partial<Actor> = {}): Actor =>
  who('wanda', HATCH.x + 108, 560, 320, {
    depth: 0.86,
    prop: ladleInHand,
    ...more,
    start: { face: -1, near: 0.9, nearElbow: 1.1, ...more.start },
  });

export const bowlInHand = bowlOf('#f1e6cf', '#c9873a');
export const spoonInHand = spoonOf('#c9873a');

export const ladleInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.008, hand.y + 0.03],
      [hand.x + 0.006, hand.y - 0.2],
      [hand.x + 0.022, hand.y - 0.2],
      [hand.x + 0.01, hand.y + 0.03],
    ),
    '#8f97a3',
    hand.x,
    hand.y,
    0.2,
    0.006,
  );
  snip(cut, disc(hand.x + 0.034, hand.y - 0.215, 0.044, 0.034, 0.3), '#757d88', hand.x, hand.y, 0.1, 0.01);
};

export const bookInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.07, hand.y - 0.13],
      [hand.x + 0.11, hand.y - 0.15],
      [hand.x + 0.12, hand.y + 0.05],
      [hand.x - 0.06, hand.y + 0.07],
    ),
    '#6a3f58',
    hand.x,
    hand.y,
    0.14,
    0.012,
  );
  snip(
    cut,
    shape(
      [hand.x - 0.055, hand.y - 0.115],
      [hand.x + 0.1, hand.y - 0.132],
      [hand.x + 0.106, hand.y + 0.036],
      [hand.x - 0.048, hand.y + 0.054],
    ),
    '#f2e8d0',
    hand.x,
    hand.y,
    0.14,
    0,
  );
};

export const cardInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.02, hand.y - 0.09],
      [hand.x + 0.09, hand.y - 0.1],
      [hand.x + 0.095, hand.y - 0.02],
      [hand.x - 0.015, hand.y - 0.01],
    ),
    '#fbf6ea',
    hand.x,
    hand.y,
    0.1,
    0.01,
  );

export const roastInHand: Prop = (_, hand, cut) => {
  snip(cut, disc(hand.x + 0.08, hand.y + 0.01, 0.17, 0.03, -0.12), '#dfe3e8', hand.x, hand.y, 0.2, 0.012);
  snip(cut, disc(hand.x + 0.08, hand.y - 0.045, 0.12, 0.062, -0.12), '#8a4a26', hand.x, hand.y, 0.14, 0.012);
  for (const dx of [-0.06, 0.2])
    snip(cut, disc(hand.x + dx, hand.y - 0.02, 0.026, 0.022), '#d9b24a', hand.x, hand.y, 0.1, 0.004);
};

export const plateInHand: Prop = (_, hand, cut) => {
  snip(cut, disc(hand.x + 0.03, hand.y - 0.03, 0.1, 0.03, -0.2), '#f6efe0', hand.x, hand.y, 0.12, 0.01);
  snip(
    cut,
    shape(
      [hand.x - 0.01, hand.y - 0.05],
      [hand.x + 0.1, hand.y - 0.075],
      [hand.x + 0.102, hand.y - 0.065],
      [hand.x - 0.008, hand.y - 0.04],
    ),
    '#aeb6c0',
    hand.x,
    hand.y,
    0.1,
    0.004,
  );
};
