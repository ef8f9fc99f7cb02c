import { audit } from '#contract/words/en/organiser/audit.ts';
import { files } from '#contract/words/en/organiser/files.ts';
import { homeLines } from '#contract/words/en/organiser/home-lines.ts';
import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import { accountMails } from '#contract/words/en/organiser/mails/mails-account.ts';
import { closingMails } from '#contract/words/en/organiser/mails/mails-closing.ts';
import { orderMails } from '#contract/words/en/organiser/mails/mails-order.ts';
import { sessionMails } from '#contract/words/en/organiser/mails/mails-session.ts';
import { report } from '#contract/words/en/organiser/report.ts';
import { orderPapers } from '#contract/words/en/organiser/money/order-papers.ts';
import { tablesOf } from './tables.ts';

/** What mails about an organiser's account say. */
export const accountMailWordsIn = await tablesOf(
  accountMails,
  'organiser/mails/mails-account.ts',
  'accountMails',
);

/** What the last mails of an account say. */
export const closingMailWordsIn = await tablesOf(
  closingMails,
  'organiser/mails/mails-closing.ts',
  'closingMails',
);

/** What mails about a session say to those who plan and run it. */
export const sessionMailWordsIn = await tablesOf(
  sessionMails,
  'organiser/mails/mails-session.ts',
  'sessionMails',
);

/** What mails about an order say. */
export const orderMailWordsIn = await tablesOf(orderMails, 'organiser/mails/mails-order.ts', 'orderMails');

/** What invoices, receipts and credit notes say. */
export const orderPaperWordsIn = await tablesOf(
  orderPapers,
  'organiser/money/order-papers.ts',
  'orderPapers',
);

/** What files for organisers say. */
export const fileWordsIn = await tablesOf(files, 'organiser/files.ts', 'files');

/** What the audit log says. */
export const auditWordsIn = await tablesOf(audit, 'organiser/audit.ts', 'audit');

/** What a company's report says. */
export const reportWordsIn = await tablesOf(report, 'organiser/report.ts', 'report');

/** What the server writes on the dashboard's home. */
export const homeLinesIn = await tablesOf(homeLines, 'organiser/home-lines.ts', 'homeLines');

/** Why credits moved. */
export const ledgerReasonsIn = await tablesOf(
  ledgerReasons,
  'organiser/money/ledger-reasons.ts',
  'ledgerReasons',
);
