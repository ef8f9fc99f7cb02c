import { defineCalls } from './call.ts';
import type { companySpec } from './schemas/company.ts';

/** What a company decides for all its sessions. */
export const companyCalls = defineCalls<typeof companySpec>()({
  readSettings: { method: 'GET', path: '/api/company/settings', access: 'company' },
  /** 204 where the company has none. */
  readLogo: {
    method: 'GET',
    path: '/api/company/logo',
    access: 'company',
    answers: 'application/octet-stream',
  },
  /** A PNG or JPEG; it stands on the awards of the company's sessions, earlier ones too. */
  saveLogo: {
    method: 'PUT',
    path: '/api/company/logo',
    access: 'company',
    sends: 'application/octet-stream',
  },
  removeLogo: { method: 'DELETE', path: '/api/company/logo', access: 'company' },
  saveSettings: { method: 'PUT', path: '/api/company/settings', access: 'company' },
});
