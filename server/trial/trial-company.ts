import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Queryable } from '../database/database.ts';
import { usersRepository } from '../identity/users-repository.ts';
import { trialDomain } from '../mail/erased-address.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import { keepFirstSetting, keepSetting, readSetting } from '../settings.ts';

export const trialCompanySetting = 'trial-company';

/** The company that plans the trials; its owner can never sign in. */
export interface TrialOrganiser {
  id: number;
  company_id: number;
}

interface Deps {
  clock: Clock;
  credits: CreditLedger;
  companies: Companies;
}

/** The organiser of trials, made with the first of them, in the caller's transaction. */
export async function trialOrganiser(
  queryable: Queryable,
  { clock, companies }: Deps,
): Promise<TrialOrganiser> {
  const known = () => readSetting<TrialOrganiser | null>(queryable, trialCompanySetting);
  const before = await known();
  if (before) return before;
  // Of two first trials at once the second waits here for the first.
  await keepFirstSetting(queryable, trialCompanySetting, null);
  const meanwhile = await known();
  if (meanwhile) return meanwhile;
  const at = new Date(clock.now());
  const companyId = await companies.create(queryable, 'Muster');
  const user = await usersRepository.insert(queryable, {
    company_id: companyId,
    user_type_id: userTypes.CONSUMER_ADMIN,
    first_name: 'Muster',
    last_name: '',
    email: `host-${randomId().toLowerCase()}@${trialDomain}`,
    password_hash: null,
    email_verified_at: at,
    created_at: at,
  });
  const organiser = { id: user.id, company_id: companyId };
  await keepSetting(queryable, trialCompanySetting, organiser);
  return organiser;
}

/** The house plays for nothing; its ledger still balances. */
export async function grantTrialCredits(
  queryable: Queryable,
  { credits }: Deps,
  organiser: TrialOrganiser,
): Promise<void> {
  const { available } = await credits.balance(queryable, organiser.company_id);
  if (available >= 1) return;
  await credits.grant(queryable, {
    operationKey: `trial:${randomId()}`,
    companyId: organiser.company_id,
    credits: 10,
    reason: 'Trial sessions',
  });
}
