import { defineCalls } from './call.ts';
import type { companySpec } from './schemas/company.ts';

/** What a company decides for all its sessions. */
export const companyCalls = defineCalls<typeof companySpec>()({
  readSettings: { method: 'GET', path: '/api/company/settings', access: 'company' },
  saveSettings: { method: 'PUT', path: '/api/company/settings', access: 'company' },
});
