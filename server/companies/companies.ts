import type { Updateable } from 'kysely';
import type { CompanySettings } from '#contract/calls/schemas/company.ts';
import { type CompanySettingName, companySettingDefaults } from '#contract/rules/people/company-settings.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { ApiProblem, catalogueProblem } from '../http/api-problem.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';

interface CompaniesDeps {
  clock: Clock;
  config: Pick<Config, 'welcomeCredits'>;
  credits: CreditLedger;
  drawing: DocumentDrawing;
}

export type Companies = ReturnType<typeof createCompanies>;

/** Of one that has been closed nothing comes back. */
const change = (queryable: Queryable, companyId: number, values: Updateable<Schema['companies']>) =>
  queryable
    .updateTable('companies')
    .set(values)
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .execute();

export function createCompanies({ clock, config, credits, drawing }: CompaniesDeps) {
  return {
    async create(queryable: Queryable, name: string): Promise<number> {
      const { id } = await queryable
        .insertInto('companies')
        .values({ name: name.trim(), created_at: new Date(clock.now()) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async rename(queryable: Queryable, companyId: number, name: string): Promise<void> {
      await change(queryable, companyId, { name: name.trim() });
    },

    async nameOf(queryable: Queryable, companyId: number): Promise<string> {
      const { name } = await queryable
        .selectFrom('companies')
        .select('name')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow();
      return name;
    },

    /** Its name, under a lock that whatever is added to the company waits for. */
    async lock(queryable: Queryable, companyId: number): Promise<string> {
      const { name } = await queryable
        .selectFrom('companies')
        .select('name')
        .where('id', '=', companyId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return name;
    },

    /** Keeps it from being closed until the transaction ends; false where it has been. */
    async keepOpen(queryable: Queryable, companyId: number): Promise<boolean> {
      const open = await queryable
        .selectFrom('companies')
        .select('id')
        .where('id', '=', companyId)
        .where('deleted_at', 'is', null)
        .forKeyShare()
        .executeTakeFirst();
      return open !== undefined;
    },

    /** Ends all access; erases its name and open invitations, while its orders keep the name for tax law. */
    async close(queryable: Queryable, companyId: number): Promise<void> {
      await queryable.deleteFrom('admin_invitations').where('company_id', '=', companyId).execute();
      await queryable
        .updateTable('companies')
        .set({ name: 'Closed company', logo: null, colour: null, deleted_at: new Date(clock.now()) })
        .where('id', '=', companyId)
        .execute();
    },

    async settings(queryable: Queryable, companyId: number): Promise<CompanySettings> {
      return queryable
        .selectFrom('companies')
        .select('confirm_address')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow();
    },

    async saveSettings(
      queryable: Queryable,
      companyId: number,
      { confirm_address }: CompanySettings,
    ): Promise<CompanySettings> {
      return queryable
        .updateTable('companies')
        .set({ confirm_address })
        .where('id', '=', companyId)
        .returning('confirm_address')
        .executeTakeFirstOrThrow();
    },

    /** Back to its default. Throws SETTING_002 for a setting that does not exist. */
    async deleteSetting(queryable: Queryable, companyId: number, name: string): Promise<CompanySettings> {
      if (!Object.hasOwn(companySettingDefaults, name)) throw catalogueProblem(404, 'SETTING_002');
      const settings = await this.settings(queryable, companyId);
      return this.saveSettings(queryable, companyId, {
        ...settings,
        [name]: companySettingDefaults[name as CompanySettingName],
      });
    },

    async logoOf(queryable: Queryable, companyId: number): Promise<Buffer | null> {
      const row = await queryable
        .selectFrom('companies')
        .select('logo')
        .where('id', '=', companyId)
        .executeTakeFirst();
      return row?.logo ? Buffer.from(row.logo) : null;
    },

    /**
     * By the digest of its bytes. Throws 404 where no company has that logo: one that was replaced or taken away is gone
     * at once, and mails that name it show the company's name instead.
     */
    async logoByDigest(queryable: Queryable, digest: string): Promise<Buffer> {
      const row = await queryable
        .selectFrom('companies')
        .select('logo')
        .where('logo_digest', '=', digest)
        .limit(1)
        .executeTakeFirst();
      if (!row?.logo) throw new ApiProblem({ status: 404, message: 'There is no such logo.' });
      return Buffer.from(row.logo);
    },

    /** Null takes it away. 422 for what no document can hold. */
    async saveLogo(queryable: Queryable, companyId: number, logo: Buffer | null): Promise<void> {
      if (logo && !(await drawing.isDrawable(logo)))
        throw new ApiProblem({
          status: 422,
          message: 'The logo must be a PNG of at most 2,000 pixels a side, or a JPEG of at most 8,000.',
        });
      await change(queryable, companyId, { logo });
    },

    async colourOf(queryable: Queryable, companyId: number): Promise<string | null> {
      const { colour } = await queryable
        .selectFrom('companies')
        .select('colour')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow();
      return colour;
    },

    /** `#rrggbb`; null takes it away. */
    async saveColour(queryable: Queryable, companyId: number, colour: string | null): Promise<void> {
      await change(queryable, companyId, { colour: colour?.toLowerCase() ?? null });
    },

    /** Once a company, when the first of its people has proved their address. */
    async grantWelcome(queryable: Queryable, companyId: number): Promise<void> {
      if (config.welcomeCredits === 0) return;
      await credits.grant(queryable, {
        operationKey: `welcome:${companyId}`,
        companyId,
        credits: config.welcomeCredits,
        reason: 'Welcome credit',
      });
    },
  };
}
