import { defineCalls } from '../call.ts';
import type { addressChangeSpec } from '../schemas/address-change.ts';

/** The own address of an account: a new one counts once links to the present and to the new one were confirmed. */
export const addressChangeCalls = defineCalls<typeof addressChangeSpec>()({
  read: { method: 'GET', path: '/api/profile/address', access: 'user' },
  /** Sends both links; takes the place of a change that is open. */
  begin: { method: 'POST', path: '/api/profile/address', access: 'user' },
  cancel: { method: 'DELETE', path: '/api/profile/address', access: 'user' },
  readLink: { method: 'GET', path: '/api/address-change/:token', access: 'public' },
  confirm: { method: 'POST', path: '/api/address-change/:token/confirm', access: 'public' },
});
