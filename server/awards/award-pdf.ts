import { dayIn } from '#contract/words/formats.ts';
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
import type { Award } from '#contract/calls/schemas/results.ts';
import type { GuestColour } from '#contract/rules/company-colour.ts';
import { ink, inkOf, openPaper, pine, soft } from '../pdf/paper.ts';
import { embedPicture } from '../pdf/picture.ts';
import { type TaggedDocument, tagDocument } from '../pdf/tagged-document.ts';
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts';
import { isolated } from '../pdf/visual-order.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';

const [width, height] = [841.89, 595.28];
const pictureWidth = 330;
const margin = 54;
const room = width - pictureWidth - 2 * margin;

export interface AwardArt {
  /** A JPEG of the story's ending. */
  picture: Uint8Array | null;
  /** The company's, a PNG or JPEG; one that no document can show is left out. */
  logo: Uint8Array | null;
}

/** Fills the right edge of the page with the middle of the picture. */
function drawPicture(page: PDFPage, image: PDFImage): void {
  const scale = Math.max(pictureWidth / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  const left = width - pictureWidth;
  page.pushOperators(pushGraphicsState(), rectangle(left, 0, pictureWidth, height), clip(), endPath());
  page.drawImage(image, {
    x: left - (wide - pictureWidth) / 2,
    y: -(high - height) / 2,
    width: wide,
    height: high,
  });
  page.pushOperators(popGraphicsState());
}

/** In the company's colour between the words and the picture, with paper on either side. */
function drawRule(page: PDFPage, { value, faint_on }: GuestColour): void {
  page.drawRectangle({
    x: width - pictureWidth - 12,
    y: -1,
    width: 5,
    height: height + 2,
    color: inkOf(value),
    borderColor: soft,
    borderWidth: faint_on === 'white' ? 0.75 : 0,
  });
}

/** What is written on an award, beside its title and recipient. */
function wordsOn(award: Award, language: string) {
  const { award: words } = scorecardWordsIn(language);
  const isTeam = award.kind === 'team';
  return {
    words,
    circle: isTeam ? award.company : `${isolated(award.team)}, ${isolated(award.company)}`,
    date: dayIn(language)(award.date),
    given: isTeam ? words.toTeam : words.toPerson,
    unwritten: isTeam ? words.aTeam : words.aGuest,
    verify: `${words.verify}: ${award.verify_url}`,
  };
}

const dayOf = ({ date }: Award) => new Date(`${date}T00:00:00Z`);

/** What the pages of a document share. */
interface Sheet {
  document: PDFDocument;
  type: Typesetter;
  tags: TaggedDocument;
  image: PDFImage | null;
  logo: PDFImage | null;
  language: string;
}

function drawPage({ document, type, tags, image, logo, language }: Sheet, award: Award): void {
  const { words, circle, date, given, unwritten, verify } = wordsOn(award, language);
  const recipient = type.shows(award.recipient, 'title') ? award.recipient : unwritten;
  const page = document.addPage([width, height]);
  if (image) {
    tags.add(page, 'Figure', () => drawPicture(page, image), { alt: words.picture(award.story) });
  }
  const { colour } = award;
  if (colour) tags.decorate(page, () => drawRule(page, colour));
  let y = height - 96;
  if (logo) {
    const { width: wide, height: high } = logo.scaleToFit(150, 44);
    tags.add(
      page,
      'Figure',
      () => page.drawImage(logo, { x: margin, y: height - margin - high, width: wide, height: high }),
      { alt: words.logo(award.company) },
    );
    y -= 34;
  }
  tags.add(page, 'P', () =>
    type.draw(page, award.story, { x: margin, y, size: 15, hand: 'bold', color: pine }),
  );
  y -= 58;
  const size = type.fit(award.title, 42, 27, room, 'title');
  const titleRows = type.wrap(award.title, size, room, 'title');
  tags.add(page, 'H1', () => {
    for (const row of titleRows) {
      type.draw(page, row, { x: margin, y, size, hand: 'title', color: ink });
      y -= size * 1.15;
    }
  });
  y -= 26;
  tags.add(page, 'P', () => type.draw(page, given, { x: margin, y, size: 13, color: soft }));
  const nameSize = type.fit(recipient, 30, 18, room, 'title');
  y -= nameSize + 14;
  const nameRows = type.wrap(recipient, nameSize, room, 'title');
  tags.add(page, 'P', () => {
    for (const row of nameRows) {
      type.draw(page, row, { x: margin, y, size: nameSize, hand: 'title', color: ink });
      y -= nameSize * 1.2;
    }
  });
  if (award.part) {
    const { deed, mark } = award.part;
    const row = y;
    tags.decorate(page, () =>
      page.drawSvgPath(mark, { x: margin, y: row + 15, scale: 0.8, borderColor: pine, borderWidth: 1.6 }),
    );
    tags.add(page, 'P', () =>
      type.draw(page, deed, { x: margin + 28, y: row, size: 14, hand: 'bold', color: pine }),
    );
    y -= 26;
  }
  for (const line of [...type.wrap(circle, 13, room), date]) {
    tags.add(page, 'P', () => type.draw(page, line, { x: margin, y, size: 13, color: soft }));
    y -= 20;
  }
  tags.add(page, 'P', () =>
    type.draw(page, 'Muster', { x: margin, y: margin + 26, size: 15, hand: 'bold', color: ink }),
  );
  const linkSize = type.fit(verify, 9, 6, room);
  const area = { x: margin, y: margin - 4, width: type.width(verify, linkSize), height: linkSize + 6 };
  tags.link(page, award.verify_url, area, () =>
    type.draw(page, verify, { x: margin, y: margin, size: linkSize, color: pine }),
  );
}

/**
 * Awards as pages of A4 across, on white: text that can be read out, searched and copied, and a link to where each is
 * verified. The same awards give the same bytes.
 */
async function drawPages(
  awards: readonly Award[],
  document: PDFDocument,
  language: string,
  art: AwardArt,
): Promise<Uint8Array> {
  const written = awards.map((award) => ({ award, ...wordsOn(award, language) }));
  const type = await openTypesetter(document, {
    text: written.flatMap(({ given, circle, date, verify }) => [given, circle, date, verify]),
    bold: [...written.flatMap(({ award }) => [award.story, award.part?.deed ?? '']), 'Muster'],
    title: written.flatMap(({ award, unwritten }) => [award.title, award.recipient, unwritten]),
  });
  const tags = tagDocument(document, language);
  const image = art.picture && (await embedPicture(document, art.picture).catch(() => null));
  const logo = art.logo && (await embedPicture(document, art.logo).catch(() => null));
  for (const award of awards) drawPage({ document, type, tags, image, logo, language }, award);
  tags.finish();
  return document.save({ useObjectStreams: false });
}

export async function drawAwardPdf(award: Award, language: string, art: AwardArt): Promise<Uint8Array> {
  const { words } = wordsOn(award, language);
  const document = await openPaper({
    title: `${award.title}: ${award.recipient}`,
    author: award.company,
    subject: `${award.story}. ${words.verify}: ${award.verify_url}`,
    at: dayOf(award),
  });
  return drawPages([award], document, language, art);
}

/** All awards of a session in one document, a page each. */
export async function drawAwardsPdf(
  awards: readonly Award[],
  title: string,
  language: string,
  art: AwardArt,
): Promise<Uint8Array> {
  const [first] = awards;
  const document = await openPaper({
    title,
    ...(first && { author: first.company, subject: first.story, at: dayOf(first) }),
  });
  return drawPages(awards, document, language, art);
}
