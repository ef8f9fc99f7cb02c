import type { PDFDocument, PDFImage } from 'pdf-lib';
import { plainPng } from './plain-png.ts';

const startOfScan = 0xda;
/** Baseline, extended and progressive: what every browser and PDF reader shows. */
const shownFrames = new Set([0xc0, 0xc1, 0xc2]);

/** What a JPEG states as its size, in pixels; null for what is none, has no scan, or is of a kind that is not shown. */
function sizeOfJpeg(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === startOfScan) return size;
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    if (isFrame(marker)) {
      const isWhole = at + 10 <= view.byteLength && size === null;
      const channels = isWhole ? view.getUint8(at + 9) : 0;
      if (!shownFrames.has(marker) || ![1, 3, 4].includes(channels) || view.getUint8(at + 4) !== 8)
        return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + length;
  }
  return null;
}

/** SOF0 to SOF15, but for the three markers among them that are none. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export type PictureType = 'image/png' | 'image/jpeg';

/** By the bytes themselves, whatever a sender says. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if ([0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte)) return 'image/png';
  return [0xff, 0xd8, 0xff].every((byte, index) => bytes[index] === byte) ? 'image/jpeg' : null;
}

/** A PNG is unpacked whole: one that would fill the memory is refused by the size that it states. */
export const largestPngSide = 2000;
export const largestJpegSide = 8000;

/** The picture in a document. Rejects for what no document can show. */
export async function embedPicture(document: PDFDocument, bytes: Uint8Array): Promise<PDFImage> {
  const type = pictureType(bytes);
  if (type === 'image/jpeg' && isJpeg(bytes)) return document.embedJpg(new Uint8Array(bytes));
  const png = type === 'image/png' && isSmallPng(bytes) ? await plainPng(bytes) : null;
  if (png) return document.embedPng(new Uint8Array(png));
  throw new Error('This is no picture that a document can show');
}

function isJpeg(bytes: Uint8Array): boolean {
  const size = sizeOfJpeg(bytes);
  return size !== null && Object.values(size).every((side) => side >= 1 && side <= largestJpegSide);
}

function isSmallPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length > 24 && view.getUint32(16) <= largestPngSide && view.getUint32(20) <= largestPngSide;
}

/** Whether a document can show it: a PNG or a JPEG, from one pixel a side to the largest sides above. */
export async function isDrawable(bytes: Uint8Array): Promise<boolean> {
  const { PDFDocument } = await import('pdf-lib');
  return embedPicture(await PDFDocument.create(), bytes).then(
    () => true,
    () => false,
  );
}
