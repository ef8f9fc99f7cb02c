import { fullName } from '#contract/rules/people/full-name.ts';
import type { StaleRefusals } from '#contract/words/en/refusals/stale.ts';
import type { Queryable } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';

/** Of a row that a form is filled in on. */
interface Versioned {
  version: number;
  changed_at: Date | null;
  changed_by: number | null;
}

/** Who changes it, and when. */
export interface Author {
  id: number;
  at: Date;
}

/** What a change writes beside its values. */
export const nextVersion = ({ version }: Pick<Versioned, 'version'>, { id, at }: Author): Versioned => ({
  version: version + 1,
  changed_at: at,
  changed_by: id,
});

/** Throws 409 where `given` is not the version of the locked row of this `subject`. */
export function refuseStale(
  { version }: Pick<Versioned, 'version'>,
  given: number | undefined,
  subject: keyof StaleRefusals,
): void {
  if (given === undefined || given === version) return;
  throw new ApiProblem({
    status: 409,
    message: ({ stale }) => stale[subject],
  });
}

/** Who changed a row last, and when; null before the first change. */
export async function readLastChange(
  queryable: Queryable,
  { changed_at, changed_by }: Omit<Versioned, 'version'>,
): Promise<{ by: string; at: string } | null> {
  if (changed_at === null) return null;
  const changer = await queryable
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', changed_by)
    .executeTakeFirst();
  return { by: changer ? fullName(changer) : '', at: changed_at.toISOString() };
}
