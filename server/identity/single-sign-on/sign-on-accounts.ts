import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import { hasAccess, type MemberRole, memberRoles } from '#contract/rules/people/user-types.ts';
import { noteAct } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/database.ts';
import { forgetAssignments } from '../../assignments/session-assignments.ts';
import type { AccountCompanies } from '../account-companies.ts';
import { type IdToken, textClaim } from '../social/id-token-verifier.ts';
import { checkInvitedSignUp } from '../sign-up-rules.ts';
import { splitName } from '../social/social-identity.ts';
import { type UserRow, usersRepository } from '../users-repository.ts';
import type { CompanyDomains } from './company-domains.ts';
import type { Connection } from './sign-on-connections.ts';
import { signOnRefused } from './sign-on-problems.ts';

/** What a provider says of a person who logged in. */
export interface SignOnPerson {
  subject: string;
  email: string;
  groups: string[];
  firstName: string;
  lastName: string;
  sid: string | null;
}

/** Where they have no account yet, it is made in this language. */
type Arriving = SignOnPerson & { language: SpokenLanguage };

export type SignOnAccounts = ReturnType<typeof createSignOnAccounts>;

const accessRemoved = () => signOnRefused(({ singleSignOn }) => singleSignOn.logIn.accessRemoved);

const isTrue = (claim: unknown) => claim === true || claim === 1 || claim === 'true' || claim === '1';

const groupsIn = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((group): group is string => typeof group === 'string');

type GivenRoles = Pick<Connection, 'groupRoles' | 'defaultRole'>;

const roleOfGroups = ({ groupRoles }: GivenRoles, groups: readonly string[]): MemberRole | undefined =>
  groupRoles.find(({ group }) => groups.includes(group))?.role;

/** The role that a connection gives to members of these groups; null where they are not admitted. */
export function roleFor(connection: GivenRoles, groups: readonly string[]): MemberRole | null {
  const role = roleOfGroups(connection, groups) ?? connection.defaultRole;
  return role !== null && memberRoles.includes(role) ? role : null;
}

const lesser = (one: MemberRole, other: MemberRole): MemberRole =>
  memberRoles[Math.max(memberRoles.indexOf(one), memberRoles.indexOf(other))] ?? one;

/**
 * The role after a log-in. A matching group decides. Without one the owner's choice stays; but where the provider's groups
 * give roles, it is at most the default, so that leaving a group lowers the role.
 */
function roleAfterLogIn(
  connection: GivenRoles,
  groups: readonly string[],
  given: MemberRole,
  chosen: number | null,
): MemberRole {
  const kept = memberRoles.find((role) => role === chosen);
  if (kept === undefined || roleOfGroups(connection, groups) !== undefined) return given;
  return connection.groupRoles.length === 0 ? kept : lesser(given, kept);
}

