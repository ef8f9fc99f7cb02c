import { defineCalls } from './call.ts';
import type { notificationsSpec } from './schemas/notifications.ts';

/** Which mails a user wants about the sessions they planned. */
export const notificationCalls = defineCalls<typeof notificationsSpec>()({
  list: { method: 'GET', path: '/api/notifications', access: 'company' },
  /** USER_008 for a kind that there is not. */
  save: { method: 'PUT', path: '/api/notifications/:kind', access: 'company' },
  /** Back to its default, which is wanted; SETTING_002 for a kind that does not exist. */
  deleteChoice: { method: 'DELETE', path: '/api/notifications/:kind', access: 'company' },
});
