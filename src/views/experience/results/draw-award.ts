import type { Award } from '#contract/calls/schemas/results.ts';

export const awardSize = { width: 2000, height: 1414 } as const;

const night = '#0b1228';
const lantern = '#ffb938';
const words = '#f6f0e2';
const soft = '#b9c3dd';

/** Serif and sans as the page has them; call once the fonts are loaded. */
const font = (weight: number, size: number, family: 'Fraunces' | 'Figtree') =>
  `${weight} ${size}px "${family}", ${family === 'Fraunces' ? 'Georgia, serif' : 'system-ui, sans-serif'}`;
const serif = (weight: number, size: number) => font(weight, size, 'Fraunces');
const sans = (weight: number, size: number) => font(weight, size, 'Figtree');

function hills(context: CanvasRenderingContext2D) {
  const { width, height } = awardSize;
  const layers = [
    { top: 1040, swell: 70, fill: '#14304b' },
    { top: 1150, swell: 54, fill: '#103a47' },
    { top: 1262, swell: 40, fill: '#0b2230' },
  ];
  for (const [index, { top, swell, fill }] of layers.entries()) {
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 20) {
      context.lineTo(
        x,
        top + Math.sin(x / 290 + index * 1.9) * swell - Math.sin(x / 130 + index) * swell * 0.25,
      );
    }
    context.lineTo(width, height);
    context.fillStyle = fill;
    context.fill();
  }
}

function light(context: CanvasRenderingContext2D, x: number, y: number) {
  const glow = context.createRadialGradient(x, y, 0, x, y, 760);
  glow.addColorStop(0, 'rgba(255, 214, 130, 0.95)');
  glow.addColorStop(0.12, 'rgba(255, 185, 56, 0.42)');
  glow.addColorStop(0.5, 'rgba(255, 185, 56, 0.1)');
  glow.addColorStop(1, 'rgba(255, 185, 56, 0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, awardSize.width, awardSize.height);
}

function flame(context: CanvasRenderingContext2D, x: number, y: number, size: number) {
  context.beginPath();
  context.moveTo(x, y - size);
  context.bezierCurveTo(x + size * 0.8, y - size * 0.1, x + size * 0.6, y + size * 0.5, x, y + size * 0.6);
  context.bezierCurveTo(x - size * 0.6, y + size * 0.5, x - size * 0.8, y - size * 0.1, x, y - size);
  context.fillStyle = '#fff4cf';
  context.fill();
}

/** The day in words; whatever is no ISO date stands as it is. */
function dayText(date: string): string {
  const day = Date.parse(date);
  if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(day)) return date;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** The largest size at which the text fits, down to a third of the wanted one. */
function fitted(
  context: CanvasRenderingContext2D,
  text: string,
  weight: number,
  wanted: number,
  width: number,
) {
  for (let size = wanted; size > wanted / 3; size -= 2) {
    context.font = serif(weight, size);
    if (context.measureText(text).width <= width) return;
  }
}

/** Draws the certificate on a canvas of `awardSize`. The same drawing is shown, saved and printed. */
export function drawAward(context: CanvasRenderingContext2D, award: Award): void {
  const { width, height } = awardSize;
  const middle = width / 2;
  context.fillStyle = night;
  context.fillRect(0, 0, width, height);
  light(context, middle, 1085);
  hills(context);
  flame(context, middle, 1062, 58);
  context.strokeStyle = 'rgba(255, 185, 56, 0.55)';
  context.lineWidth = 3;
  context.strokeRect(56, 56, width - 112, height - 112);
  context.textAlign = 'center';
  const line = (text: string, y: number, color: string, style: string) => {
    context.font = style;
    context.fillStyle = color;
    context.fillText(text, middle, y);
  };
  line(award.story, 210, lantern, serif(520, 54));
  fitted(context, award.title, 560, 128, width - 360);
  context.fillStyle = words;
  context.fillText(award.title, middle, 390);
  line(award.kind === 'team' ? 'awarded to the team' : 'awarded to', 490, soft, sans(450, 38));
  fitted(context, award.recipient, 480, 104, width - 420);
  context.fillStyle = words;
  context.fillText(award.recipient, middle, 620);
  const circle = award.kind === 'team' ? award.company : `${award.team}, ${award.company}`;
  line(circle, 706, soft, sans(450, 42));
  line(dayText(award.date), 770, soft, sans(450, 38));
  line('Muster', height - 118, words, serif(600, 44));
  line(`Verify: ${award.verify_url}`, height - 74, soft, sans(450, 22));
}