/** Accounts of a company's people, known by the subject of their provider. */
export function createSignOnAccounts({
  config,
  clock,
  companies,
  domains,
}: {
  config: Pick<Config, 'signUp'>;
  clock: Clock;
  companies: AccountCompanies;
  domains: CompanyDomains;
}) {
  const find = (queryable: Queryable, { company_id, issuer }: Connection, subject: string) =>
    queryable
      .selectFrom('sign_on_accounts')
      .select('user_id')
      .where('company_id', '=', company_id)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();

  async function connect(
    queryable: Queryable,
    { company_id, issuer }: Connection,
    subject: string,
    userId: number,
  ): Promise<void> {
    await queryable
      .insertInto('sign_on_accounts')
      .values({ company_id, issuer, subject, user_id: userId })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'issuer', 'subject']).doUpdateSet({ user_id: userId }),
      )
      .execute();
  }

  async function create(
    queryable: Queryable,
    { company_id }: Connection,
    person: Arriving,
    role: MemberRole,
  ): Promise<UserRow> {
    checkInvitedSignUp(config);
    const now = new Date(clock.now());
    const user = await usersRepository.insert(queryable, {
      company_id,
      user_type_id: role,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      language: person.language,
      email_verified_at: now,
      created_at: now,
    });
    await usersRepository.saveProfile(queryable, user.id, {});
    await noteAct(queryable, {
      at: now.getTime(),
      act: 'admin.join',
      subject: String(user.id),
      user_id: user.id,
      company_id,
    });
    return user;
  }

  /** The account of this address, where it is one of the company; the provider vouches for addresses at its domains. */
  async function byAddress(
    queryable: Queryable,
    { company_id }: Connection,
    { email }: SignOnPerson,
  ): Promise<UserRow | undefined> {
    const user = await usersRepository.byEmail(queryable, email);
    if (user && user.company_id !== company_id)
      throw signOnRefused(({ singleSignOn }) => singleSignOn.logIn.otherCompany);
    return user;
  }

  return {
    /** Throws 422 where the provider does not vouch for an address at one of the company's domains. */
    async personIn(queryable: Queryable, connection: Connection, claims: IdToken): Promise<SignOnPerson> {
      const email = emailAddress(textClaim(claims.email) ?? '');
      if (email === null) throw signOnRefused(({ singleSignOn }) => singleSignOn.logIn.withoutAddress);
      if (!isTrue(claims.email_verified) && !isTrue(claims.xms_edov))
        throw signOnRefused(({ singleSignOn }) => singleSignOn.logIn.unverifiedAddress);
      if ((await domains.ownerOf(queryable, email)) !== connection.company_id)
        throw signOnRefused(({ singleSignOn }) =>
          singleSignOn.logIn.otherDomain(email.slice(email.lastIndexOf('@') + 1)),
        );
      return {
        subject: claims.sub,
        email,
        groups: groupsIn(claims[connection.group_claim]),
        sid: textClaim(claims.sid),
        ...splitName(claims.given_name, claims.family_name, claims.name),
      };
    },

    /** The accounts that may be the person's, locked before their company, in the order in which it is closed. */
    async lockKnown(queryable: Queryable, connection: Connection, person: SignOnPerson): Promise<void> {
      const known = await find(queryable, connection, person.subject);
      const ofAddress = await usersRepository.byEmail(queryable, person.email);
      const ids = new Set([known?.user_id, ofAddress?.id]);
      for (const id of [...ids].filter((each) => each !== undefined).sort((one, other) => one - other))
        await usersRepository.lock(queryable, id);
    },

    /**
     * The person's account, made where there is none, with the role after this log-in. Throws 422 for somebody who is not
     * admitted, was removed and not invited again, or has an account elsewhere. The caller keeps the company open.
     */
    async admit(queryable: Queryable, connection: Connection, person: Arriving): Promise<UserRow> {
      const role = roleFor(connection, person.groups);
      const known = await find(queryable, connection, person.subject);
      let user = known && (await usersRepository.lock(queryable, known.user_id));
      if (user?.company_id !== connection.company_id) user = undefined;
      const wasRemoved = user !== undefined && user.disabled_at !== null;
      if (!user || wasRemoved) user = await byAddress(queryable, connection, person);
      if (user && hasAccess(user.user_type_id, 'owner') && user.disabled_at === null) {
        await connect(queryable, connection, person.subject, user.id);
        return user;
      }
      if (role === null) throw signOnRefused(({ singleSignOn }) => singleSignOn.logIn.noGroup);
      if (user?.disabled_at) throw accessRemoved();
      const invited = await companies.takeInvitation(queryable, connection.company_id, person.email);
      if (!user && wasRemoved && invited === null) throw accessRemoved();
      const chosen = user?.user_type_id ?? invited;
      const firstRole = roleAfterLogIn(connection, person.groups, role, chosen);
      const admitted = user ?? (await create(queryable, connection, person, firstRole));
      if (admitted.user_type_id !== firstRole) {
        await usersRepository.update(queryable, admitted.id, { user_type_id: firstRole });
        await forgetAssignments(queryable, admitted.id);
      }
      await connect(queryable, connection, person.subject, admitted.id);
      return admitted;
    },
  };
}

/** What a provider is known by, of a person who is erased. */
export async function forgetSignOnAccount(queryable: Queryable, userId: number): Promise<void> {
  await queryable.deleteFrom('sign_on_accounts').where('user_id', '=', userId).execute();
}

/** Domains and provider of a company that is closed. */
export async function forgetSingleSignOn(queryable: Queryable, companyId: number): Promise<void> {
  for (const table of [
    'sign_on_attempts',
    'sign_on_accounts',
    'sign_ons',
    'sign_on_connections',
    'company_domains',
  ] as const)
    await queryable.deleteFrom(table).where('company_id', '=', companyId).execute();
}
