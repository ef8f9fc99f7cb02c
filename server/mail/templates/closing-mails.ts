import { plural } from '#contract/words/en/counts.ts';
import type { MailContent } from '../outbox.ts';
import { paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

const creditsLeft = (unused: number) =>
  unused === 0
    ? 'You had no credits left.'
    : `${plural(unused, 'unused credit was', 'unused credits were')} left. Credits bought in the last twelve months are refunded to the original payment method.`;

const refundFacts = (repaid: readonly string[]) => ({
  kind: 'facts' as const,
  rows: [{ label: 'Refunds', lines: repaid.length > 0 ? [...repaid] : ['none'] }],
});

/** The last mail of a closed account; `company` is null where only the person's own was closed. */
export function accountClosedMail(mail: {
  publicUrl: string;
  company: string | null;
  unused: number;
  /** A line for each order. */
  repaid: readonly string[];
}): MailContent {
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: 'Your account is closed',
    preheader: 'What we erased, and what the law requires us to keep.',
    headline: 'Your account is closed',
    blocks:
      mail.company === null
        ? [
            paragraph(
              'Your name, email address and log-in have been erased. Any sessions you scheduled go ahead.',
            ),
          ]
        : [
            paragraph(
              `The account of ${mail.company} is closed. Upcoming sessions were cancelled and their guests informed by email. The names and email addresses of organisers and guests have been erased.`,
            ),
            paragraph(creditsLeft(mail.unused)),
            refundFacts(mail.repaid),
            small('Orders, invoices and the credit history are kept for as long as tax law requires.'),
          ],
    footer: 'You receive this because this account was closed from its profile page.',
  });
}

/** To somebody who was removed by an owner. */
export function accessEndedMail({ publicUrl, company }: { publicUrl: string; company: string }): MailContent {
  return renderLetter({
    publicUrl,
    subject: `You no longer have access to ${company}`,
    preheader: 'The company owner has removed your account.',
    headline: `You no longer have access to ${company}`,
    blocks: [
      paragraph(
        `The owner of ${company} has removed your account. You are logged out on every device, and your phone, password and connected accounts have been erased. Any sessions you scheduled go ahead.`,
      ),
      small(`If that was a mistake, ask them: a new invitation brings you back.`),
    ],
    footer: `You receive this because you had an account at ${company}.`,
  });
}

/** Tells the operator that a company has gone, and whether money is to be paid back. */
export function companyClosedNoticeMail(mail: {
  publicUrl: string;
  company: string;
  companyId: number;
  email: string;
  unused: number;
  /** Refunds that were made, a line for each order. */
  repaid: readonly string[];
  /** Invoices that nobody has paid and whose credits were given. */
  owed: readonly string[];
}): MailContent {
  return renderLetter({
    verbatim: true,
    publicUrl: mail.publicUrl,
    subject: `Account closed: ${mail.company}`,
    preheader: plural(mail.unused, 'unused credit', 'unused credits'),
    headline: `${mail.company} has closed its account`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: 'Company', lines: [mail.company, `number ${mail.companyId}`] },
          { label: 'Owner', lines: [mail.email] },
          { label: 'Credits', lines: [`${mail.unused} unused`] },
          { label: 'Refunds', lines: mail.repaid.length > 0 ? [...mail.repaid] : ['none'] },
          ...(mail.owed.length > 0 ? [{ label: 'Unpaid invoices', lines: [...mail.owed] }] : []),
        ],
      },
      paragraph(
        'The payment service sends refunds to cards. Send bank transfers yourself: npm run orders -- refunds lists them.',
      ),
    ],
    footer: 'You receive this because this address is the CONTACT_EMAIL of the server.',
  });
}
