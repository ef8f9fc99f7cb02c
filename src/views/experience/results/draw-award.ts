import type { Award } from '#contract/calls/schemas/results.ts';
import type { GuestColour } from '#contract/rules/company-colour.ts';
import { dayText } from '../../shared/day-text.ts';
import { headlineRows } from './headline-rows.ts';

export const awardSize = { width: 2000, height: 1414 } as const;

const paper = '#ffffff';
const ink = '#18212b';
const soft = '#55606b';
const pine = '#1e7a57';
/** Where the picture begins. */
const pictureLeft = 1216;
const margin = 128;
const room = pictureLeft - 2 * margin;

export interface AwardArt {
  /** A picture of the story's ending. */
  picture: (CanvasImageSource & { width: number; height: number }) | null;
  logo: (CanvasImageSource & { width: number; height: number }) | null;
}

/** Serif and sans as the page has them; call once the fonts are loaded. */
const font = (weight: number, size: number, family: 'Fraunces' | 'Figtree') =>
  `${weight} ${size}px "${family}", ${family === 'Fraunces' ? 'Georgia, serif' : 'system-ui, sans-serif'}`;
const serif = (weight: number, size: number) => font(weight, size, 'Fraunces');
const sans = (weight: number, size: number) => font(weight, size, 'Figtree');

function drawPicture(context: CanvasRenderingContext2D, picture: NonNullable<AwardArt['picture']>) {
  const { width, height } = awardSize;
  const wide = width - pictureLeft;
  const scale = Math.max(wide / picture.width, height / picture.height);
  const [cutWide, cutHigh] = [wide / scale, height / scale];
  context.drawImage(
    picture,
    (picture.width - cutWide) / 2,
    (picture.height - cutHigh) / 2,
    cutWide,
    cutHigh,
    pictureLeft,
    0,
    wide,
    height,
  );
}

function drawLogo(context: CanvasRenderingContext2D, logo: NonNullable<AwardArt['logo']>) {
  const scale = Math.min(360 / logo.width, 106 / logo.height);
  context.drawImage(logo, margin, margin, logo.width * scale, logo.height * scale);
}

/** In the company's colour between the words and the picture, with paper on either side. */
function drawRule(context: CanvasRenderingContext2D, { value, faint_on }: GuestColour) {
  const rule = [pictureLeft - 28, -2, 12, awardSize.height + 4] as const;
  context.fillStyle = value;
  context.fillRect(...rule);
  if (faint_on !== 'white') return;
  context.strokeStyle = soft;
  context.lineWidth = 3;
  context.strokeRect(...rule);
}

/** Under the last row of the smallest headline too, the next line has room. */
const leastGap = 52;

/** Writes in the largest size that has room; returns the baseline below. */
function headline(context: CanvasRenderingContext2D, text: string, y: number, wanted: number): number {
  const { size, rows } = headlineRows(text, wanted, room, (row, at) => {
    context.font = serif(600, at);
    return context.measureText(row).width;
  });
  context.font = serif(600, size);
  for (const [index, row] of rows.entries()) context.fillText(row, margin, y + index * size * 1.18);
  return y + (rows.length - 1) * size * 1.18 + Math.max(size * 1.18, leastGap);
}

/** Draws the certificate on a canvas of `awardSize`, laid out as the PDF is: on white, so that it prints. */
export function drawAward(context: CanvasRenderingContext2D, award: Award, art: AwardArt): void {
  const { width, height } = awardSize;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  if (art.picture) drawPicture(context, art.picture);
  if (art.logo) drawLogo(context, art.logo);
  if (award.colour) drawRule(context, award.colour);
  context.textAlign = 'left';
  const line = (text: string, y: number, color: string, style: string) => {
    context.font = style;
    context.fillStyle = color;
    context.fillText(text, margin, y, room);
  };
  line(award.story, art.logo ? 310 : 230, pine, sans(600, 38));
  context.fillStyle = ink;
  let y = headline(context, award.title, art.logo ? 446 : 366, 104) + 50;
  line(award.kind === 'team' ? 'awarded to the team' : 'awarded to', y, soft, sans(450, 32));
  context.fillStyle = ink;
  y = headline(context, award.recipient, y + 104, 76);
  line(award.kind === 'team' ? award.company : `${award.team}, ${award.company}`, y, soft, sans(450, 32));
  line(dayText(award.date, 'en-GB'), y + 48, soft, sans(450, 32));
  line('Muster', height - margin - 62, ink, sans(600, 36));
  line(`Verify: ${award.verify_url}`, height - margin, pine, sans(450, 22));
}
