import type { Award, TeamScore } from '#contract/calls/schemas/results.ts';
import type { ResultWords } from '#contract/words/en/results.ts';
import {
  drawHeadline,
  drawPicture,
  drawRule,
  sans,
  serif,
  sheetColours,
  type SheetArt,
} from './draw-sheet.ts';

/** As wide to its height as what is shared elsewhere is shown. */
export const scorecardSize = { width: 2000, height: 1050 } as const;

const margin = 96;
/** Where the picture begins, where there is one. */
const pictureLeft = 1300;
const bar = { left: 460, height: 18, every: 54 } as const;

export interface ScorecardPicture {
  /** The story's title. */
  story: string;
  team: TeamScore;
  /** How many have a place. */
  teams: number;
  /** The team and the date: its award, if there is one. */
  award: Pick<Award, 'company' | 'date' | 'colour'> | undefined;
}

/** Draws what a team earned on a canvas of `scorecardSize`, without a word of any one person. */
export function drawScorecard(
  context: CanvasRenderingContext2D,
  { story, team, teams, award }: ScorecardPicture,
  art: SheetArt,
  words: ResultWords['results'],
): void {
  const { width, height } = scorecardSize;
  const { paper, ink, soft, pine, track } = sheetColours;
  const right = (art.picture ? pictureLeft : width) - margin;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  if (art.picture) drawPicture(context, art.picture, { width, height, left: pictureLeft });
  if (art.picture && award?.colour) drawRule(context, award.colour, { left: pictureLeft, height });
  const write = (text: string, x: number, y: number, color: string, style: string) => {
    context.font = style;
    context.fillStyle = color;
    context.fillText(text, x, y, right - x);
    return x + context.measureText(text).width;
  };
  context.textAlign = 'left';
  write(story, margin, 136, pine, sans(600, 36));
  context.fillStyle = ink;
  let y = drawHeadline(context, team.name, { x: margin, y: 240, wanted: 72, room: right - margin }) + 76;
  const afterTotal = write(String(team.total), margin, y, pine, serif(600, 140));
  write(words.ofPoints(team.maximum), afterTotal + 24, y, soft, sans(450, 40));
  const place = teams > 1 && team.place !== null ? words.ofTeams(words.place(team.place), teams) : '';
  const title = team.title === null ? '' : words.titleEarned(team.title);
  for (const [text, color] of [
    [place, ink],
    [title, soft],
  ] as const) {
    if (text === '') continue;
    y += 58;
    write(text, margin, y, color, sans(450, 34));
  }
  y += 80;
  for (const { label, points, maximum } of team.dimensions) {
    const text = words.of(points, maximum);
    context.font = sans(450, 28);
    const until = right - 150;
    context.fillStyle = soft;
    context.fillText(label, margin, y, bar.left - margin - 24);
    context.fillText(text, until + 24, y, 126);
    for (const [color, share] of [
      [track, 1],
      [pine, maximum > 0 ? points / maximum : 0],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(bar.left, y - bar.height, (until - bar.left) * share, bar.height);
    }
    y += bar.every;
  }
  const end = write('Muster', margin, height - 64, ink, sans(600, 30));
  if (award) write(words.playedBy(award.company, award.date), end + 24, height - 64, soft, sans(450, 28));
}
