import { defineCalls } from './call.ts';
import type { reportSpec } from './schemas/reports/reports.ts';

/** Attendance, ratings and the analysis over months and departments, for a company's owner; links show them to others. */
export const reportCalls = defineCalls<typeof reportSpec>()({
  read: { method: 'GET', path: '/api/report', access: 'owner' },
  csv: { method: 'GET', path: '/api/report/report.csv', access: 'owner', answers: 'text/csv' },
  xlsx: {
    method: 'GET',
    path: '/api/report/report.xlsx',
    access: 'owner',
    answers: 'application/octet-stream',
  },
  pdf: { method: 'GET', path: '/api/report/report.pdf', access: 'owner', answers: 'application/pdf' },
  links: { method: 'GET', path: '/api/report/link', access: 'owner' },
  createLink: { method: 'POST', path: '/api/report/link', access: 'owner' },
  revokeLink: { method: 'DELETE', path: '/api/report/link/:id', access: 'owner' },
  /** For whoever holds a link; its token is in the body, so that no log of addresses has it. */
  shared: { method: 'POST', path: '/api/shared-report', access: 'public' },
});
