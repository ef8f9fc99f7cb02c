import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  FinishSignOnRequest,
  SignOnStart,
  SignOnTestAnswer,
} from '#contract/calls/schemas/single-sign-on.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { mostGroups, signOn as figures, signOnPage } from '#contract/rules/people/single-sign-on.ts';
import { noteSubject } from '../../audit/audit-record.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { type Database, isUniqueViolation } from '../../database/database.ts';
import { ApiProblem, fieldProblem } from '../../http/api-problem.ts';
import type { AccessTokens, IssuedToken } from '../access-tokens.ts';
import type { AccountCompanies } from '../account-companies.ts';
import type { EmailVerification } from '../email-verification.ts';
import type { IdToken } from '../social/id-token-verifier.ts';
import { usersRepository } from '../users-repository.ts';
import type { CompanyDomains } from './company-domains.ts';
import type { OpenidProviders } from './openid-provider.ts';
import { roleFor, type SignOnAccounts } from './sign-on-accounts.ts';
import type { Connection, SignOnConnections } from './sign-on-connections.ts';
import { signOnExpired, signOnRefused } from './sign-on-problems.ts';

interface SignOnDeps {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
  companies: AccountCompanies;
  connections: SignOnConnections;
  domains: CompanyDomains;
  providers: OpenidProviders;
  accounts: SignOnAccounts;
  emailVerification: EmailVerification;
}

const random = () => randomBytes(32).toString('base64url');
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

const noProvider = () => fieldProblem('email', ({ singleSignOn }) => singleSignOn.unknownAddress);

/** The authorization code flow with PKCE, bound to the browser that began it. */
export function createSignOn(deps: SignOnDeps) {
  const { config, database, clock, accessTokens, companies, connections, domains, providers, accounts } =
    deps;
  const { emailVerification } = deps;
  const redirectUrl = `${config.publicUrl}${signOnPage}`;

  async function begin(
    connection: Connection,
    who: { testerId?: number; email?: string },
  ): Promise<SignOnStart> {
    const [state, nonce, verifier, binding] = [random(), random(), random(), random()];
    const { issuer, client_id: clientId } = connection;
    const url = await providers.authorizationUrl({
      issuer,
      clientId,
      redirectUrl,
      state,
      nonce,
      verifier,
      email: who.email,
    });
    await database
      .insertInto('sign_on_attempts')
      .values({
        state: digestOf(state),
        binding: digestOf(binding),
        company_id: connection.company_id,
        tester_id: who.testerId ?? null,
        nonce,
        verifier,
        expires_at: new Date(clock.now() + figures.attemptMs),
      })
      .execute();
    return { url, binding };
  }

  /** Takes the attempt, so that a state counts once, and what the provider says of the person. */
  async function answerOf(
    request: FinishSignOnRequest,
    testerId: number | null,
  ): Promise<{ connection: Connection; claims: IdToken }> {
    const attempt = await database
      .deleteFrom('sign_on_attempts')
      .where('state', '=', digestOf(request.state))
      .returningAll()
      .executeTakeFirst();
    if (!attempt || attempt.expires_at.getTime() <= clock.now() || attempt.tester_id !== testerId)
      throw signOnExpired();
    if (!isEqual(attempt.binding, digestOf(request.binding))) throw signOnExpired();
    const connection = await connections.find(attempt.company_id);
    if (!connection) throw signOnExpired();
    const { issuer, client_id: clientId, clientSecret } = connection;
    await providers.checkSender(issuer, request.iss);
    const { code } = request;
    const claims = await providers.claimsFor({
      issuer,
      clientId,
      clientSecret,
      code,
      verifier: attempt.verifier,
      redirectUrl,
    });
    if (claims.nonce !== attempt.nonce)
      throw signOnRefused(({ singleSignOn }) => singleSignOn.logIn.otherLogIn);
    return { connection, claims };
  }

  return {
    redirectUrl,

    /** By the domain alone, so that the answer says nothing of an address. Throws 422 on `email`, 503. */
    async begin(address: string): Promise<SignOnStart> {
      const email = normaliseEmail(address);
      const companyId = await domains.ownerOf(database, email);
      const connection = companyId === undefined ? undefined : await connections.find(companyId);
      if (!connection) throw noProvider();
      return begin(connection, { email });
    },

    /** Logs in, or makes an account in that language. Throws 422 on `code`, or 503 while the provider does not answer. */
    async finish(request: FinishSignOnRequest, language: SpokenLanguage): Promise<IssuedToken> {
      const { connection, claims } = await answerOf(request, null);
      try {
        return await database.transaction().execute(async (transaction) => {
          const person = await accounts.personIn(transaction, connection, claims);
          await accounts.lockKnown(transaction, connection, person);
          if (!(await companies.keepOpen(transaction, connection.company_id))) throw signOnExpired();
          const admitted = await accounts.admit(transaction, connection, { ...person, language });
          const user = await usersRepository.lock(transaction, admitted.id);
          if (!user || user.disabled_at) throw signOnExpired();
          if (!user.email_verified_at) await emailVerification.confirm(transaction, user);
          const sign_in = randomBytes(16).toString('base64url');
          await transaction
            .insertInto('sign_ons')
            .values({ sign_in, company_id: connection.company_id, user_id: user.id, sid: person.sid })
            .execute();
          return accessTokens.issueUserToken(user.id, transaction, { byPassword: false, signIn: sign_in });
        });
      } catch (cause) {
        if (isUniqueViolation(cause)) throw signOnRefused(({ singleSignOn }) => singleSignOn.logIn.twoAtOnce);
        throw cause;
      }
    },

    /** Throws 404 without a connection, 422 on `issuer`, 503. */
    async beginTest(user: { id: number; company_id: number; email: string }): Promise<SignOnStart> {
      const connection = await connections.find(user.company_id);
      if (!connection)
        throw new ApiProblem({ status: 404, message: ({ singleSignOn }) => singleSignOn.connection.unsaved });
      return begin(connection, { testerId: user.id, email: user.email });
    },

    /** What the provider says of the owner, and what it would give them; nobody is logged in. */
    async finishTest(userId: number, request: FinishSignOnRequest): Promise<SignOnTestAnswer> {
      const { connection, claims } = await answerOf(request, userId);
      const { email, groups } = await accounts.personIn(database, connection, claims);
      await connections.noteTest(connection);
      noteSubject(connection.issuer);
      return {
        email,
        groups: groups.slice(0, mostGroups).map((group) => group.slice(0, 200)),
        role: roleFor(connection, groups),
      };
    },
  };
}
