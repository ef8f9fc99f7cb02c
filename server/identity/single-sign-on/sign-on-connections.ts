import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SaveConnectionRequest, SignOnConnection } from '#contract/calls/schemas/single-sign-on.ts';
import { hasAccess, type MemberRole } from '#contract/rules/people/user-types.ts';
import { noteChange } from '../../audit/audit-record.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { type Database, jsonb, type Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { inUnit } from '../../database/unit-of-work.ts';
import { createEncryption } from '../../encryption.ts';
import { ApiProblem, fieldProblem } from '../../http/api-problem.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { AccountCompanies } from '../account-companies.ts';
import { usersRepository } from '../users-repository.ts';
import type { CompanyDomains } from './company-domains.ts';
import type { OpenidProviders } from './openid-provider.ts';
import { signOnExpired } from './sign-on-problems.ts';

type ConnectionRow = Selectable<Schema['sign_on_connections']>;

export interface GroupRole {
  group: string;
  role: MemberRole;
}

/** A connection as a log-in needs it. */
export interface Connection extends Omit<ConnectionRow, 'client_secret' | 'group_roles' | 'default_role'> {
  clientSecret: string;
  groupRoles: GroupRole[];
  defaultRole: MemberRole | null;
}

interface ConnectionDeps {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  clock: Clock;
  secret: string;
  formerSecrets?: readonly string[];
  accessTokens: AccessTokens;
  companies: AccountCompanies;
  providers: OpenidProviders;
  domains: CompanyDomains;
}

export type SignOnConnections = ReturnType<typeof createSignOnConnections>;

/** Whether a company that enforces single sign-on does so for this person: owners keep their password. */
export const hasToSignOn = (
  user: { company_id: number | null; user_type_id: number },
  enforcedBy: number | undefined,
): boolean =>
  enforcedBy !== undefined && user.company_id === enforcedBy && !hasAccess(user.user_type_id, 'owner');

const missing = () =>
  new ApiProblem({ status: 404, message: ({ singleSignOn }) => singleSignOn.connection.none });

