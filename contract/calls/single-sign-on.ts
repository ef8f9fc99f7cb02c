import { defineCalls } from './call.ts';
import type { singleSignOnSpec } from './schemas/single-sign-on.ts';

const root = '/api/company/single-sign-on';

/** Log-in through a company's own identity provider (OpenID Connect), for the domains that it has proved. */
export const singleSignOnCalls = defineCalls<typeof singleSignOnSpec>()({
  read: { method: 'GET', path: root, access: 'owner' },
  addDomain: { method: 'POST', path: `${root}/domains`, access: 'owner' },
  /** Looks the proof up now. */
  checkDomain: { method: 'POST', path: `${root}/domains/:id/check`, access: 'owner' },
  removeDomain: { method: 'DELETE', path: `${root}/domains/:id`, access: 'owner' },
  saveConnection: { method: 'PUT', path: `${root}/connection`, access: 'owner' },
  removeConnection: { method: 'DELETE', path: `${root}/connection`, access: 'owner' },
  enforce: { method: 'PUT', path: `${root}/enforced`, access: 'owner' },
  beginTest: { method: 'POST', path: `${root}/test`, access: 'owner' },
  finishTest: { method: 'POST', path: `${root}/test/finish`, access: 'owner' },
  /** Where the provider of an address's company is asked to log in. */
  begin: { method: 'POST', path: '/api/auth/single-sign-on', access: 'public' },
  finish: { method: 'POST', path: '/api/auth/single-sign-on/finish', access: 'public' },
});
