import type { Queryable } from '../database/database.ts';

/** What an account does with its company. */
export interface AccountCompanies {
  create(queryable: Queryable, name: string): Promise<number>;
  rename(queryable: Queryable, companyId: number, name: string): Promise<void>;
  nameOf(queryable: Queryable, companyId: number): Promise<string>;
  grantWelcome(queryable: Queryable, companyId: number): Promise<void>;
}
