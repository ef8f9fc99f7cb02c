import { randomBytes } from 'node:crypto';
import { isBusinessEmail } from '#contract/rules/people/business-email.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { userTypeLabel, userTypes } from '#contract/rules/people/user-types.ts';
import { usersRepository } from '../../identity/users-repository.ts';
import type { Services } from '../../services.ts';
import { type ActsOf, Refusal, table } from './operator-act.ts';

/** Administrators, owners and accounts. */
export function createAccountActs(services: Services) {
  const { database, clock, config } = services;

  async function account(email = '') {
    const user = await usersRepository.byEmail(database, normaliseEmail(email));
    if (!user) throw new Refusal(`Nobody has an account under ${email}`);
    return user;
  }

  async function change(userId: number, values: { user_type_id?: number; disabled_at?: Date | null }) {
    await database.transaction().execute(async (transaction) => {
      await usersRepository.lock(transaction, userId);
      await usersRepository.update(transaction, userId, values);
      await services.accessTokens.revokeUser(userId, transaction);
    });
  }

  return {
    'admin list': async () =>
      table(
        await database
          .selectFrom('users')
          .select(['id', 'email', 'disabled_at'])
          .where('user_type_id', '=', userTypes.ADMIN)
          .orderBy('id')
          .execute(),
        'There is no administrator; "admin add EMAIL" makes one',
      ),
    async 'admin add'({ words: [email] }) {
      const user = await account(email);
      if (user.user_type_id === userTypes.ADMIN)
        throw new Refusal(`${user.email} is an administrator already`);
      if (user.email_verified_at === null) throw new Refusal(`${user.email} is not confirmed yet`);
      return {
        subject: `user ${user.id}`,
        says: `${user.email} is an administrator and has to log in again`,
        make: () => change(user.id, { user_type_id: userTypes.ADMIN }),
      };
    },
    async 'admin remove'({ words: [email] }) {
      const user = await account(email);
      if (user.user_type_id !== userTypes.ADMIN) throw new Refusal(`${user.email} is no administrator`);
      const owner = await database
        .selectFrom('users')
        .select('id')
        .where('company_id', '=', user.company_id)
        .where('user_type_id', '=', userTypes.CONSUMER_ADMIN)
        .executeTakeFirst();
      const user_type_id = owner ? userTypes.CONSUMER_ADMIN_SUB : userTypes.CONSUMER_ADMIN;
      return {
        subject: `user ${user.id}`,
        says: `${user.email} is ${userTypeLabel(user_type_id)} and has to log in again`,
        make: () => change(user.id, { user_type_id }),
      };
    },

    async 'owner create'({ words: [email = ''], options }) {
      const { company: company_name, name, country = 'DE', zone = 'Europe/Berlin' } = options;
      if (!company_name || !name)
        throw new Refusal('owner create needs --company NAME and --name "First Last"');
      if (await usersRepository.byEmail(database, normaliseEmail(email)))
        throw new Refusal(`${email} has an account already`);
      if (config.requireBusinessEmail && !isBusinessEmail(normaliseEmail(email)))
        throw new Refusal(`${email} is no work email: REQUIRE_BUSINESS_EMAIL=0 takes others`);
      const [first_name = '', ...rest] = name.trim().split(/\s+/);
      const password = randomBytes(24).toString('base64url');
      return {
        subject: 'a new company',
        says: `${company_name} is created; ${email} gets an email with a link to choose a password`,
        async make() {
          await services.registration.register(
            {
              email,
              first_name,
              last_name: rest.join(' '),
              company_name,
              country_id: country,
              timezone_id: zone,
              password,
              password_confirmation: password,
            },
            { isOperators: true },
          );
          await services.passwords.forgot(email);
        },
      };
    },

    async 'user disable'({ words: [email] }) {
      const user = await account(email);
      if (user.disabled_at) throw new Refusal(`${user.email} is disabled already`);
      return {
        subject: `user ${user.id}`,
        says: `${user.email} is signed out everywhere and cannot sign in`,
        make: () => change(user.id, { disabled_at: new Date(clock.now()) }),
      };
    },
    async 'user enable'({ words: [email] }) {
      const user = await account(email);
      if (!user.disabled_at) throw new Refusal(`${user.email} is not disabled`);
      return {
        subject: `user ${user.id}`,
        says: `${user.email} can sign in again`,
        make: () => change(user.id, { disabled_at: null }),
      };
    },
    async 'user reset-link'({ words: [email] }) {
      const user = await account(email);
      if (user.disabled_at) throw new Refusal(`${user.email} is disabled; "user enable" first`);
      return {
        subject: `user ${user.id}`,
        says: `${user.email} gets an email with a link to choose a password`,
        make: () => services.passwords.forgot(user.email),
      };
    },
    async 'user remove-second-factor'({ words: [email] }) {
      const user = await account(email);
      const { since, passkeys } = await services.secondFactor.read(user.id);
      if (since === null && passkeys.length === 0)
        throw new Refusal(`${user.email} has no two-factor log-in`);
      return {
        subject: `user ${user.id}`,
        says: `${user.email} logs in with the password alone`,
        make: () => services.secondFactor.removeAll(user.id),
      };
    },
  } satisfies ActsOf<'admin' | 'owner' | 'user'>;
}
