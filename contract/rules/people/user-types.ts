import { roles as roleNames } from '../../words/en/organiser/account/roles.ts';

/** Source: docs/rules.md, Who is who. */
export const userTypes = {
  ADMIN: 1,
  CONSUMER_ADMIN: 2,
  CONSUMER_ADMIN_SUB: 4,
  FACILITATOR: 5,
  READER: 6,
} as const;

export type UserTypeId = (typeof userTypes)[keyof typeof userTypes];

/**
 * What an account may do beyond its own profile: `company` plans sessions, `host` runs them (those of the company with
 * `company`, and without it those that are assigned to the account), `owner` spends the company's credits, names it and manages its administrators, `reports` reads its reports, `operator` runs the product.
 */
export const accountAccess = ['company', 'host', 'owner', 'reports', 'operator'] as const;

export type AccountAccess = (typeof accountAccess)[number];

/** Roles that an invitation or a company's identity provider may give, the most able first. */
export const memberRoles = [userTypes.CONSUMER_ADMIN_SUB, userTypes.FACILITATOR, userTypes.READER] as const;

export type MemberRole = (typeof memberRoles)[number];

/** The roles of a company's people; owners are named in the product alone. */
export const companyRoles = [userTypes.CONSUMER_ADMIN, ...memberRoles] as const;

export type CompanyRole = (typeof companyRoles)[number];

/** The only place that grants access: a type that is not listed has none. */
const roles: ReadonlyMap<number, readonly AccountAccess[]> = new Map([
  [userTypes.ADMIN, ['company', 'host', 'owner', 'reports', 'operator']],
  [userTypes.CONSUMER_ADMIN, ['company', 'host', 'owner', 'reports']],
  [userTypes.CONSUMER_ADMIN_SUB, ['company', 'host']],
  [userTypes.FACILITATOR, ['host']],
  [userTypes.READER, ['reports']],
] satisfies [UserTypeId, AccountAccess[]][]);

/** Whether a user type grants an access; false for every type that is not listed. */
export function hasAccess(userTypeId: number, access: AccountAccess): boolean {
  return roles.get(userTypeId)?.includes(access) ?? false;
}

/** Every user type that grants an access. */
export const userTypesWith = (access: AccountAccess): number[] =>
  [...roles.keys()].filter((userTypeId) => hasAccess(userTypeId, access));

/** What files and the log call a user type; pages say it in their language. */
export const userTypeLabel = roleNames.nameOf;

/** True for every role that an owner can give. */
export function isCompanyRole(userTypeId: number): userTypeId is CompanyRole {
  return (companyRoles as readonly number[]).includes(userTypeId);
}

/** True for roles 2 and 4, the consumer-administrator group. */
export function isConsumerAdministrator(userTypeId: number): boolean {
  return hasAccess(userTypeId, 'company') && !hasAccess(userTypeId, 'operator');
}

/** Whether an account of this type may log in on the company's side. */
export const isCompanySide = (userTypeId: number): boolean => roles.has(userTypeId);

/** Whether this user spends the company's credits: owners and administrators do, sub-administrators ask them. */
export const mayBuy = (userTypeId: number): boolean => hasAccess(userTypeId, 'owner');
