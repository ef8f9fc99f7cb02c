import { jsonb, type Queryable } from './database/database.ts';

/** The value stored under this name, undefined if there is none. The caller knows its shape. */
export async function readSetting<Value>(queryable: Queryable, name: string): Promise<Value | undefined> {
  const row = await queryable
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value as Value | undefined;
}

export async function keepSetting(queryable: Queryable, name: string, value: unknown): Promise<void> {
  await queryable
    .insertInto('settings')
    .values({ name, value: jsonb(value) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: jsonb(value) }))
    .execute();
}

/** Stores it unless the name exists already. */
export async function keepFirstSetting(queryable: Queryable, name: string, value: unknown): Promise<void> {
  await queryable
    .insertInto('settings')
    .values({ name, value: jsonb(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** False where nothing was kept under this name. */
export async function dropSetting(queryable: Queryable, name: string): Promise<boolean> {
  const dropped = await queryable
    .deleteFrom('settings')
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  return dropped !== undefined;
}
