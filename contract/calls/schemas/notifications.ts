import { type Static, Type } from 'typebox';
import { notificationKinds } from '../../rules/people/notification-kinds.ts';
import type { CallSpec } from '../call.ts';
import { Choice, List, PathId, Shape } from './bounded.ts';

const NotificationChoice = Shape({ wanted: Type.Boolean() });

export const NotificationsAnswer = Shape({
  notifications: List(
    Shape({ kind: Choice(notificationKinds), wanted: Type.Boolean() }),
    notificationKinds.length,
  ),
});

export const notificationsSpec = {
  list: { answer: NotificationsAnswer },
  save: {
    audit: 'notifications.choose',
    params: Shape({ kind: PathId }),
    body: NotificationChoice,
    answer: NotificationsAnswer,
  },
  deleteChoice: {
    audit: 'notifications.reset',
    params: Shape({ kind: PathId }),
    answer: NotificationsAnswer,
    fault: 'SETTING_001',
  },
} satisfies Record<string, CallSpec>;

export type NotificationsAnswer = Static<typeof NotificationsAnswer>;
