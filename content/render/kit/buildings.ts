import { glow } from './light.ts';
import { addFibre, cutOut } from './paper.ts';
import { alpha, LANTERN, mix, NIGHT, PAPER } from './palette.ts';
import { type Context, sheet } from './stage.ts';

export type House = {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  chimney?: boolean;
  windows: number;
};
export type Pane = { x: number; y: number; width: number; height: number };

/** Where a house has its windows, left to right. */
export function panesOf(house: House): Pane[] {
  const { x, y, width, height, windows } = house;
  const size = Math.min(width / (windows * 2.1), height * 0.34);
  return Array.from({ length: windows }, (_, index) => ({
    x: x + (width * (index + 1)) / (windows + 1) - size / 2,
    y: y - height * 0.66,
    width: size,
    height: size * 1.25,
  }));
}

/** A street of houses on one sheet, windows dark; a house stands with its lower left corner on (x, y). */
export function street(houses: House[], width: number, height: number): HTMLCanvasElement {
  return sheet(width, height, (context) => {
    for (const house of houses) paintHouse(context, house);
    addFibre(context);
  });
}

function paintHouse(context: Context, house: House): void {
  const { x, y, width, height, colour, chimney } = house;
  const roof = height * 0.75;
  if (chimney) {
    context.fillStyle = mix(colour, NIGHT, 0.35);
    context.fillRect(x + width * 0.7, y - height - roof * 0.78, width * 0.1, roof * 0.7);
  }
  const wall = new Path2D();
  wall.rect(x, y - height, width, height + 12);
  cutOut(context, wall, colour, 0.06);
  const gable = new Path2D();
  gable.moveTo(x - width * 0.1, y - height + 3);
  gable.quadraticCurveTo(x + width * 0.32, y - height - roof * 0.72, x + width * 0.5, y - height - roof);
  gable.quadraticCurveTo(x + width * 0.68, y - height - roof * 0.72, x + width * 1.1, y - height + 3);
  gable.closePath();
  cutOut(context, gable, mix(colour, PAPER, 0.42), 0.3);
  context.fillStyle = mix(NIGHT, colour, 0.25);
  for (const pane of panesOf(house)) context.fillRect(pane.x, pane.y, pane.width, pane.height);
}

/** A window lit from within, 0 dark to 1 bright. */
export function lightPane(context: Context, pane: Pane, brightness: number): void {
  if (brightness <= 0) return;
  const { x, y, width, height } = pane;
  context.fillStyle = alpha(mix(LANTERN, '#fff0c8', 0.3), brightness);
  context.fillRect(x, y, width, height);
  context.fillStyle = alpha(NIGHT, 0.55 * brightness);
  context.fillRect(x + width / 2 - width * 0.05, y, width * 0.1, height);
  context.fillRect(x, y + height * 0.45, width, height * 0.07);
  glow(context, x + width / 2, y + height / 2, width * 4.6, 0.5 * brightness);
}
