import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database } from '../database/database.ts';
import { usersRepository } from '../identity/users-repository.ts';
import { keepSetting, readSetting } from '../settings.ts';

const settingName = 'demo';

export const demoOwnerEmail = 'owner@northlight.example';
const demoCredits = 5;

export interface DemoState {
  companyId: number;
  userId: number;
  sessionId: string | null;
  /** The session of the longest story; missing in a state from before there was one. */
  longSessionId?: string | null;
}

interface Deps {
  database: Database;
  clock: Clock;
  credits: CreditLedger;
  companies: Companies;
}

export const readDemoState = (database: Database) => readSetting<DemoState>(database, settingName);

export const keepDemoState = (database: Database, state: DemoState) =>
  keepSetting(database, settingName, state);

/** The demo's company with its verified owner, who signs in with the password behind `passwordHash`. */
export async function createDemoCompany(
  { database, clock, credits, companies }: Deps,
  passwordHash: string,
): Promise<DemoState> {
  const at = new Date(clock.now());
  const state = await database.transaction().execute(async (transaction) => {
    const companyId = await companies.create(transaction, 'Northlight');
    const user = await usersRepository.insert(transaction, {
      company_id: companyId,
      user_type_id: userTypes.CONSUMER_ADMIN,
      first_name: 'Robin',
      last_name: 'Hale',
      email: demoOwnerEmail,
      password_hash: passwordHash,
      email_verified_at: at,
      created_at: at,
    });
    await usersRepository.saveProfile(transaction, user.id, {
      country_id: 'PT',
      timezone_id: 'Europe/Lisbon',
      area_code: '+351',
      phone_number: '210 000 000',
    });
    await credits.grant(transaction, {
      operationKey: `demo:${companyId}:start`,
      companyId,
      credits: demoCredits,
      reason: 'Demo credits',
    });
    return { companyId, userId: user.id, sessionId: null };
  });
  await keepDemoState(database, state);
  return state;
}

/** Another session can always be planned. */
export async function topUpDemoCredits(
  { database, clock, credits }: Omit<Deps, 'companies'>,
  companyId: number,
): Promise<void> {
  const { available } = await credits.balance(database, companyId);
  if (available >= 2) return;
  await credits.grant(database, {
    operationKey: `demo:${companyId}:${clock.now()}`,
    companyId,
    credits: demoCredits,
    reason: 'Demo credits',
  });
}
