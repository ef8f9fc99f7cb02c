import { defineCalls } from './call.ts';
import type { reportSpec } from './schemas/reports/reports.ts';

/** Attendance, ratings and the analysis by month and department. Owners show them to others through links. */
export const reportCalls = defineCalls<typeof reportSpec>()({
  read: { method: 'GET', path: '/api/report', access: 'reports' },
  csv: { method: 'GET', path: '/api/report/report.csv', access: 'reports', answers: 'text/csv' },
  xlsx: {
    method: 'GET',
    path: '/api/report/report.xlsx',
    access: 'reports',
    answers: 'application/octet-stream',
  },
  pdf: { method: 'GET', path: '/api/report/report.pdf', access: 'reports', answers: 'application/pdf' },
  links: { method: 'GET', path: '/api/report/link', access: 'owner' },
  createLink: { method: 'POST', path: '/api/report/link', access: 'owner' },
  revokeLink: { method: 'DELETE', path: '/api/report/link/:id', access: 'owner' },
  /** Read access through a link. The token is sent in the body, so that no access log contains it. */
  shared: { method: 'POST', path: '/api/shared-report', access: 'public' },
});
