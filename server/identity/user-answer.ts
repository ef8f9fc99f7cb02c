import type { User } from '#contract/calls/schemas/identity.ts';
import type { Queryable } from '../database/database.ts';
import { usersRepository } from './users-repository.ts';
import { readLastChange } from './versions.ts';

/** The user as the dashboard reads them; `password` says only whether there is one. */
export async function readUserAnswer(queryable: Queryable, userId: number): Promise<User> {
  const row = await usersRepository.detailed(queryable, userId);
  const { company_id, country_id, timezone_id, area_code, phone_number } = row;
  return {
    id: row.id,
    user_type_id: row.user_type_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    password: row.password_hash === null ? null : 'set',
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    language: row.language,
    company_name: row.company_name,
    profile:
      row.profile_of === null ? null : { company_id, country_id, timezone_id, area_code, phone_number },
    version: row.version,
    changed: await readLastChange(queryable, row),
  };
}
