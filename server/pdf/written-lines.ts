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
import type { Hand } from './font-files.ts';
import { ink, openPaper, soft } from './paper.ts';
import { embedPicture } from './picture.ts';
import { type Tag, type TaggedDocument, tagDocument } from './tagged-document.ts';
import { openTypesetter, type Typesetter } from './typesetter.ts';

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

type PageText = (number: number, count: number) => string;

function drawPicture(page: PDFPage, image: PDFImage): void {
  const high = (image.height * width) / image.width;
  const bottom = height - pictureHeight;
  page.pushOperators(pushGraphicsState(), rectangle(0, bottom, width, pictureHeight), clip(), endPath());
  page.drawImage(image, { x: 0, y: bottom - (high - pictureHeight) / 2, width, height: high });
  page.pushOperators(popGraphicsState());
}

/** Below every page, beside what is read. */
function number(document: PDFDocument, type: Typesetter, tags: TaggedDocument, pageText: PageText): void {
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const text = pageText(index + 1, pages.length);
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
  /** The day of what it is about (YYYY-MM-DD). */
  date: string;
  language: string;
  /** At the top of the first page. */
  picture: Uint8Array | null;
  /** What the picture shows. */
  alt?: string;
  /** Of a page, below it. */
  pageText: PageText;
  lines: readonly Line[];
}

/** Tagged text on white, with a picture above and the number of each page below. */
export async function drawLines(written: Written): Promise<Uint8Array> {
  const { title, author, date, language, picture, alt = '', pageText, lines } = written;
  const document = await openPaper({ title, author, at: new Date(`${date}T00:00:00Z`) });
  const texts = (wanted: Hand) =>
    lines.filter(({ hand = 'text' }) => hand === wanted).map(({ text }) => text);
  const type = await openTypesetter(document, {
    text: [...texts('text'), pageText(1_234_567_890, 1_234_567_890)],
    bold: texts('bold'),
    title: texts('title'),
  });
  const tags = tagDocument(document, language);
  const image = picture && (await embedPicture(document, picture).catch(() => null));
  write(document, type, tags, { image, alt }, lines);
  number(document, type, tags, pageText);
  tags.finish();
  return document.save({ useObjectStreams: false });
}
