import { notificationCalls } from '#contract/calls/notifications.ts';
import type { NotificationKind } from '#contract/rules/people/notification-kinds.ts';
import type { HttpClient } from '../http/http-client.ts';

/** A user's choice of mails about the sessions they planned. */
export function createNotificationService(http: HttpClient) {
  return {
    list: (signal?: AbortSignal) => http.call(notificationCalls.list, { signal }),
    save: (kind: NotificationKind, wanted: boolean, signal?: AbortSignal) =>
      http.call(notificationCalls.save, { params: { kind }, body: { wanted }, signal }),
    deleteChoice: (kind: NotificationKind, signal?: AbortSignal) =>
      http.call(notificationCalls.deleteChoice, { params: { kind }, signal }),
  };
}
