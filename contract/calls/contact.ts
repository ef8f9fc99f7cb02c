import { defineCalls } from './call.ts';
import type { contactSpec } from './schemas/contact.ts';

export const contactCalls = defineCalls<typeof contactSpec>()({
  send: { method: 'POST', path: '/api/contact', access: 'public' },
});
