import type { NotificationsAnswer } from '#contract/calls/schemas/notifications.ts';
import { type NotificationKind, notificationKinds } from '#contract/rules/people/notification-kinds.ts';
import type { Queryable } from '../database/database.ts';
import { catalogueProblem } from '../http/api-problem.ts';

async function unwantedBy(queryable: Queryable, userId: number): Promise<ReadonlySet<string>> {
  const rows = await queryable
    .selectFrom('unwanted_notifications')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** All are wanted until somebody says otherwise. */
export async function readNotifications(queryable: Queryable, userId: number): Promise<NotificationsAnswer> {
  const unwanted = await unwantedBy(queryable, userId);
  return { notifications: notificationKinds.map((kind) => ({ kind, wanted: !unwanted.has(kind) })) };
}

export const isWanted = async (
  queryable: Queryable,
  userId: number,
  kind: NotificationKind,
): Promise<boolean> => !(await unwantedBy(queryable, userId)).has(kind);

/** Throws USER_008 for a kind that there is not. */
export async function saveNotification(
  queryable: Queryable,
  userId: number,
  named: string,
  wanted: boolean,
): Promise<NotificationsAnswer> {
  const kind = notificationKinds.find((known) => known === named);
  if (!kind) throw catalogueProblem(404, 'USER_008');
  if (wanted) await forgetChoice(queryable, userId, kind);
  else
    await queryable
      .insertInto('unwanted_notifications')
      .values({ user_id: userId, kind })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
      .execute();
  return readNotifications(queryable, userId);
}

/** Back to its default, which is wanted. Throws SETTING_002 for a kind that does not exist. */
export async function deleteNotificationChoice(
  queryable: Queryable,
  userId: number,
  named: string,
): Promise<NotificationsAnswer> {
  const kind = notificationKinds.find((known) => known === named);
  if (!kind) throw catalogueProblem(404, 'SETTING_002');
  await forgetChoice(queryable, userId, kind);
  return readNotifications(queryable, userId);
}

const forgetChoice = (queryable: Queryable, userId: number, kind: NotificationKind) =>
  queryable
    .deleteFrom('unwanted_notifications')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();

/** Takes away what somebody chose, with their account. */
export const forgetNotifications = (queryable: Queryable, userId: number) =>
  queryable.deleteFrom('unwanted_notifications').where('user_id', '=', userId).execute();
