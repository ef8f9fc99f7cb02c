import type { GuestColour } from '#contract/rules/company-colour.ts';
import { headlineRows } from './headline-rows.ts';

type Picture = CanvasImageSource & { width: number; height: number };

export interface SheetArt {
  /** A picture of the story's ending. */
  picture: Picture | null;
  /** The company's. */
  logo: Picture | null;
}

/** Of a sheet that is white, so that it prints. */
export const sheetColours = {
  paper: '#ffffff',
  ink: '#18212b',
  soft: '#55606b',
  pine: '#1e7a57',
  track: '#e4e8ec',
} as const;

/** Serif and sans as the page has them; call once the fonts are loaded. */
const font = (weight: number, size: number, family: 'Fraunces' | 'Figtree') =>
  `${weight} ${size}px "${family}", ${family === 'Fraunces' ? 'Georgia, serif' : 'system-ui, sans-serif'}`;
export const serif = (weight: number, size: number) => font(weight, size, 'Fraunces');
export const sans = (weight: number, size: number) => font(weight, size, 'Figtree');

/** Fills the sheet from `left` on, cut to its shape. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  picture: Picture,
  { width, height, left }: { width: number; height: number; left: number },
): void {
  const wide = width - left;
  const scale = Math.max(wide / picture.width, height / picture.height);
  const [cutWide, cutHigh] = [wide / scale, height / scale];
  context.drawImage(
    picture,
    (picture.width - cutWide) / 2,
    (picture.height - cutHigh) / 2,
    cutWide,
    cutHigh,
    left,
    0,
    wide,
    height,
  );
}

/** In the company's colour beside the picture that begins at `left`, with paper on either side. */
export function drawRule(
  context: CanvasRenderingContext2D,
  { value, faint_on }: GuestColour,
  { left, height }: { left: number; height: number },
): void {
  const rule = [left - 28, -2, 12, height + 4] as const;
  context.fillStyle = value;
  context.fillRect(...rule);
  if (faint_on !== 'white') return;
  context.strokeStyle = sheetColours.soft;
  context.lineWidth = 3;
  context.strokeRect(...rule);
}

/** Under the last row of the smallest headline too, the next line has room. */
const leastGap = 52;

/** Writes at `x` and `y` in the largest size, of `wanted` and smaller, that has `room`; returns the baseline below. */
export function drawHeadline(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, wanted, room }: { x: number; y: number; wanted: number; room: number },
): number {
  const { size, rows } = headlineRows(text, wanted, room, (row, at) => {
    context.font = serif(600, at);
    return context.measureText(row).width;
  });
  context.font = serif(600, size);
  for (const [index, row] of rows.entries()) context.fillText(row, x, y + index * size * 1.18);
  return y + (rows.length - 1) * size * 1.18 + Math.max(size * 1.18, leastGap);
}
