import { createHash, randomBytes } from 'node:crypto';
import type { Report, ReportLink } from '#contract/calls/schemas/reports/reports.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { mostReportLinks } from '#contract/rules/reports/report-links.ts';
import { noteChange, noteSubject } from '../audit/audit-record.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Database, Queryable } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { CompanyUser } from '../identity/scopes.ts';
import type { Reports } from './reports.ts';

const dayMs = 86_400_000;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The same for a forged, revoked and expired link, so that trying tells nothing. */
const unknownLink = () =>
  new ApiProblem({
    status: 404,
    message: ({ reports }) => reports.linkUnknown,
  });

export type ReportLinks = ReturnType<typeof createReportLinks>;

/** Links `/shared-report#{token}` give read access to a company's reports until they expire or are revoked. */
export function createReportLinks(deps: {
  database: Database;
  clock: Clock;
  config: { publicUrl: string };
  companies: Pick<Companies, 'lock'>;
  reports: Reports;
}) {
  const { database, clock, config, companies, reports } = deps;

  const open = (queryable: Queryable, companyId: number) =>
    queryable
      .selectFrom('report_links')
      .leftJoin('users', 'users.id', 'report_links.created_by')
      .select(['report_links.id', 'report_links.created_at', 'report_links.expires_at'])
      .select(['users.first_name', 'users.last_name'])
      .where('report_links.company_id', '=', companyId)
      .where('report_links.expires_at', '>', new Date(clock.now()))
      .orderBy('report_links.id', 'desc');

  return {
    /** Those that are open, the latest first. */
    async list(companyId: number): Promise<{ links: ReportLink[] }> {
      const rows = await open(database, companyId).execute();
      return {
        links: rows.map(({ id, created_at, expires_at, ...user }) => ({
          id,
          created_at: created_at.toISOString(),
          expires_at: expires_at.toISOString(),
          by: fullName({ first_name: user.first_name ?? '', last_name: user.last_name ?? '' }),
        })),
      };
    },

    /** Throws 422 where the company has as many as it may. */
    async create(user: CompanyUser, days: number): Promise<{ link: ReportLink; url: string }> {
      const token = randomBytes(32).toString('base64url');
      const at = clock.now();
      const row = await database.transaction().execute(async (transaction) => {
        await companies.lock(transaction, user.company_id);
        if ((await open(transaction, user.company_id).execute()).length >= mostReportLinks)
          throw new ApiProblem({
            status: 422,
            message: ({ reports }) => reports.tooManyLinks(mostReportLinks),
          });
        const made = await transaction
          .insertInto('report_links')
          .values({
            company_id: user.company_id,
            created_by: user.id,
            digest: digestOf(token),
            created_at: new Date(at),
            expires_at: new Date(at + days * dayMs),
          })
          .returning(['id', 'created_at', 'expires_at'])
          .executeTakeFirstOrThrow();
        noteSubject(made.id);
        noteChange({}, { expires_at: made.expires_at });
        return made;
      });
      return {
        link: {
          id: row.id,
          created_at: row.created_at.toISOString(),
          expires_at: row.expires_at.toISOString(),
          by: fullName(user),
        },
        url: `${config.publicUrl}/shared-report#${token}`,
      };
    },

    /** Throws 404 for one that is not the company's. */
    async revoke(companyId: number, linkId: number): Promise<void> {
      const revoked = await database
        .deleteFrom('report_links')
        .where('company_id', '=', companyId)
        .where('id', '=', linkId)
        .returning('id')
        .executeTakeFirst();
      if (!revoked) throw new ApiProblem({ status: 404, message: ({ reports }) => reports.linkGone });
    },

    /** Throws 404 for a token that opens nothing. */
    async open(token: string, period?: string): Promise<Report> {
      const found = await database
        .selectFrom('report_links')
        .innerJoin('companies', 'companies.id', 'report_links.company_id')
        .select('report_links.company_id')
        .where('report_links.digest', '=', digestOf(token))
        .where('report_links.expires_at', '>', new Date(clock.now()))
        .where('companies.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!found) throw unknownLink();
      return reports.read(found.company_id, period);
    },
  };
}

/** Deletes links that no longer open anything. `now` in Unix ms. */
export async function forgetExpiredLinks(queryable: Queryable, now: number): Promise<void> {
  await queryable.deleteFrom('report_links').where('expires_at', '<=', new Date(now)).execute();
}
