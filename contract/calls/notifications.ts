import { defineCalls } from './call.ts';
import type { notificationsSpec } from './schemas/notifications.ts';

/** Which mails somebody of a company wishes to have about the sessions they planned. */
export const notificationCalls = defineCalls<typeof notificationsSpec>()({
  list: { method: 'GET', path: '/api/notifications', access: 'company' },
  /** USER_008 for a kind that there is not. */
  save: { method: 'PUT', path: '/api/notifications/:kind', access: 'company' },
});
