import type { PDFDocument, PDFImage } from 'pdf-lib';
import { plainPng } from './plain-png.ts';

export type PictureType = 'image/png' | 'image/jpeg';

/** By the bytes themselves, whatever a sender says. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if ([0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte)) return 'image/png';
  return [0xff, 0xd8, 0xff].every((byte, index) => bytes[index] === byte) ? 'image/jpeg' : null;
}

export async function embedPicture(document: PDFDocument, bytes: Uint8Array): Promise<PDFImage> {
  if (pictureType(bytes) !== 'image/png') return document.embedJpg(bytes);
  const picture = await plainPng(bytes);
  if (!picture) throw new Error('This is no PNG that a document can show');
  return document.embedPng(picture);
}

/** A PNG states its size before its pixels: one that would fill the memory is not unpacked. */
const largestSide = 2000;

const isSmallPng = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length > 24 && view.getUint32(16) <= largestSide && view.getUint32(20) <= largestSide;
};

/** Whether a document can show it: PNG of at most 2,000 pixels a side, or JPEG. */
export async function isDrawable(bytes: Uint8Array): Promise<boolean> {
  const type = pictureType(bytes);
  if (type === null || (type === 'image/png' && !isSmallPng(bytes))) return false;
  const { PDFDocument } = await import('pdf-lib');
  return embedPicture(await PDFDocument.create(), bytes).then(
    () => true,
    () => false,
  );
}
