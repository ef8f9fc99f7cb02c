import { defineCalls } from './call.ts';
import type { auditSpec } from './schemas/company-log/audit.ts';

/** What the people of a company did. */
export const auditCalls = defineCalls<typeof auditSpec>()({
  list: { method: 'GET', path: '/api/company/audit', access: 'owner' },
  csv: { method: 'GET', path: '/api/company/audit.csv', access: 'owner', answers: 'text/csv' },
});
