import type { Award } from '#contract/calls/schemas/results.ts';
import { awardSize } from './draw-award.ts';

const safe = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** For instance `the-keepers-of-the-light-ana-silva.pdf`. */
export const awardFileName = (award: Award, type: 'png' | 'pdf') =>
  `${safe(award.title)}-${safe(award.recipient) || 'award'}.${type}`;

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
      'image/png',
    );
  });

/** One page of A4 across, with title and author in its properties. */
export async function pdfOf(png: Blob, award: Award): Promise<Blob> {
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${award.title}: ${award.recipient}`);
  pdf.setAuthor(award.company);
  pdf.setSubject(`${award.story}. Verify: ${award.verify_url}`);
  const image = await pdf.embedPng(await png.arrayBuffer());
  const width = 841.89;
  const height = (width / awardSize.width) * awardSize.height;
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  const bytes = await pdf.save();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}

export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
