/** Source: docs/rules.md, Who is who. */
export const userTypes = { ADMIN: 1, CONSUMER_ADMIN: 2, CONSUMER_ADMIN_SUB: 4 } as const;

export type UserTypeId = (typeof userTypes)[keyof typeof userTypes];

/** What a person reads for a user type; any other than owner and sub-administrator is "User". */
export function userTypeLabel(userTypeId: number): string {
  if (userTypeId === userTypes.CONSUMER_ADMIN) return 'Company Owner';
  if (userTypeId === userTypes.CONSUMER_ADMIN_SUB) return 'Sub-Administrator';
  return 'User';
}

/** True for roles 2 and 4, the consumer-administrator group. */
export function isConsumerAdministrator(userTypeId: number): boolean {
  return userTypeId === userTypes.CONSUMER_ADMIN || userTypeId === userTypes.CONSUMER_ADMIN_SUB;
}

/** Company-side logged-in status: true only for ADMIN, CONSUMER_ADMIN, CONSUMER_ADMIN_SUB. */
export function isCompanySide(userTypeId: number): boolean {
  return userTypeId === userTypes.ADMIN || isConsumerAdministrator(userTypeId);
}

/** Whether this user spends the company's money: owners and administrators do, sub-administrators ask them. */
export function mayBuy(userTypeId: number): boolean {
  return isCompanySide(userTypeId) && userTypeId !== userTypes.CONSUMER_ADMIN_SUB;
}
