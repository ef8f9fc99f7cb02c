import { PDFDocument, type RGB, rgb } from 'pdf-lib';

export const ink = rgb(0.094, 0.129, 0.169);
export const soft = rgb(0.333, 0.376, 0.42);
export const pine = rgb(0.118, 0.478, 0.341);

/** Of `#rrggbb`. */
export function inkOf(colour: string): RGB {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

interface Described {
  title: string;
  author?: string;
  subject?: string;
  /** When it was made, where that is known; a document without it says nothing of the clock. */
  at?: Date;
}

/** An empty document that says what it is. Nothing in it depends on when and where it is drawn. */
export async function openPaper({ title, author, subject, at }: Described): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  if (author !== undefined) document.setAuthor(author);
  if (subject !== undefined) document.setSubject(subject);
  document.setProducer('Muster');
  document.setCreator('Muster');
  if (at) {
    document.setCreationDate(at);
    document.setModificationDate(at);
  }
  return document;
}
