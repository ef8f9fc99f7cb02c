import type { Brush } from '../../../render/kit/film/place.ts';
import { box, cut, lay, oval, poly, stroke } from '../../../render/kit/places/forms.ts';

/** Draws in a frame that bobs and turns on the water at (x, y). */
function afloat(brush: Brush, x: number, y: number, size: number, t: number, draw: () => void): void {
  const { context } = brush;
  context.save();
  context.translate(x, y + Math.sin(t * 1.3 + x) * size * 0.06);
  context.rotate(Math.sin(t * 0.9 + x * 0.3) * 0.12);
  context.scale(size, size);
  draw();
  context.restore();
}

export const plank = (brush: Brush, x: number, y: number, size: number, t: number): void =>
  afloat(brush, x, y, size, t, () =>
    cut(brush, poly([-1, -0.14], [1, -0.2], [1.02, -0.02], [-1, 0.08]), '#a97f58', 0.3),
  );

export const branch = (brush: Brush, x: number, y: number, size: number, t: number): void =>
  afloat(brush, x, y, size, t, () => {
    stroke(
      brush,
      [
        [-1, 0.02],
        [0, -0.1],
        [1, 0],
      ],
      '#5a4434',
      0.13,
    );
    stroke(
      brush,
      [
        [0.1, -0.08],
        [0.5, -0.5],
      ],
      '#5a4434',
      0.08,
    );
    stroke(
      brush,
      [
        [-0.4, -0.06],
        [-0.2, -0.4],
      ],
      '#5a4434',
      0.07,
    );
    for (const [dx, dy] of [
      [0.5, -0.52],
      [-0.2, -0.44],
      [0.36, -0.34],
    ] as const)
      lay(brush, oval(dx, dy, 0.13, 0.08), '#7f9a54');
  });

export const crateAfloat = (brush: Brush, x: number, y: number, size: number, t: number): void =>
  afloat(brush, x, y, size, t, () => {
    cut(brush, box(-0.7, -0.75, 1.4, 1), '#9a7548', 0.3);
    for (const at of [-0.45, -0.15])
      stroke(
        brush,
        [
          [-0.66, at],
          [0.66, at],
        ],
        '#6d5030',
        0.07,
      );
  });

export const bowlAfloat = (brush: Brush, x: number, y: number, size: number, t: number): void =>
  afloat(brush, x, y, size, t, () => {
    cut(brush, poly([-0.8, -0.42], [0.8, -0.42], [0.48, 0.16], [-0.48, 0.16]), '#efe3c8', 0.35);
    lay(brush, oval(0, -0.42, 0.8, 0.15), '#cdbfa2');
    lay(brush, oval(0, -0.4, 0.62, 0.1), '#a3243c');
  });

export const pageAfloat = (brush: Brush, x: number, y: number, size: number, t: number): void =>
  afloat(brush, x, y, size, t, () => {
    cut(brush, poly([-0.8, -0.12], [0.5, -0.26], [0.9, 0.02], [-0.46, 0.16]), '#f4ead0', 0.3);
    for (const row of [0, 1, 2])
      stroke(
        brush,
        [
          [-0.5 + row * 0.1, -0.08 + row * 0.07],
          [0.42 + row * 0.1, -0.17 + row * 0.07],
        ],
        '#7a8ba6',
        0.025,
      );
  });

export const chairAfloat = (brush: Brush, x: number, y: number, size: number, t: number): void =>
  afloat(brush, x, y, size, t, () => {
    for (const side of [-0.42, 0.34])
      cut(
        brush,
        poly([side, -1.3], [side + 0.1, -1.3], [side + 0.02, 0.3], [side - 0.08, 0.3]),
        '#8a5e3c',
        0.25,
      );
    for (const at of [-1.2, -0.92]) cut(brush, box(-0.42, at, 0.86, 0.1), '#9a6b45', 0.25);
    cut(brush, poly([-0.56, -0.42], [0.5, -0.42], [0.66, -0.26], [-0.7, -0.26]), '#9a6b45', 0.3);
  });

export const logAfloat = (brush: Brush, x: number, y: number, size: number, t: number): void =>
  afloat(brush, x, y, size, t, () => {
    cut(brush, box(-0.9, -0.3, 1.8, 0.4, 0.2), '#6a4a34', 0.28);
    lay(brush, oval(0.84, -0.1, 0.14, 0.2), '#c79c6a');
  });
