import {
  clip,
  endPath,
  type PDFDocument,
  type PDFImage,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from 'pdf-lib';
import { dayIn } from '#contract/words/formats.ts';
import { placedOf } from '#contract/rules/sessions/places.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import type { TeamScore } from '#contract/calls/schemas/results.ts';
import { ink, openPaper, soft } from '../pdf/paper.ts';
import { embedPicture } from '../pdf/picture.ts';
import { type Tag, type TaggedDocument, tagDocument } from '../pdf/tagged-document.ts';
import type { Hand } from '../pdf/font-files.ts';
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts';
import type { StoredResults } from './stored-results.ts';
import type { ScorecardWords } from '#contract/words/en/scorecard.ts';
import { isolated } from '../pdf/visual-order.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';

const [width, height] = [595.28, 841.89];
const margin = 56;
const room = width - 2 * margin;
/** Of the picture, from edge to edge at the top of the first page. */
const pictureHeight = 190;
const textSize = 11;

export interface Line {
  tag: Tag;
  text: string;
  size: number;
  hand?: Hand;
  isSoft?: boolean;
  gap: number;
}

export const heading = (text: string): Line => ({ tag: 'H2', text, size: 14, hand: 'bold', gap: 22 });
export const line = (text: string, isSoft = false): Line => ({
  tag: 'P',
  text,
  size: textSize,
  isSoft,
  gap: 4,
});

export type Card = ScorecardWords['card'];

function fieldPoints(team: TeamScore, points: Readonly<Record<string, number>>): string {
  return team.dimensions.map(({ id, label }) => `${label} ${points[id] ?? 0}`).join(', ');
}

export function decisionLines(team: TeamScore, row: TeamScore['decisions'][number], words: Card): Line[] {
  const nameOf = (id: string) => row.team_split.find(({ option_id }) => option_id === id)?.label ?? id;
  const split = row.team_split.map(({ label, votes }) => `${label}: ${votes}`).join('; ');
  const wanted = row.team_choice === null ? words.nothing : nameOf(row.team_choice);
  return [
    heading(`${questionParts(row.question).question} ${words.points(row.total, row.maximum)}`),
    line(words.wanted(wanted, nameOf(row.chosen))),
    line(`${words.votes}: ${split}`, true),
    line(row.explanation),
    line(fieldPoints(team, row.points), true),
  ];
}

export function challengeLines(team: TeamScore, row: TeamScore['challenges'][number], words: Card): Line[] {
  return [
    heading(`${row.title} ${words.points(row.total, row.maximum)}`),
    line(
      row.tried
        ? words.challenge(row.solved, row.attempts, row.hints, row.hint_cost + row.haste_cost)
        : words.didNotTry,
    ),
    line(row.explanation),
    line(fieldPoints(team, row.points), true),
  ];
}

function linesOf({ scorecard, own, name, language, session }: StoredResults): Line[] {
  const { card: words } = scorecardWordsIn(language);
  const team = scorecard.teams.find(({ team_id }) => team_id === own.team_id);
  if (!team) return [line(words.noTeam)];
  const scenes = scorecard.path.flatMap(({ scene_id }) => {
    const decision = team.decisions.find((row) => row.scene_id === scene_id);
    const challenge = team.challenges.find((row) => row.scene_id === scene_id);
    if (decision) return decisionLines(team, decision, words);
    return challenge ? challengeLines(team, challenge, words) : [];
  });
  const questionOf = (sceneId: string) =>
    questionParts(team.decisions.find(({ scene_id }) => scene_id === sceneId)?.question ?? sceneId).question;
  return [
    { tag: 'H1', text: scorecard.story.title, size: 26, hand: 'title', gap: 0 },
    line(isolated(session.title)),
    line(`${isolated(session.company)}, ${dayIn(language)(session.date)}`, true),
    {
      tag: 'P',
      text: words.total(isolated(team.name), team.total, team.maximum),
      size: 14,
      hand: 'bold',
      gap: 12,
    },
    ...(placedOf(scorecard.teams) > 1 && team.place !== null
      ? [line(words.place(team.place, placedOf(scorecard.teams)))]
      : []),
    ...(team.title === null ? [] : [line(words.title(team.title))]),
    ...team.dimensions.map(({ label, points, maximum }) => line(words.field(label, points, maximum), true)),
    ...(team.badges.length > 0 ? [heading(words.badges)] : []),
    ...team.badges.map(({ label, why }) => line(`${label}: ${why}`)),
    ...scenes,
    heading(words.ownPart(isolated(name))),
    line(words.did(own.answers, own.clues_shared, own.messages)),
    ...own.votes.map(({ scene_id, label, stood }) =>
      line(`${questionOf(scene_id)} ${label}, ${words.stood[stood]}.`),
    ),
    heading(words.howMade),
    line(words.made, true),
  ];
}

function drawPicture(page: PDFPage, image: PDFImage): void {
  const high = (image.height * width) / image.width;
  const bottom = height - pictureHeight;
  page.pushOperators(pushGraphicsState(), rectangle(0, bottom, width, pictureHeight), clip(), endPath());
  page.drawImage(image, { x: 0, y: bottom - (high - pictureHeight) / 2, width, height: high });
  page.pushOperators(popGraphicsState());
}

/** Below every page, beside what is read. */
function number(document: PDFDocument, type: Typesetter, tags: TaggedDocument, words: Card): void {
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const text = words.page(index + 1, pages.length);
    const x = width - margin - type.width(text, textSize);
    tags.decorate(page, () => type.draw(page, text, { x, y: margin / 2, size: textSize, color: soft }));
  }
}

