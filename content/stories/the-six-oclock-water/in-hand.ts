import { bowlOf, spoonOf } from '../../render/kit/cast/in-hand.ts';
import type { Prop } from '../../render/kit/cast/puppet.ts';
import { disc, shape, snip } from '../../render/kit/cast/scissors.ts';
import { flame } from '../../render/kit/light.ts';
import { mix } from '../../render/kit/palette.ts';

export const pencilInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.012, hand.y + 0.03],
      [hand.x + 0.075, hand.y - 0.12],
      [hand.x + 0.092, hand.y - 0.11],
      [hand.x + 0.006, hand.y + 0.04],
    ),
    '#e0a83a',
    hand.x,
    hand.y,
    0.1,
    0.006,
  );

export const paperInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.05, hand.y - 0.15],
      [hand.x + 0.1, hand.y - 0.17],
      [hand.x + 0.12, hand.y + 0.03],
      [hand.x - 0.03, hand.y + 0.05],
    ),
    '#f2e6c8',
    hand.x,
    hand.y,
    0.14,
    0.012,
  );

export const bookInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.06, hand.y - 0.12],
      [hand.x + 0.1, hand.y - 0.13],
      [hand.x + 0.11, hand.y + 0.06],
      [hand.x - 0.05, hand.y + 0.07],
    ),
    '#8a3d30',
    hand.x,
    hand.y,
    0.14,
    0.012,
  );
  snip(
    cut,
    shape(
      [hand.x - 0.02, hand.y - 0.08],
      [hand.x + 0.06, hand.y - 0.085],
      [hand.x + 0.062, hand.y - 0.05],
      [hand.x - 0.018, hand.y - 0.045],
    ),
    '#efe2c4',
    hand.x,
    hand.y,
    0.14,
    0,
  );
};

export const watchInHand: Prop = (_, hand, cut) => {
  snip(cut, disc(hand.x + 0.02, hand.y - 0.05, 0.036), '#d8b060', hand.x, hand.y, 0.05, 0.01);
  snip(cut, disc(hand.x + 0.02, hand.y - 0.05, 0.026), '#f4ecd8', hand.x, hand.y, 0.05, 0);
};

export const lanternInHand: Prop = (context, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.05, hand.y + 0.05],
      [hand.x, hand.y - 0.01],
      [hand.x + 0.05, hand.y + 0.05],
      [hand.x + 0.045, hand.y + 0.17],
      [hand.x - 0.045, hand.y + 0.17],
    ),
    '#5a4028',
    hand.x,
    hand.y + 0.1,
    0.1,
    0.01,
  );
  context.fillStyle = '#ffe9ae';
  context.beginPath();
  context.roundRect(hand.x - 0.034, hand.y + 0.055, 0.068, 0.1, 0.012);
  context.fill();
  flame(context, hand.x, hand.y + 0.15, 0.075);
};

/** The lamp from her window, held before her in both hands. */
export const lampInHand: Prop = (context, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.03, hand.y],
      [hand.x + 0.07, hand.y],
      [hand.x + 0.055, hand.y + 0.04],
      [hand.x - 0.015, hand.y + 0.04],
    ),
    '#b9853a',
    hand.x,
    hand.y,
    0.1,
    0.01,
  );
  context.fillStyle = 'rgba(255,233,176,0.9)';
  context.beginPath();
  context.roundRect(hand.x - 0.022, hand.y - 0.12, 0.084, 0.12, 0.035);
  context.fill();
  flame(context, hand.x + 0.02, hand.y - 0.015, 0.09);
};

export const bowlInHand = bowlOf('#e6d8bc', '#a3243c');
export const spoonInHand = spoonOf('#a3243c');

export const glassInHand =
  (red: () => number): Prop =>
  (context, hand, cut) => {
    snip(
      cut,
      shape(
        [hand.x - 0.01, hand.y - 0.12],
        [hand.x + 0.06, hand.y - 0.12],
        [hand.x + 0.052, hand.y + 0.01],
        [hand.x - 0.002, hand.y + 0.01],
      ),
      '#c8dce2',
      hand.x,
      hand.y,
      0.1,
      0.008,
    );
    context.fillStyle = mix('#9cc4d2', '#b5203c', red());
    context.fillRect(hand.x - 0.004, hand.y - 0.085, 0.058, 0.088);
  };

