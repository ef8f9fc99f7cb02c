/**
 * What an organiser is mailed about the sessions they planned, unless they say that they would rather not: how a day before
 * stands, whom an invitation did not reach, who cannot come, and that results are there. That a session could not be held
 * is told always.
 */
export const notificationKinds = ['readiness', 'undelivered', 'absences', 'results'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
