import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/**
 * Erases hosts' texts and teams' names from the logs of a company's sessions. A log folds to the same result.
 */
export async function forgetHostWords(queryable: Queryable, companyId: number): Promise<void> {
  const ofCompany = sql`session_id in (select id from sessions where company_id = ${companyId})`;
  await sql`update session_events set payload = jsonb_set(payload, '{text}', '"…"'::jsonb)
    where type = 'host.said' and ${ofCompany}`.execute(queryable);
  await sql`update session_events set payload = payload - 'reason'
    where type = 'host.ended' and ${ofCompany}`.execute(queryable);
  await sql`update session_events set payload = jsonb_set(payload, '{teams}', (
      select coalesce(jsonb_agg(jsonb_set(team, '{name}', to_jsonb('Team ' || (team->>'id')))
        order by place), '[]'::jsonb)
      from jsonb_array_elements(payload->'teams') with ordinality as listed (team, place)))
    where type = 'session.opened' and ${ofCompany}`.execute(queryable);
}
