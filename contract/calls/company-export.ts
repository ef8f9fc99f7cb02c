import { defineCalls } from './call.ts';
import type { companyExportSpec } from './schemas/company-log/company-export.ts';

/** Everything that is kept for a company, as a ZIP of tables and documents. */
export const companyExportCalls = defineCalls<typeof companyExportSpec>()({
  download: {
    method: 'POST',
    path: '/api/company/export',
    access: 'owner',
    answers: 'application/zip',
    isLong: true,
  },
});
