import type { Award } from '#contract/calls/schemas/results.ts';
import type { AwardWords } from '#contract/words/en/award.ts';
import {
  drawHeadline,
  drawPicture,
  drawRule,
  sans,
  sheetColours,
  type SheetArt,
} from '../scorecard/draw-sheet.ts';

export const awardSize = { width: 2000, height: 1414 } as const;

/** Where the picture begins. */
const pictureLeft = 1216;
const margin = 128;
const room = pictureLeft - 2 * margin;

function drawLogo(context: CanvasRenderingContext2D, logo: NonNullable<SheetArt['logo']>) {
  const scale = Math.min(360 / logo.width, 106 / logo.height);
  context.drawImage(logo, margin, margin, logo.width * scale, logo.height * scale);
}

/** The mark of a part, before its words. */
function drawMark(context: CanvasRenderingContext2D, mark: string, top: number) {
  context.save();
  context.translate(margin, top);
  context.scale(2, 2);
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = sheetColours.pine;
  context.stroke(new Path2D(mark));
  context.restore();
}

/** Draws the certificate on a canvas of `awardSize`, laid out as the PDF is: on white, so that it prints. */
export function drawAward(
  context: CanvasRenderingContext2D,
  award: Award,
  art: SheetArt,
  words: AwardWords,
): void {
  const { width, height } = awardSize;
  const { ink, soft, pine } = sheetColours;
  context.fillStyle = sheetColours.paper;
  context.fillRect(0, 0, width, height);
  if (art.picture) drawPicture(context, art.picture, { width, height, left: pictureLeft });
  if (art.logo) drawLogo(context, art.logo);
  if (award.colour) drawRule(context, award.colour, { left: pictureLeft, height });
  context.textAlign = 'left';
  const line = (text: string, y: number, color: string, style: string) => {
    context.font = style;
    context.fillStyle = color;
    context.fillText(text, margin, y, room);
  };
  line(award.story, art.logo ? 310 : 230, pine, sans(600, 38));
  context.fillStyle = ink;
  const titled = { x: margin, y: art.logo ? 446 : 366, wanted: 104, room };
  let y = drawHeadline(context, award.title, titled) + 50;
  line(award.kind === 'team' ? words.toTeam : words.toPerson, y, soft, sans(450, 32));
  context.fillStyle = ink;
  y = drawHeadline(context, award.recipient, { x: margin, y: y + 104, wanted: 76, room });
  if (award.part) {
    drawMark(context, award.part.mark, y - 36);
    context.font = sans(600, 34);
    context.fillStyle = pine;
    context.fillText(award.part.deed, margin + 68, y, room - 68);
    y += 60;
  }
  line(award.kind === 'team' ? award.company : `${award.team}, ${award.company}`, y, soft, sans(450, 32));
  line(words.day(award.date), y + 48, soft, sans(450, 32));
  line('Muster', height - margin - 62, ink, sans(600, 36));
  line(`${words.verify}: ${award.verify_url}`, height - margin, pine, sans(450, 22));
}
