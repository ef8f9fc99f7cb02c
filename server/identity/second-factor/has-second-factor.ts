import { sql } from 'kysely';

/** Of the row of `users` in the query. */
export const hasSecondFactor = sql<boolean>`(
  exists (select 1 from second_factors where user_id = users.id and confirmed_at is not null)
  or exists (select 1 from passkeys where user_id = users.id)
)`;

/** Of the rows of `users`, their `companies` and the token (`token`) in the query: nothing but its set-up opens. */
export const lacksSecondFactor = sql<boolean>`case
  when companies.second_factor_required and token.by_password and users.password_hash is not null
  then not ${hasSecondFactor}
  else false
end`;