export const umbrellaInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.006, hand.y + 0.06],
      [hand.x + 0.012, hand.y + 0.06],
      [hand.x + 0.012, hand.y - 0.62],
      [hand.x - 0.006, hand.y - 0.62],
    ),
    '#4a3a34',
    hand.x,
    hand.y - 0.3,
    0.3,
    0,
  );
  snip(
    cut,
    shape(
      [hand.x - 0.42, hand.y - 0.42],
      [hand.x - 0.36, hand.y - 0.66, hand.x - 0.14, hand.y - 0.74, hand.x, hand.y - 0.74],
      [hand.x + 0.14, hand.y - 0.74, hand.x + 0.36, hand.y - 0.66, hand.x + 0.42, hand.y - 0.42],
      [hand.x + 0.28, hand.y - 0.49, hand.x + 0.2, hand.y - 0.44],
      [hand.x, hand.y - 0.5, hand.x - 0.2, hand.y - 0.44],
      [hand.x - 0.28, hand.y - 0.49, hand.x - 0.42, hand.y - 0.42],
    ),
    '#6a3560',
    hand.x,
    hand.y - 0.55,
    0.45,
    0.02,
  );
};

export const closedUmbrella: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.01, hand.y - 0.1],
      [hand.x + 0.02, hand.y - 0.1],
      [hand.x + 0.045, hand.y + 0.1],
      [hand.x + 0.01, hand.y + 0.42],
      [hand.x - 0.03, hand.y + 0.1],
    ),
    '#6a3560',
    hand.x,
    hand.y + 0.1,
    0.3,
    0.01,
  );

export const spannerInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.012, hand.y + 0.06],
      [hand.x + 0.014, hand.y + 0.06],
      [hand.x + 0.014, hand.y - 0.14],
      [hand.x + 0.04, hand.y - 0.17],
      [hand.x + 0.03, hand.y - 0.21],
      [hand.x + 0.002, hand.y - 0.18],
      [hand.x - 0.026, hand.y - 0.21],
      [hand.x - 0.036, hand.y - 0.17],
      [hand.x - 0.012, hand.y - 0.14],
    ),
    '#8f97a3',
    hand.x,
    hand.y,
    0.15,
    0.008,
  );

export const receiverInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.03, hand.y - 0.1],
      [hand.x + 0.03, hand.y - 0.11],
      [hand.x + 0.03, hand.y - 0.07],
      [hand.x + 0.015, hand.y + 0.03],
      [hand.x + 0.035, hand.y + 0.06],
      [hand.x - 0.025, hand.y + 0.07],
      [hand.x - 0.01, hand.y],
    ),
    '#26242c',
    hand.x,
    hand.y,
    0.1,
    0.01,
  );

export const crateInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.06, hand.y - 0.2],
      [hand.x + 0.2, hand.y - 0.2],
      [hand.x + 0.2, hand.y + 0.02],
      [hand.x - 0.06, hand.y + 0.02],
    ),
    '#9a7548',
    hand.x,
    hand.y,
    0.2,
    0.015,
  );

export const chairInHand: Prop = (_, hand, cut) => {
  const { x, y } = hand;
  snip(
    cut,
    shape([x - 0.12, y - 0.07], [x + 0.14, y - 0.07], [x + 0.14, y - 0.035], [x - 0.12, y - 0.035]),
    '#8a5e3c',
    x,
    y,
    0.2,
    0.01,
  );
  for (const [from, to, top, bottom] of [
    [-0.12, -0.09, 0.22, 0.07],
    [0.11, 0.14, 0.22, 0.07],
    [-0.12, -0.09, 0.035, -0.22],
    [0.11, 0.14, 0.035, -0.06],
  ] as const)
    snip(
      cut,
      shape([x + from, y - top], [x + to, y - top], [x + to, y - bottom], [x + from, y - bottom]),
      '#7a5238',
      x,
      y,
      0.2,
      0.006,
    );
};

export const bucketInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.06, hand.y + 0.07],
      [hand.x + 0.07, hand.y + 0.07],
      [hand.x + 0.05, hand.y + 0.2],
      [hand.x - 0.04, hand.y + 0.2],
    ),
    '#8a949c',
    hand.x,
    hand.y + 0.1,
    0.1,
    0.01,
  );

export const planInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.2, hand.y - 0.04],
      [hand.x + 0.14, hand.y - 0.1],
      [hand.x + 0.15, hand.y - 0.06],
      [hand.x - 0.19, hand.y],
    ),
    '#e6e0cc',
    hand.x,
    hand.y,
    0.2,
    0.01,
  );

export const hornInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.05, hand.y - 0.03],
      [hand.x + 0.3, hand.y - 0.05],
      [hand.x + 0.36, hand.y - 0.1],
      [hand.x + 0.36, hand.y + 0.05],
      [hand.x + 0.3, hand.y],
      [hand.x - 0.05, hand.y - 0.01],
    ),
    '#d8a83c',
    hand.x + 0.1,
    hand.y,
    0.2,
    0.01,
  );
  snip(
    cut,
    shape(
      [hand.x - 0.04, hand.y + 0.04],
      [hand.x + 0.18, hand.y + 0.03],
      [hand.x + 0.18, hand.y + 0.05],
      [hand.x - 0.04, hand.y + 0.06],
    ),
    '#c0922c',
    hand.x,
    hand.y,
    0.2,
    0.004,
  );
};
