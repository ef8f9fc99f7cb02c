import { expect, it } from 'vitest';
import { placeInPicture } from './picture-place.ts';

it('a picture of the shape of its box is the box', () => {
  const box = { left: 100, top: 50, width: 1600, height: 900 };
  expect(placeInPicture({ x: 100, y: 50 }, box)).toEqual({ x: 0, y: 0 });
  expect(placeInPicture({ x: 900, y: 500 }, box)).toEqual({ x: 0.5, y: 0.5 });
  expect(placeInPicture({ x: 1700, y: 950 }, box)).toEqual({ x: 1, y: 1 });
});

it('a higher box cuts off the sides, a wider one top and bottom', () => {
  const high = placeInPicture({ x: 0, y: 0 }, { left: 0, top: 0, width: 800, height: 900 });
  expect(high).toEqual({ x: 0.25, y: 0 });
  const wide = placeInPicture({ x: 0, y: 0 }, { left: 0, top: 0, width: 1600, height: 450 });
  expect(wide).toEqual({ x: 0, y: 0.25 });
});

it('a place is never outside of the picture', () => {
  const box = { left: 0, top: 0, width: 160, height: 90 };
  expect(placeInPicture({ x: -5, y: 99 }, box)).toEqual({ x: 0, y: 1 });
});