/** The provider of each company that has one, and whether its people have to use it. */
export function createSignOnConnections(deps: ConnectionDeps) {
  const { config, database, clock, accessTokens, companies, providers, domains, ...secrets } = deps;
  const { encrypt, decrypt } = createEncryption(secrets, 'client secret');

  const rowOf = (queryable: Queryable, companyId: number) =>
    queryable
      .selectFrom('sign_on_connections')
      .selectAll()
      .where('company_id', '=', companyId)
      .executeTakeFirst();

  const present = (row: ConnectionRow): SignOnConnection => ({
    issuer: row.issuer,
    client_id: row.client_id,
    group_claim: row.group_claim,
    group_roles: row.group_roles as GroupRole[],
    default_role: row.default_role as MemberRole | null,
    tested_at: row.tested_at?.toISOString() ?? null,
    is_enforced: row.is_enforced,
    logout_url: `${config.publicUrl}/api/auth/single-sign-on/logout/${row.key}`,
  });

  const open = ({ client_secret, group_roles, default_role, ...row }: ConnectionRow): Connection => ({
    ...row,
    clientSecret: decrypt(client_secret),
    groupRoles: group_roles as GroupRole[],
    defaultRole: default_role as MemberRole | null,
  });

  /** Everybody but owners logs in again, through the provider. */
  async function endPasswordSignIns(queryable: Queryable, companyId: number): Promise<void> {
    await usersRepository.lockAllOf(queryable, companyId);
    const people = await queryable
      .selectFrom('users')
      .select(['id', 'email', 'user_type_id', 'company_id'])
      .where('company_id', '=', companyId)
      .where('disabled_at', 'is', null)
      .execute();
    for (const person of people)
      if (hasToSignOn(person, await domains.ownerOf(queryable, person.email)))
        await accessTokens.revokeUser(person.id, queryable);
  }

  return {
    async read(companyId: number): Promise<SignOnConnection | null> {
      const row = await rowOf(database, companyId);
      return row ? present(row) : null;
    },

    /** Undefined where the company has none. */
    async find(companyId: number): Promise<Connection | undefined> {
      const row = await rowOf(database, companyId);
      return row && open(row);
    },

    async findByKey(key: string): Promise<Connection | undefined> {
      const row = await database
        .selectFrom('sign_on_connections')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst();
      return row && open(row);
    },

    /**
     * Asks the provider first. Another issuer or client takes back the test, and with it the enforcement. Throws 422 on
     * `issuer` or `client_secret`, 503 while the provider does not answer.
     */
    async save(companyId: number, request: SaveConnectionRequest): Promise<SignOnConnection> {
      const given = request.issuer.trim().replace(/\/\.well-known\/openid-configuration$/, '');
      const issuer = await providers.issuerOf(given);
      const client_id = request.client_id.trim();
      return inUnit(database, undefined, async ({ queryable }) => {
        await companies.lock(queryable, companyId);
        const before = await rowOf(queryable, companyId);
        const isSame = before?.issuer === issuer && before.client_id === client_id;
        const secret = request.client_secret;
        if (secret === undefined && !isSame)
          throw fieldProblem('client_secret', ({ singleSignOn }) => singleSignOn.connection.withoutSecret);
        const row = {
          issuer,
          client_id,
          group_claim: request.group_claim.trim(),
          group_roles: jsonb(request.group_roles),
          default_role: request.default_role,
          ...(secret === undefined ? {} : { client_secret: encrypt(secret) }),
          ...(isSame && secret === undefined ? {} : { tested_at: null, is_enforced: false }),
        };
        const saved = before
          ? await queryable
              .updateTable('sign_on_connections')
              .set(row)
              .where('company_id', '=', companyId)
              .returningAll()
              .executeTakeFirstOrThrow()
          : await queryable
              .insertInto('sign_on_connections')
              .values({
                ...row,
                client_secret: encrypt(secret ?? ''),
                company_id: companyId,
                key: randomBytes(18).toString('base64url'),
              })
              .returningAll()
              .executeTakeFirstOrThrow();
        const noted = ({ issuer: at, client_id: client, group_claim, default_role }: ConnectionRow) => ({
          issuer: at,
          client_id: client,
          group_claim,
          default_role,
        });
        noteChange(before ? { ...noted(before), client_secret: 'before' } : {}, {
          ...noted(saved),
          client_secret: secret === undefined ? 'before' : 'another',
        });
        return present(saved);
      });
    },

    async remove(companyId: number): Promise<void> {
      await inUnit(database, undefined, async ({ queryable }) => {
        await queryable.deleteFrom('sign_on_attempts').where('company_id', '=', companyId).execute();
        await queryable.deleteFrom('sign_on_connections').where('company_id', '=', companyId).execute();
      });
    },

    /** Throws 422 on `code` where another connection has taken the place of the tested one. */
    async noteTest({ company_id: companyId, issuer, client_id, clientSecret }: Connection): Promise<void> {
      await inUnit(database, undefined, async ({ queryable }) => {
        await companies.lock(queryable, companyId);
        const row = await rowOf(queryable, companyId);
        const isTested = row?.issuer === issuer && row.client_id === client_id;
        if (!isTested || decrypt(row.client_secret) !== clientSecret) throw signOnExpired();
        await queryable
          .updateTable('sign_on_connections')
          .set({ tested_at: new Date(clock.now()) })
          .where('company_id', '=', companyId)
          .execute();
      });
    },

    /** Throws 422 on `is_enforced` before a log-in was tried through it and a domain was verified. */
    async enforce(companyId: number, isEnforced: boolean): Promise<SignOnConnection> {
      return inUnit(database, undefined, async ({ queryable }) => {
        // Users first, then the company, as when a company is closed. A log-in under way ends before, or sees that it is enforced.
        if (isEnforced) await usersRepository.lockAllOf(queryable, companyId);
        await companies.lock(queryable, companyId);
        const row = await rowOf(queryable, companyId);
        if (!row) throw missing();
        if (isEnforced && row.tested_at === null)
          throw fieldProblem('is_enforced', ({ singleSignOn }) => singleSignOn.connection.untested);
        const hasDomain = await queryable
          .selectFrom('company_domains')
          .select('id')
          .where('company_id', '=', companyId)
          .where('proved_at', 'is not', null)
          .where('lost_at', 'is', null)
          .executeTakeFirst();
        if (isEnforced && !hasDomain)
          throw fieldProblem('is_enforced', ({ singleSignOn }) => singleSignOn.connection.withoutDomain);
        noteChange({ is_enforced: row.is_enforced }, { is_enforced: isEnforced });
        const saved = await queryable
          .updateTable('sign_on_connections')
          .set({ is_enforced: isEnforced })
          .where('company_id', '=', companyId)
          .returningAll()
          .executeTakeFirstOrThrow();
        if (isEnforced && !row.is_enforced) await endPasswordSignIns(queryable, companyId);
        return present(saved);
      });
    },

    /** How somebody of this address may join the company. */
    async offeredTo(
      queryable: Queryable,
      email: string,
      companyId: number,
    ): Promise<'none' | 'offered' | 'enforced'> {
      if ((await domains.ownerOf(queryable, email)) !== companyId) return 'none';
      const row = await rowOf(queryable, companyId);
      if (!row) return 'none';
      return row.is_enforced ? 'enforced' : 'offered';
    },

    /** The company that wants people of this address to use its provider; undefined where none does. */
    async enforcedFor(queryable: Queryable, email: string): Promise<number | undefined> {
      const companyId = await domains.ownerOf(queryable, email);
      if (companyId === undefined) return undefined;
      const row = await rowOf(queryable, companyId);
      return row?.is_enforced ? companyId : undefined;
    },
  };
}
