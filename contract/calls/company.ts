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
  /** A PNG or JPEG, shown to guests in mails and while they wait, and on awards, earlier ones too. */
  saveLogo: {
    method: 'PUT',
    path: '/api/company/logo',
    access: 'company',
    sends: 'application/octet-stream',
  },
  /** A logo by the digest of its bytes, for guests; 404 once its company has another. */
  showLogo: {
    method: 'GET',
    path: '/api/logo/:digest',
    access: 'public',
    answers: 'application/octet-stream',
  },
  removeLogo: { method: 'DELETE', path: '/api/company/logo', access: 'company' },
  /** Guests see it beside the logo in mails, beside logo or name while they wait, and on awards, earlier ones too. */
  saveColour: { method: 'PUT', path: '/api/company/colour', access: 'company' },
  removeColour: { method: 'DELETE', path: '/api/company/colour', access: 'company' },
  /** Whether there is a data processing agreement to download. */
  readAgreement: { method: 'GET', path: '/api/company/agreement', access: 'owner' },
  agreementPdf: {
    method: 'GET',
    path: '/api/company/agreement.pdf',
    access: 'owner',
    answers: 'application/pdf',
  },
  saveSettings: { method: 'PUT', path: '/api/company/settings', access: 'company' },
  /** How long guests, chats and results are kept. */
  saveRetention: { method: 'PUT', path: '/api/company/retention', access: 'owner' },
  /** Back to its default; SETTING_002 for a setting that does not exist. */
  deleteSetting: { method: 'DELETE', path: '/api/company/settings/:name', access: 'company' },
});
