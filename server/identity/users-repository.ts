import { isVisible } from '#contract/rules/text/visible-text.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Author } from './versions.ts';

export type UserRow = Selectable<Schema['users']>;

const byEmail = (queryable: Queryable, email: string) =>
  queryable.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

const byId = (queryable: Queryable, id: number) =>
  queryable.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * The row, locked until the transaction ends: whatever issues a token of a user and whatever ends one takes this lock
 * first, so that no token that was issued at the same time outlives what ended it. So does what changes the row, or makes
 * what it lacks, by what it says.
 */
const lock = (queryable: Queryable, id: number) =>
  queryable.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Everybody of a company, so that it waits for what they write at this moment, and they for what it does. */
const lockAllOf = (queryable: Queryable, companyId: number) =>
  queryable
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** With the company and the profile, as the user answer shows them. */
const detailed = (queryable: Queryable, id: number) =>
  queryable
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .selectAll('users')
    .select(['companies.name as company_name', 'profiles.user_id as profile_of'])
    .select(['profiles.country_id', 'profiles.timezone_id', 'profiles.area_code', 'profiles.phone_number'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();

const insert = (queryable: Queryable, user: Insertable<Schema['users']>) =>
  queryable
    .insertInto('users')
    .values({ ...user, ...trimmedNames(user) })
    .returningAll()
    .executeTakeFirstOrThrow();

async function update(queryable: Queryable, id: number, change: Updateable<Schema['users']>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await queryable
    .updateTable('users')
    .set({ ...change, ...trimmedNames(change) })
    .where('id', '=', id)
    .execute();
}

async function saveProfile(
  queryable: Queryable,
  userId: number,
  change: Omit<Updateable<Schema['profiles']>, 'user_id'>,
): Promise<void> {
  await queryable
    .insertInto('profiles')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...change }))
    .execute();
}

/** What the profiles of the others show has been changed by one of them, who notes the own. */
async function noteChangeOfOthers(queryable: Queryable, companyId: number, by: Author): Promise<void> {
  await queryable
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: by.at, changed_by: by.id }))
    .where('company_id', '=', companyId)
    .where('id', '!=', by.id)
    .execute();
}

const visibleName = (name: string) => (isVisible(name) ? name.trim() : '');

/** Telephones put a blank behind a name that they complete. */
function trimmedNames({ first_name, last_name }: { first_name?: string; last_name?: string }) {
  return {
    ...(first_name === undefined ? {} : { first_name: visibleName(first_name) }),
    ...(last_name === undefined ? {} : { last_name: visibleName(last_name) }),
  };
}

export const usersRepository = {
  byEmail,
  byId,
  lock,
  lockAllOf,
  detailed,
  insert,
  update,
  noteChangeOfOthers,
  saveProfile,
};
