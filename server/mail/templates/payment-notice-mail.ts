import type { MailContent } from '../outbox.ts';
import { paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** Tells the operator of a payment that was not asked for: only a person can say whether it is to go back. */
export function paymentNoticeMail(mail: {
  publicUrl: string;
  number: string;
  company: string;
  companyId: number;
  /** Name and address on the bill. */
  billing: { name: string; email: string };
  ordered: string;
  total: string;
  /** All that was paid for this order, the one that this is about last: when, how much, and its name at the payment service. */
  payments: string[];
  paymentId: string;
  /** Credits were given for it; null for one of another amount, which moved nothing. */
  credited: string | null;
}): MailContent {
  const { number, company, companyId, billing, ordered, total, payments, paymentId, credited } = mail;
  const isTwice = credited !== null;
  return renderLetter({
    verbatim: true,
    publicUrl: mail.publicUrl,
    subject: `Order ${number} was ${isTwice ? 'paid twice' : 'paid with another amount'}: ${company}`,
    preheader: payments.at(-1) ?? '',
    headline: `${company} has paid ${isTwice ? 'an order twice' : 'another amount than was asked'}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: 'Order', lines: [number] },
          { label: 'Company', lines: [company, `number ${companyId}`] },
          { label: 'Bill to', lines: [billing.name, billing.email] },
          { label: 'For', lines: [ordered] },
          { label: 'Total', lines: [total] },
          { label: 'Payments', lines: payments },
        ],
      },
      paragraph(
        isTwice
          ? `For the second payment ${credited} were given once more. Ask whether they want to keep them. If not, pay it back: this takes the credits, where they are unspent, and tells the billing address.`
          : 'Nothing was given for it, and the order is as it was before. Pay the money back, and ask them to pay the order itself.',
      ),
      {
        kind: 'facts',
        rows: [
          {
            label: 'To pay it back',
            lines: [
              `npm run orders -- return ${paymentId} --reason "${isTwice ? 'Paid twice' : 'Another amount'}"`,
            ],
          },
          { label: 'All such payments', lines: ['npm run orders -- list'] },
        ],
      },
      small('With the embedded database the server must be stopped for these commands.'),
    ],
    footer: 'You receive this because this address is the CONTACT_EMAIL of the server.',
  });
}
