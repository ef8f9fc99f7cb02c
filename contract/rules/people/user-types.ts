/** Source: docs/rules.md, Who is who. */
export const userTypes = { ADMIN: 1, CONSUMER_ADMIN: 2, CONSUMER_ADMIN_SUB: 4 } as const;

export type UserTypeId = (typeof userTypes)[keyof typeof userTypes];

/**
 * What an account may do beyond its own profile: `company` plans and hosts sessions, `owner` spends the company's
 * credits, names it and manages its administrators, `operator` runs the product.
 */
export const accountAccess = ['company', 'owner', 'operator'] as const;

export type AccountAccess = (typeof accountAccess)[number];

/** The only place that grants access: a type that is not listed has none. */
const roles: ReadonlyMap<number, { label: string; access: readonly AccountAccess[] }> = new Map([
  [userTypes.ADMIN, { label: 'User', access: ['company', 'owner', 'operator'] }],
  [userTypes.CONSUMER_ADMIN, { label: 'Company Owner', access: ['company', 'owner'] }],
  [userTypes.CONSUMER_ADMIN_SUB, { label: 'Sub-Administrator', access: ['company'] }],
] satisfies [UserTypeId, { label: string; access: AccountAccess[] }][]);

/** Whether a user type grants an access; false for every type that is not listed. */
export function hasAccess(userTypeId: number, access: AccountAccess): boolean {
  return roles.get(userTypeId)?.access.includes(access) ?? false;
}

/** What a person reads for a user type; any other than owner and sub-administrator is "User". */
export function userTypeLabel(userTypeId: number): string {
  return roles.get(userTypeId)?.label ?? 'User';
}

/** True for roles 2 and 4, the consumer-administrator group. */
export function isConsumerAdministrator(userTypeId: number): boolean {
  return isCompanySide(userTypeId) && !hasAccess(userTypeId, 'operator');
}

/** Company-side logged-in status: true only for ADMIN, CONSUMER_ADMIN, CONSUMER_ADMIN_SUB. */
export const isCompanySide = (userTypeId: number): boolean => hasAccess(userTypeId, 'company');

/** Whether this user spends the company's credits: owners and administrators do, sub-administrators ask them. */
export const mayBuy = (userTypeId: number): boolean => hasAccess(userTypeId, 'owner');
