import { sql } from 'kysely';

/** The tags of a row of `consumers`, by name. */
export const tagsOfRow = sql<string[]>`(
  select coalesce(jsonb_agg(tag order by tag), '[]') from person_tags where consumer_id = consumers.id)`;
