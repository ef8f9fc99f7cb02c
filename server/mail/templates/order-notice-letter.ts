import type { MailContent } from '../outbox.ts';
import { paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

interface Row {
  label: string;
  lines: string[];
}

export interface NotedOrder {
  number: string;
  company: string;
  companyId: number;
  /** Name and address on the bill. */
  billing: { name: string; email: string };
  ordered: string;
  total: string;
}

/** A letter to the operator about an order: what it is, what has come of it, and the commands that follow. */
export function orderNoticeLetter(letter: {
  publicUrl: string;
  subject: string;
  preheader: string;
  headline: string;
  order: NotedOrder;
  /** What this letter is about, below the order. */
  news: Row;
  text: string;
  commands: Row[];
  /** The commands are for a server that runs. */
  isOnline?: boolean;
}): MailContent {
  const { order, news, text, commands, isOnline = false, ...head } = letter;
  const { number, company, companyId, billing, ordered, total } = order;
  return renderLetter({
    ...head,
    verbatim: true,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: 'Order', lines: [number] },
          { label: 'Company', lines: [company, `number ${companyId}`] },
          { label: 'Bill to', lines: [billing.name, billing.email] },
          { label: 'For', lines: [ordered] },
          { label: 'Total', lines: [total] },
          news,
        ],
      },
      paragraph(text),
      { kind: 'facts', rows: commands },
      ...(isOnline
        ? []
        : [small('With the embedded database the server must be stopped for these commands.')]),
    ],
    footer: 'You receive this because this address is the CONTACT_EMAIL of the server.',
  });
}
