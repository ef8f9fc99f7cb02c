import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { isBusinessEmail } from '#contract/rules/people/business-email.ts';
import { providerNames } from '#contract/words/provider-names.ts';
import type { SocialVerifyRequest, VerifyEmailRequest } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { type Database, isUniqueViolation, type Queryable } from '../../database/database.ts';
import { catalogueProblem, fieldProblem } from '../../http/api-problem.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AccessTokens, IssuedToken } from '../access-tokens.ts';
import type { EmailVerification } from '../email-verification.ts';
import { invalidSignature, type SignedLinks } from '../signed-links.ts';
import { checkSignUp } from '../sign-up-rules.ts';
import { type UserRow, usersRepository } from '../users-repository.ts';
import { hasToSignOn, type SignOnConnections } from '../single-sign-on/sign-on-connections.ts';
import { singleSignOnRequired } from '../single-sign-on/sign-on-problems.ts';
import { revokeUnverifiedAccess } from '../revoke-unverified-access.ts';
import { connectMail } from './connect-mail.ts';
import type { SocialAccounts } from './social-accounts.ts';
import { invalidToken, type SocialIdentity } from './social-identity.ts';
import type { SocialVerifiers } from './social-verifiers.ts';

export const connectId = 'connect';

type Provider = SocialVerifyRequest['provider'];

interface SocialSignInDeps {
  database: Database;
  clock: Clock;
  config: Config;
  accessTokens: AccessTokens;
  emailVerification: EmailVerification;
  signedLinks: SignedLinks;
  signOnConnections: SignOnConnections;
  socialAccounts: SocialAccounts;
  verifiers: SocialVerifiers;
}

export type SocialSignIn = ReturnType<typeof createSocialSignIn>;

export function createSocialSignIn(deps: SocialSignInDeps) {
  const { database, clock, config, accessTokens, emailVerification, signedLinks, socialAccounts } = deps;

  async function mailConnectLink(provider: Provider, subject: string, user: UserRow): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const current = await usersRepository.lock(transaction, user.id);
      if (current?.email !== user.email) throw catalogueProblem(422, 'USER_005', 'token');
      const token = await socialAccounts.requestLink(transaction, { provider, subject }, user.id);
      const { publicUrl } = config;
      const link = signedLinks.make(connectId, token);
      await enqueueMail(transaction, {
        ...connectMail({
          language: user.language,
          publicUrl,
          provider: providerNames[provider],
          link,
        }),
        operationKey: `connect:${provider}:${user.id}:${clock.now()}`,
        kind: 'connect-social',
        recipient: user.email,
        at: clock.now(),
      });
    });
  }

  /** An address alone does not prove the ownership of the account, so a mail confirms it. */
  async function askForProof(provider: Provider, identity: SocialIdentity, user: UserRow): Promise<never> {
    if (!identity.emailVerified || user.disabled_at) throw catalogueProblem(422, 'USER_005', 'token');
    await mailConnectLink(provider, identity.subject, user);
    throw fieldProblem('token', ({ accounts }) => accounts.provider.linkSent(providerNames[provider]));
  }

  async function create(
    queryable: Queryable,
    identity: SocialIdentity,
    { email, language }: { email: string; language: SpokenLanguage },
  ): Promise<number> {
    checkSignUp(config, email);
    const now = new Date(clock.now());
    const user = await usersRepository.insert(queryable, {
      user_type_id: userTypes.CONSUMER_ADMIN,
      first_name: identity.firstName,
      last_name: identity.lastName,
      email,
      language,
      email_verified_at: identity.emailVerified ? now : null,
      created_at: now,
    });
    await usersRepository.saveProfile(queryable, user.id, {});
    if (!identity.emailVerified) await emailVerification.send(queryable, user);
    return user.id;
  }

  async function signUp(
    provider: Provider,
    identity: SocialIdentity,
    language: SpokenLanguage,
  ): Promise<IssuedToken> {
    if (!identity.email)
      throw fieldProblem('token', ({ accounts }) =>
        accounts.provider.withoutAddress(providerNames[provider]),
      );
    const email = normaliseEmail(identity.email);
    const existing = await usersRepository.byEmail(database, email);
    if (existing) return askForProof(provider, identity, existing);
    if (config.requireBusinessEmail && !isBusinessEmail(email))
      throw catalogueProblem(422, 'USER_011', 'token');
    try {
      return await database.transaction().execute(async (transaction) => {
        const userId = await create(transaction, identity, { email, language });
        await socialAccounts.link(transaction, { provider, subject: identity.subject }, userId);
        return accessTokens.issueUserToken(userId, transaction, { byPassword: false });
      });
    } catch (cause) {
      if (isUniqueViolation(cause, 'users_email_unique')) throw catalogueProblem(422, 'USER_005', 'token');
      throw cause;
    }
  }

  async function issueTo(userId: number): Promise<IssuedToken> {
    return database.transaction().execute(async (transaction) => {
      const user = await usersRepository.lock(transaction, userId);
      if (!user || user.disabled_at) throw invalidToken();
      const enforcedBy = await deps.signOnConnections.enforcedFor(transaction, user.email);
      if (hasToSignOn(user, enforcedBy)) throw singleSignOnRequired('token');
      return accessTokens.issueUserToken(user.id, transaction, { byPassword: false });
    });
  }

  async function takeOver(queryable: Queryable, user: UserRow): Promise<void> {
    await revokeUnverifiedAccess(queryable, accessTokens, user.id);
    await emailVerification.confirm(queryable, user);
  }

  return {
    /**
     * Signs in, or up in that language. Throws 422 for an invalid or spent token, for USER_011, for an address whose account is not
     * connected yet (a link is then mailed to it), 503 while the provider cannot be reached.
     */
    async verify({ provider, token }: SocialVerifyRequest, language: SpokenLanguage): Promise<IssuedToken> {
      const verifier = deps.verifiers[provider];
      if (!verifier)
        throw fieldProblem('provider', ({ accounts }) =>
          accounts.provider.notConfigured(providerNames[provider]),
        );
      const identity = await verifier(token);
      await socialAccounts.spend(database, identity);
      const account = await socialAccounts.find(database, { provider, subject: identity.subject });
      return account ? issueTo(account.id) : signUp(provider, identity, language);
    },

    /** Connects the account whose mailbox received the link. Answers the provider's name; throws 403 otherwise. */
    async connect(request: VerifyEmailRequest): Promise<string> {
      signedLinks.check(request);
      return database.transaction().execute(async (transaction) => {
        const found = await socialAccounts.spendLinkRequest(transaction, request.hash);
        if (!found) throw invalidSignature();
        const provider = found.provider as Provider;
        const user = await usersRepository.lock(transaction, found.user_id);
        if (user && !user.email_verified_at) await takeOver(transaction, user);
        await socialAccounts.link(transaction, { provider, subject: found.subject }, found.user_id);
        return providerNames[provider];
      });
    },
  };
}
