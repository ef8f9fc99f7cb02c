import { notificationCalls } from '#contract/calls/notifications.ts';
import { notificationsSpec } from '#contract/calls/schemas/notifications.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { deleteNotificationChoice, readNotifications, saveNotification } from './notification-choices.ts';

export const notificationHandlers = ({ database }: { database: Database }) =>
  handleCalls(notificationCalls, notificationsSpec, {
    list: ({ user }) => readNotifications(database, user.id),
    save: ({ user, params, body }) => saveNotification(database, user.id, params.kind, body.wanted),
    deleteChoice: ({ user, params }) => deleteNotificationChoice(database, user.id, params.kind),
  });