interface Head {
  image: PDFImage | null;
  alt: string;
}

/** Writes downwards and goes on at the top of another page. */
function write(
  document: PDFDocument,
  type: Typesetter,
  tags: TaggedDocument,
  { image, alt }: Head,
  lines: readonly Line[],
): void {
  let page: PDFPage = document.addPage([width, height]);
  let y = height - margin - 20;
  if (image) {
    const first = page;
    tags.add(first, 'Figure', () => drawPicture(first, image), { alt });
    y -= pictureHeight - margin / 2;
  }
  for (const { tag, text, size, hand, isSoft, gap } of lines) {
    const rows = type.wrap(text, size, room, hand);
    const leading = size * 1.45;
    const needed = tag === 'H2' ? leading * (rows.length + 3) : leading * rows.length;
    y -= gap;
    if (y - needed < margin) {
      page = document.addPage([width, height]);
      y = height - margin - 20;
    }
    tags.add(page, tag, () => {
      for (const row of rows) {
        type.draw(page, row, { x: margin, y, size, color: isSoft ? soft : ink, ...(hand && { hand }) });
        y -= leading;
      }
    });
  }
}

interface Written {
  title: string;
  author: string;
  /** The day of the session (YYYY-MM-DD). */
  date: string;
  language: string;
  /** At the top of the first page. */
  picture: Uint8Array | null;
  story: string;
  lines: readonly Line[];
}

/** Tagged text on white, with a picture above and the number of each page below. */
export async function drawLines(written: Written): Promise<Uint8Array> {
  const { title, author, date, language, picture, story, lines } = written;
  const { card, award } = scorecardWordsIn(language);
  const document = await openPaper({ title, author, at: new Date(`${date}T00:00:00Z`) });
  const texts = (wanted: Hand) =>
    lines.filter(({ hand = 'text' }) => hand === wanted).map(({ text }) => text);
  const type = await openTypesetter(document, {
    text: [...texts('text'), card.page(1_234_567_890, 1_234_567_890)],
    bold: texts('bold'),
    title: texts('title'),
  });
  const tags = tagDocument(document, language);
  const image = picture && (await embedPicture(document, picture).catch(() => null));
  write(document, type, tags, { image, alt: award.picture(story) }, lines);
  number(document, type, tags, card);
  tags.finish();
  return document.save({ useObjectStreams: false });
}

/** A participant's scorecard to keep and print: the own team and the own part. */
export const drawScorecardPdf = (kept: StoredResults, picture: Uint8Array | null): Promise<Uint8Array> =>
  drawLines({
    title: `${kept.scorecard.story.title}: ${kept.name}`,
    author: kept.session.company,
    date: kept.session.date,
    language: kept.language,
    picture,
    story: kept.scorecard.story.title,
    lines: linesOf(kept),
  });
