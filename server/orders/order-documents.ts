import type { Database } from '../database/database.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';
import type { MailFile } from '../mail/mail-transport.ts';
import { readCreditNotes } from './credit-notes.ts';
import { paperFileName } from './paper-file-name.ts';
import type { ReceiptKind } from './receipt-pdf.ts';

const reference = /^(invoice|receipt|credit-note):(\d{1,15})(?::([A-Z0-9-]{1,40}))?$/;

/**
 * Draws the document that a mail names, `receipt:12` for the receipt of order 12, `credit-note:12:MU-CN-2026-00001` for one of its
 * credit notes. Rejects where there is none.
 */
export function createOrderDocuments({
  database,
  drawing,
}: {
  database: Database;
  drawing: DocumentDrawing;
}) {
  return async (name: string): Promise<MailFile> => {
    const [, kind, id, number] = reference.exec(name) ?? [];
    const order = await database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    if (kind === 'credit-note') {
      const notes = (await readCreditNotes(database, order)).filter((note) => note.number === number);
      if (notes.length === 0) throw new Error(`Order ${order.number} has no credit note ${number}`);
      const bytes = await drawing.pdf('creditNotes', { order, notes });
      return { name: paperFileName(order, 'creditNote', number ?? null), bytes };
    }
    const document = kind as ReceiptKind;
    return {
      name: paperFileName(order, document, order.number),
      bytes: await drawing.pdf('receipt', { order, kind: document }),
    };
  };
}
