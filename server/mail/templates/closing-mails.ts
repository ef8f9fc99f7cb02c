import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { plural } from '#contract/words/en/counts.ts';
import { closingMailWordsIn } from '../../words/organiser-words.ts';
import type { MailContent } from '../outbox.ts';
import { paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** The last mail of a closed account; `company` is null where only the person's own was closed. */
export function accountClosedMail(mail: {
  language: SpokenLanguage;
  publicUrl: string;
  company: string | null;
  unused: number;
  /** A line for each order. */
  repaid: readonly string[];
}): MailContent {
  const { language, publicUrl, company, unused, repaid } = mail;
  const words = closingMailWordsIn(language).closed;
  return renderLetter({
    language,
    publicUrl,
    subject: words.subject,
    preheader: words.preheader,
    headline: words.subject,
    blocks:
      company === null
        ? [paragraph(words.own)]
        : [
            paragraph(words.company(company)),
            paragraph(words.credits(unused)),
            {
              kind: 'facts',
              rows: [{ label: words.refunds, lines: repaid.length > 0 ? [...repaid] : [words.noRefunds] }],
            },
            small(words.kept),
          ],
    footer: words.why,
  });
}

/** To somebody who was removed by an owner. */
export function accessEndedMail(mail: {
  language: SpokenLanguage;
  publicUrl: string;
  company: string;
}): MailContent {
  const { language, publicUrl, company } = mail;
  const { subject, preheader, text, mistake, why } = closingMailWordsIn(language).accessEnded;
  return renderLetter({
    language,
    publicUrl,
    subject: subject(company),
    preheader,
    headline: subject(company),
    blocks: [paragraph(text(company)), small(mistake)],
    footer: why(company),
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
