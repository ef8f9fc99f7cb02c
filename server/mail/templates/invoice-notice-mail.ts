import type { MailContent } from '../outbox.ts';
import { paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** Tells the operator that an order on invoice was placed: nothing but a person sees its money come. */
export function invoiceNoticeMail(mail: {
  publicUrl: string;
  number: string;
  company: string;
  companyId: number;
  /** Name and address on the bill. */
  billing: { name: string; email: string };
  ordered: string;
  total: string;
  due: string;
  /** The credits could be used at once. */
  isCredited: boolean;
}): MailContent {
  const { number, company, companyId, billing, ordered, total, due, isCredited } = mail;
  return renderLetter({
    verbatim: true,
    publicUrl: mail.publicUrl,
    subject: `Order on invoice ${number}: ${company}`,
    preheader: `${total}, due on ${due}`,
    headline: `${company} has ordered on invoice`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: 'Order', lines: [number] },
          { label: 'Company', lines: [company, `number ${companyId}`] },
          { label: 'Bill to', lines: [billing.name, billing.email] },
          { label: 'For', lines: [ordered] },
          { label: 'Total', lines: [total] },
          { label: 'Due', lines: [due] },
        ],
      },
      paragraph(
        isCredited
          ? 'This company is trusted: its credits are given already.'
          : 'Its credits are given when you say that the money has come.',
      ),
      {
        kind: 'facts',
        rows: [
          { label: 'When paid', lines: [`npm run orders -- paid ${number}`] },
          { label: 'If never paid', lines: [`npm run orders -- cancel ${number} --reason "Why"`] },
          isCredited
            ? { label: 'To trust no more', lines: [`npm run orders -- trust ${companyId} --off`] }
            : { label: 'To trust them', lines: [`npm run orders -- trust ${companyId}`] },
          { label: 'All open ones', lines: ['npm run orders -- list'] },
        ],
      },
      small('With the embedded database the server must be stopped for these commands.'),
    ],
    footer: 'You receive this because this address is the CONTACT_EMAIL of the server.',
  });
}
