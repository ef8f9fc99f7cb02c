import { defineCalls } from '../call.ts';
import type { addressChangeSpec } from '../schemas/address-change.ts';

/** Changes an account's email address; the new one counts once links to both addresses were confirmed. */
export const addressChangeCalls = defineCalls<typeof addressChangeSpec>()({
  read: { method: 'GET', path: '/api/profile/address', access: 'user' },
  /** Sends both links and replaces a pending change. */
  begin: { method: 'POST', path: '/api/profile/address', access: 'user' },
  cancel: { method: 'DELETE', path: '/api/profile/address', access: 'user' },
  readLink: { method: 'GET', path: '/api/address-change/:token', access: 'public' },
  confirm: { method: 'POST', path: '/api/address-change/:token/confirm', access: 'public' },
});
