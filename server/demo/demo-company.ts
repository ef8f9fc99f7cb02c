import { userTypes } from '#contract/rules/user-types.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import { type Database, jsonb } from '../database/database.ts';

const settingName = 'demo';

export const demoOwnerEmail = 'owner@northlight.example';
const demoCredits = 5;

export interface DemoState {
  companyId: number;
  userId: number;
  sessionId: string | null;
}

interface Deps {
  database: Database;
  clock: Clock;
  credits: CreditLedger;
}

export async function readDemoState(database: Database): Promise<DemoState | undefined> {
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return row?.value as DemoState | undefined;
}

export async function keepDemoState(database: Database, state: DemoState): Promise<void> {
  await database
    .insertInto('settings')
    .values({ name: settingName, value: jsonb(state) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: jsonb(state) }))
    .execute();
}

/** The demo's company with its verified owner, who signs in with the password behind `passwordHash`. */
export async function createDemoCompany(
  { database, clock, credits }: Deps,
  passwordHash: string,
): Promise<DemoState> {
  const at = new Date(clock.now());
  const state = await database.transaction().execute(async (transaction) => {
    const company = await transaction
      .insertInto('companies')
      .values({ name: 'Northlight', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await transaction
      .insertInto('users')
      .values({
        company_id: company.id,
        user_type_id: userTypes.CONSUMER_ADMIN,
        first_name: 'Robin',
        last_name: 'Hale',
        email: demoOwnerEmail,
        password_hash: passwordHash,
        email_verified_at: at,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('profiles')
      .values({
        user_id: user.id,
        country_id: 'PT',
        timezone_id: 'Europe/Lisbon',
        area_code: '+351',
        phone_number: '210 000 000',
      })
      .execute();
    await credits.grant(transaction, {
      operationKey: `demo:${company.id}:start`,
      companyId: company.id,
      credits: demoCredits,
      reason: 'Demo credits',
    });
    return { companyId: company.id, userId: user.id, sessionId: null };
  });
  await keepDemoState(database, state);
  return state;
}

/** Another session can always be planned. */
export async function topUpDemoCredits({ database, clock, credits }: Deps, companyId: number): Promise<void> {
  const { available } = await credits.balance(database, companyId);
  if (available >= 2) return;
  await credits.grant(database, {
    operationKey: `demo:${companyId}:${clock.now()}`,
    companyId,
    credits: demoCredits,
    reason: 'Demo credits',
  });
}
