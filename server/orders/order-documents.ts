import type { Database } from '../database/database.ts';
import type { MailFile } from '../mail/mail-transport.ts';
import type { ReceiptKind } from './receipt-pdf.ts';

const reference = /^(invoice|receipt):(\d{1,15})$/;

/** Draws the document that a mail names, `receipt:12` for the receipt of order 12. Rejects where there is none. */
export function createOrderDocuments({ database }: { database: Database }) {
  return async (name: string): Promise<MailFile> => {
    const [, kind, id] = reference.exec(name) ?? [];
    const order = await database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    const document = kind as ReceiptKind;
    const { drawReceipt } = await import('./receipt-pdf.ts');
    return { name: `${document}-${order.number}.pdf`, bytes: await drawReceipt(order, document) };
  };
}
