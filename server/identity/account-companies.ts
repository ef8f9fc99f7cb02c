import type { MemberRole } from '#contract/rules/people/user-types.ts';
import type { Queryable } from '../database/database.ts';

/** What an account does with its company. */
export interface AccountCompanies {
  create(queryable: Queryable, name: string): Promise<number>;
  rename(queryable: Queryable, companyId: number, name: string): Promise<void>;
  /** Its name, under a lock that whatever is added to the company waits for. */
  lock(queryable: Queryable, companyId: number): Promise<string>;
  /** Keeps it from being closed until the transaction ends; false where it has been. */
  keepOpen(queryable: Queryable, companyId: number): Promise<boolean>;
  /** Accepts an open invitation of this address, and returns its role; null where there is none. */
  takeInvitation(queryable: Queryable, companyId: number, email: string): Promise<MemberRole | null>;
  nameOf(queryable: Queryable, companyId: number): Promise<string>;
  /** Whether everybody who logs in with a password needs a second factor. */
  requiresSecondFactor(queryable: Queryable, companyId: number): Promise<boolean>;
  requireSecondFactor(queryable: Queryable, companyId: number, required: boolean): Promise<void>;
  grantWelcome(queryable: Queryable, companyId: number): Promise<void>;
}
