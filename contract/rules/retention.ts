import { auth } from './business-constants.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * How long the product keeps what, in milliseconds. `content/en/legal/privacy.md` tells people the same figures, which
 * `tests/api/system/retention.test.ts` compares; jobs delete what has run out.
 */
export const retention = {
  /** A trial of the home page, from its start. */
  trialMs: day,
  /** Messages of the contact form. */
  contactMessageMs: 365 * day,
  /** Emails about an account, once they were sent or given up. */
  accountMailMs: 30 * day,
  /** Emails about sessions of a company that has closed its account. */
  closedCompanyMailMs: 30 * day,
  /** A login. */
  loginMs: auth.tokenLifetimeMs,
  /** Reported chat messages are shown to administrators of the product. */
  shownReportMs: 30 * day,
  /** An entry of the audit log, of a company's people or of the operator. */
  auditMs: 365 * day,
} as const;

/** After how many days a company may have something of its own deleted; at the latest it goes when the account is closed. */
export const companyRetentionDays = [30, 90, 180, 365, 730] as const;
