import type { Prop } from './puppet.ts';
import { disc, shape, snip } from './scissors.ts';

export const bowlOf =
  (clay: string, soup: string): Prop =>
  (_, hand, cut) => {
    snip(
      cut,
      shape(
        [hand.x - 0.06, hand.y - 0.05],
        [hand.x + 0.1, hand.y - 0.05],
        [hand.x + 0.06, hand.y + 0.03],
        [hand.x - 0.02, hand.y + 0.03],
      ),
      clay,
      hand.x,
      hand.y,
      0.1,
      0.01,
    );
    snip(cut, disc(hand.x + 0.02, hand.y - 0.05, 0.078, 0.016), soup, hand.x, hand.y, 0.1, 0);
  };

export const spoonOf =
  (soup: string): Prop =>
  (_, hand, cut) => {
    snip(
      cut,
      shape(
        [hand.x, hand.y],
        [hand.x + 0.07, hand.y - 0.1],
        [hand.x + 0.082, hand.y - 0.092],
        [hand.x + 0.012, hand.y + 0.008],
      ),
      '#c9ccd2',
      hand.x,
      hand.y,
      0.1,
      0.005,
    );
    snip(cut, disc(hand.x + 0.085, hand.y - 0.108, 0.024, 0.014, -0.7), soup, hand.x, hand.y, 0.1, 0.005);
  };
