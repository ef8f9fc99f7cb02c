import type { MemberRole } from '#contract/rules/people/user-types.ts';
import { noteChange } from '../audit/audit-record.ts';
import type { Selectable, Updateable } from 'kysely';
import type { CompanyAnswer, CompanyRetention, CompanySettings } from '#contract/calls/schemas/company.ts';
import { type CompanySettingName, companySettingDefaults } from '#contract/rules/people/company-settings.ts';
import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import { inUnit } from '../database/unit-of-work.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { ApiProblem, catalogueProblem } from '../http/api-problem.ts';
import { nextVersion, readLastChange, refuseStale } from '../identity/versions.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';

/** Who changes what a company decides, and the version that they change. */
export interface CompanyChanger {
  id: number;
  company_id: number;
  version: number | undefined;
}

interface CompaniesDeps {
  database: Database;
  clock: Clock;
  changes: { publishCompany(companyId: number): void };
  config: Pick<Config, 'welcomeCredits'>;
  credits: CreditLedger;
  drawing: DocumentDrawing;
}

export type Companies = ReturnType<typeof createCompanies>;

type KeptDays = Pick<
  Selectable<Schema['companies']>,
  'keep_people_days' | 'keep_chats_days' | 'keep_results_days'
>;

/** The call and the check of its schema let only the allowed days in. */
export const retentionOf = ({
  keep_people_days,
  keep_chats_days,
  keep_results_days,
}: KeptDays): CompanyRetention =>
  ({ people: keep_people_days, chats: keep_chats_days, results: keep_results_days }) as CompanyRetention;

async function read(queryable: Queryable, companyId: number): Promise<CompanyAnswer> {
  const row = await queryable
    .selectFrom('companies')
    .select(['confirm_address', 'colour', 'logo_digest', 'version', 'changed_at', 'changed_by'])
    .select(['keep_people_days', 'keep_chats_days', 'keep_results_days'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { confirm_address, colour, logo_digest, version } = row;
  const retention = retentionOf(row);
  const changed = await readLastChange(queryable, row);
  return { confirm_address, retention, colour, logo_digest, version, changed };
}

export function createCompanies({ database, clock, changes, config, credits, drawing }: CompaniesDeps) {
  /** 409 for a former version. Of a company that has been closed nothing comes back. */
  async function change(
    { id, company_id: companyId, version }: CompanyChanger,
    values: Updateable<Schema['companies']>,
  ): Promise<CompanyAnswer> {
    const answer = await inUnit(database, undefined, async ({ queryable: transaction }) => {
      const company = await transaction
        .selectFrom('companies')
        .select(['version', 'confirm_address', 'colour', 'logo_digest'])
        .select(['keep_people_days', 'keep_chats_days', 'keep_results_days'])
        .where('id', '=', companyId)
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (company) {
        refuseStale(company, version, 'company');
        const { logo, ...noted } = values;
        const { version: _version, logo_digest, ...before } = company;
        noteChange(
          { ...before, logo: logo_digest },
          { ...noted, ...(logo === undefined ? {} : { logo: logo === null ? null : 'another' }) },
        );
        await transaction
          .updateTable('companies')
          .set({ ...values, ...nextVersion(company, { id, at: new Date(clock.now()) }) })
          .where('id', '=', companyId)
          .execute();
      }
      return read(transaction, companyId);
    });
    changes.publishCompany(companyId);
    return answer;
  }

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
      await queryable
        .updateTable('companies')
        .set({ name: name.trim() })
        .where('id', '=', companyId)
        .where('deleted_at', 'is', null)
        .execute();
    },

    /** Whether everybody who logs in with a password needs a second factor. */
    async requiresSecondFactor(queryable: Queryable, companyId: number): Promise<boolean> {
      const { second_factor_required } = await queryable
        .selectFrom('companies')
        .select('second_factor_required')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow();
      return second_factor_required;
    },

    async requireSecondFactor(queryable: Queryable, companyId: number, required: boolean): Promise<void> {
      await queryable
        .updateTable('companies')
        .set({ second_factor_required: required })
        .where('id', '=', companyId)
        .execute();
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

    /** Accepts an open invitation of this address, which the company's identity provider has proved, and returns its role; null where there is none. */
    async takeInvitation(queryable: Queryable, companyId: number, email: string): Promise<MemberRole | null> {
      const taken = await queryable
        .updateTable('admin_invitations')
        .set({ accepted_at: new Date(clock.now()) })
        .where('company_id', '=', companyId)
        .where('email', '=', email)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', new Date(clock.now()))
        .returning('user_type_id')
        .executeTakeFirst();
      return taken ? (taken.user_type_id as MemberRole) : null;
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

    settings: read,

    saveSettings: (by: CompanyChanger, { confirm_address }: CompanySettings): Promise<CompanyAnswer> =>
      change(by, { confirm_address }),

    saveRetention: (
      by: CompanyChanger,
      { people, chats, results }: CompanyRetention,
    ): Promise<CompanyAnswer> =>
      change(by, { keep_people_days: people, keep_chats_days: chats, keep_results_days: results }),

    /** Back to its default. Throws SETTING_002 for a setting that does not exist. */
    async deleteSetting(by: CompanyChanger, name: string): Promise<CompanyAnswer> {
      if (!Object.hasOwn(companySettingDefaults, name)) throw catalogueProblem(404, 'SETTING_002');
      return change(by, { [name]: companySettingDefaults[name as CompanySettingName] });
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
      if (!row?.logo) throw new ApiProblem({ status: 404, message: ({ companies }) => companies.noLogo });
      return Buffer.from(row.logo);
    },

    /** Null takes it away. 422 for what no document can hold. */
    async saveLogo(by: CompanyChanger, logo: Buffer | null): Promise<CompanyAnswer> {
      if (logo && !(await drawing.isDrawable(logo)))
        throw new ApiProblem({
          status: 422,
          message: ({ companies }) => companies.logo,
        });
      return change(by, { logo });
    },

    /** `#rrggbb`; null takes it away. */
    saveColour: (by: CompanyChanger, colour: string | null): Promise<CompanyAnswer> =>
      change(by, { colour: colour?.toLowerCase() ?? null }),

    /** Once a company, when the first of its people has proved their address. */
    async grantWelcome(queryable: Queryable, companyId: number): Promise<void> {
      if (config.welcomeCredits === 0) return;
      await credits.grant(queryable, {
        operationKey: `welcome:${companyId}`,
        companyId,
        credits: config.welcomeCredits,
        reason: ledgerReasons.welcome,
      });
    },
  };
}
