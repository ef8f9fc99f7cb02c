import type {
  SaveTemplateRequest,
  SessionTemplates,
  TemplateSettings,
} from '#contract/calls/schemas/templates.ts';
import { templatesAtMost } from '#contract/rules/sessions/session-templates.ts';
import type { Clock } from '../../clock.ts';
import type { Companies } from '../../companies/companies.ts';
import { type Database, isUniqueViolation, jsonb, type Queryable } from '../../database/database.ts';
import { inUnit } from '../../database/unit-of-work.ts';
import { ApiProblem, fieldProblem } from '../../http/api-problem.ts';
import { requireAccount } from '../../identity/verified-inviter.ts';
import type { SessionChanges } from '../session-changes.ts';
import type { Actor } from '../session-deps.ts';
import { readName } from '../people/roster.ts';
import { readOptions } from './session-options.ts';

const notFound = () => new ApiProblem({ status: 404, message: ({ sessions }) => sessions.templates.gone });

const readTemplateName = (name: string) =>
  readName('name', name, ({ sessions }) => sessions.templates.unnamed);

/** Deletes a company's templates with their texts. */
export const forgetTemplates = (queryable: Queryable, companyId: number) =>
  queryable.deleteFrom('session_templates').where('company_id', '=', companyId).execute();

export type SessionTemplateService = ReturnType<typeof createSessionTemplates>;

/** Named settings of sessions. Every method returns all of the company's templates. */
export function createSessionTemplates(deps: {
  database: Database;
  clock: Clock;
  companies: Pick<Companies, 'lock'>;
  changes: SessionChanges;
}) {
  const { database, clock, companies, changes } = deps;

  async function list(companyId: number, queryable: Queryable = database): Promise<SessionTemplates> {
    const templates = await queryable
      .selectFrom('session_templates')
      .select(['id', 'name', 'settings'])
      .where('company_id', '=', companyId)
      .orderBy('name')
      .orderBy('id')
      .execute();
    return { templates };
  }

  /** Runs a change of the company's templates. Throws 422 on `name` if it is taken. */
  async function change(companyId: number, work: () => Promise<unknown>): Promise<SessionTemplates> {
    try {
      await work();
    } catch (error) {
      if (!isUniqueViolation(error, 'session_templates_name_unique')) throw error;
      throw fieldProblem('name', ({ sessions }) => sessions.templates.nameTaken);
    }
    changes.publishCompany(companyId);
    return list(companyId);
  }

  return {
    list: (companyId: number) => list(companyId),

    /** Throws 422 on `name`, on the settings' options, and above the company's maximum of templates. */
    save: (
      { id, company_id: companyId }: Actor,
      { name, settings }: SaveTemplateRequest,
    ): Promise<SessionTemplates> =>
      change(companyId, async () => {
        const kept: TemplateSettings = { ...settings, options: readOptions(settings.options) };
        await inUnit(database, undefined, async ({ queryable }) => {
          await requireAccount(queryable, id);
          await companies.lock(queryable, companyId);
          const { templates } = await list(companyId, queryable);
          if (templates.length >= templatesAtMost)
            throw fieldProblem('name', ({ sessions }) => sessions.templates.tooMany(templatesAtMost));
          await queryable
            .insertInto('session_templates')
            .values({
              company_id: companyId,
              name: readTemplateName(name),
              settings: jsonb(kept),
              created_at: new Date(clock.now()),
            })
            .execute();
        });
      }),

    /** Throws 404 for a deleted template or another company's. */
    rename: (companyId: number, id: string, name: string): Promise<SessionTemplates> =>
      change(companyId, async () => {
        const renamed = await database
          .updateTable('session_templates')
          .set({ name: readTemplateName(name) })
          .where('id', '=', rowId(id))
          .where('company_id', '=', companyId)
          .returning('id')
          .executeTakeFirst();
        if (!renamed) throw notFound();
      }),

    /** Deleting a deleted template changes nothing. */
    remove: (companyId: number, id: string): Promise<SessionTemplates> =>
      change(companyId, () =>
        database
          .deleteFrom('session_templates')
          .where('id', '=', rowId(id))
          .where('company_id', '=', companyId)
          .execute(),
      ),
  };
}

/** Zero for a text that is no row id. */
function rowId(text: string): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && /^\d+$/.test(text) ? id : 0;
}
