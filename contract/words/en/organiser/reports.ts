import { day, plural } from '../counts.ts';

/** What the page of reports says around the report. */
export const reports = {
  title: 'Reports',
  lead: 'How your company’s sessions went, by month and by department. No person is shown, and no group under five people.',
  files: { pdf: 'Summary (PDF)', csv: 'CSV', xlsx: 'XLSX' },
  download: (file: string) => `Download ${file}`,
  failed: 'The report didn’t load',
  loading: 'Loading the report',
  links: {
    heading: 'Read-only links',
    lead: 'Anyone with a link can read these reports without logging in, and nothing else, until it expires or you revoke it.',
    validFor: 'Valid for',
    days: (count: number) => plural(count, 'day', 'days'),
    create: 'Create link',
    copyNow: 'Copy the link now: it is not shown again.',
    copy: 'Copy link',
    failed: (why: string) => `The links didn’t load. ${why}`,
    validUntil: (date: string) => `Valid until ${day(date)}`,
    made: (date: string, by: string) => `Made on ${day(date)} by ${by || 'a former administrator'}`,
    revoke: 'Revoke',
    revokeOf: (made: string, until: string) => `Revoke the link of ${day(made)}, valid until ${day(until)}`,
    ask: 'Revoke this link?',
    askText: 'It will no longer open the reports. You can’t undo this.',
    cancel: 'Cancel',
    revoked: 'Link revoked.',
  },
};

export type ReportsWords = typeof reports;
