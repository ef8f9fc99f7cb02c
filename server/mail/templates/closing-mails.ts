import type { MailContent } from '../outbox.ts';
import { paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

const creditsLeft = (unused: number) =>
  unused === 0
    ? 'No credit was left.'
    : `${unused} unused ${unused === 1 ? 'credit was' : 'credits were'} left. What was bought in the last twelve months is paid back the way it was paid.`;

/** The last mail to whoever closed an account; `company` is null where only the person's own was closed. */
export function accountClosedMail(mail: {
  publicUrl: string;
  company: string | null;
  unused: number;
}): MailContent {
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: 'Your account is closed',
    preheader: 'What was erased, and what the law has us keep.',
    headline: 'Your account is closed',
    blocks:
      mail.company === null
        ? [paragraph('Your name, address and sign-in have been erased. Sessions that you planned go on.')]
        : [
            paragraph(
              `The account of ${mail.company} is closed. Sessions to come were cancelled and their guests told. The names and addresses of administrators and guests have been erased.`,
            ),
            paragraph(creditsLeft(mail.unused)),
            small('Orders, invoices and the credit ledger are kept as long as tax law asks for it.'),
          ],
    footer: 'You receive this because this account was closed from its profile page.',
  });
}

/** To a sub-administrator whom the owner has taken out. */
export function accessEndedMail({ publicUrl, company }: { publicUrl: string; company: string }): MailContent {
  return renderLetter({
    publicUrl,
    subject: `You no longer run sessions for ${company}`,
    preheader: 'Your account has been taken out by its owner.',
    headline: `You no longer run sessions for ${company}`,
    blocks: [
      paragraph(
        `The owner of ${company} has taken your account out. You are logged out on every device, and your phone, password and connected accounts have been erased. Sessions that you planned go on.`,
      ),
      small(`If that was a mistake, ask them: a new invitation brings you back.`),
    ],
    footer: `You receive this because you ran sessions for ${company}.`,
  });
}

/** Tells the operator that a company has gone, and whether money is to be paid back. */
export function companyClosedNoticeMail(mail: {
  publicUrl: string;
  company: string;
  companyId: number;
  email: string;
  unused: number;
  /** Paid in the last twelve months. */
  orders: readonly string[];
  /** Invoices that nobody has paid and whose credits were given. */
  owed: readonly string[];
}): MailContent {
  return renderLetter({
    verbatim: true,
    publicUrl: mail.publicUrl,
    subject: `Account closed: ${mail.company}`,
    preheader: `${mail.unused} unused credits`,
    headline: `${mail.company} has closed its account`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: 'Company', lines: [mail.company, `number ${mail.companyId}`] },
          { label: 'Owner', lines: [mail.email] },
          { label: 'Credits', lines: [`${mail.unused} unused`] },
          {
            label: 'Paid orders',
            lines: mail.orders.length > 0 ? [...mail.orders] : ['none in twelve months'],
          },
          ...(mail.owed.length > 0 ? [{ label: 'Unpaid invoices', lines: [...mail.owed] }] : []),
        ],
      },
      paragraph('Pay back what was bought in the last twelve months: npm run orders -- refund.'),
    ],
    footer: 'You receive this because this address is the CONTACT_EMAIL of the server.',
  });
}
