import { createHash, randomBytes } from 'node:crypto';
import type {
  AddressChangeLink,
  AddressChangeState,
  BeginAddressChangeRequest,
  ConfirmedAddress,
} from '#contract/calls/schemas/address-change.ts';
import { auth } from '#contract/rules/business-constants.ts';
import { isBusinessEmail } from '#contract/rules/people/business-email.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { noteAct } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { type Database, isUniqueViolation, type Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { ApiProblem, catalogueProblem, fieldProblem } from '../http/api-problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { addressChangeMail } from '../mail/templates/address-change-mail.ts';
import type { EmailVerification } from './email-verification.ts';
import { verifyPassword } from './password-hashing.ts';
import { type UserRow, usersRepository } from './users-repository.ts';

interface AddressChangeDeps {
  database: Database;
  clock: Clock;
  config: Config;
  emailVerification: EmailVerification;
}

export type AddressChange = ReturnType<typeof createAddressChange>;

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
const gone = () => new ApiProblem({ status: 404, message: ({ accounts }) => accounts.address.gone });

/**
 * The own address of an account. Two links, good for a day: one to the present address, so that a browser that was left
 * open cannot take the account away, and one to the new, so that it is known to be theirs. In any order.
 */
export function createAddressChange({ database, clock, config, emailVerification }: AddressChangeDeps) {
  const openOf = (queryable: Queryable, userId: number) =>
    queryable
      .selectFrom('address_changes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(clock.now()))
      .executeTakeFirst();

  const find = (queryable: Queryable, token: string) =>
    queryable
      .selectFrom('address_changes as change')
      .innerJoin('users', 'users.id', 'change.user_id')
      .selectAll('change')
      .select('users.email as current')
      .where(({ eb, or }) =>
        or([
          eb('change.current_digest', '=', digestOf(token)),
          eb('change.new_digest', '=', digestOf(token)),
        ]),
      )
      .where('change.expires_at', '>', new Date(clock.now()))
      .where('users.disabled_at', 'is', null)
      .executeTakeFirst();

  async function stateOf(queryable: Queryable, userId: number): Promise<AddressChangeState> {
    const change = await openOf(queryable, userId);
    return {
      change: change
        ? {
            email: change.email,
            current_confirmed: change.current_confirmed_at !== null,
            new_confirmed: change.new_confirmed_at !== null,
            expires_at: change.expires_at.toISOString(),
          }
        : null,
    };
  }

  /** An address that was never confirmed is nobody's to ask: only the new one is. */
  async function sendLinks(queryable: Queryable, user: UserRow, email: string) {
    const at = clock.now();
    const current = user.email;
    const isProved = user.email_verified_at !== null;
    const tokens = { current: randomToken(), new: randomToken() };
    const fresh = {
      email,
      current_digest: digestOf(tokens.current),
      new_digest: digestOf(tokens.new),
      current_confirmed_at: isProved ? null : new Date(at),
      new_confirmed_at: null,
      expires_at: new Date(at + auth.addressChangeMs),
    };
    await queryable
      .insertInto('address_changes')
      .values({ user_id: user.id, ...fresh })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
      .execute();
    for (const proves of isProved ? (['current', 'new'] as const) : (['new'] as const)) {
      const recipient = proves === 'new' ? email : current;
      const link = `${config.publicUrl}/change-address/${tokens[proves]}`;
      await enqueueMail(queryable, {
        ...addressChangeMail({
          language: user.language,
          publicUrl: config.publicUrl,
          proves,
          current,
          email,
          link,
        }),
        operationKey: `address-change:${digestOf(tokens[proves])}`,
        kind: 'address-change',
        recipient,
        at,
      });
    }
  }

  /** Links that were mailed to the former address open nothing any more. */
  async function takeEffect(queryable: Queryable, { id: userId, company_id }: UserRow, email: string) {
    await usersRepository.update(queryable, userId, { email });
    const user = await usersRepository.lock(queryable, userId);
    if (user) await emailVerification.confirm(queryable, user);
    await queryable.deleteFrom('address_changes').where('user_id', '=', userId).execute();
    await queryable.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    await queryable.deleteFrom('social_link_requests').where('user_id', '=', userId).execute();
    if (company_id !== null)
      await noteAct(queryable, {
        at: clock.now(),
        act: 'account.newAddress',
        subject: String(userId),
        user_id: userId,
        company_id,
      });
  }

  return {
    read: (userId: number) => stateOf(database, userId),

    /**
     * Mails both links. Throws USER_012 on `password` where the account has one, USER_011, USER_005 where the new address
     * has an account, or 422 on `email` where it is the present one.
     */
    async begin(userId: number, request: BeginAddressChangeRequest): Promise<AddressChangeState> {
      const email = normaliseEmail(request.email);
      const known = await usersRepository.byId(database, userId);
      if (known?.password_hash && !(await verifyPassword(request.password ?? '', known.password_hash)))
        throw catalogueProblem(422, 'USER_012', 'password');
      if (config.requireBusinessEmail && !isBusinessEmail(email))
        throw catalogueProblem(422, 'USER_011', 'email');
      return inUnit(database, undefined, async ({ queryable }) => {
        const user = await usersRepository.lock(queryable, userId);
        if (!user || user.password_hash !== known?.password_hash)
          throw catalogueProblem(422, 'USER_012', 'password');
        if (user.email === email) throw fieldProblem('email', ({ accounts }) => accounts.address.same);
        if (await usersRepository.byEmail(queryable, email)) throw catalogueProblem(422, 'USER_005', 'email');
        await sendLinks(queryable, user, email);
        return stateOf(queryable, userId);
      });
    },

    async cancel(userId: number): Promise<AddressChangeState> {
      return inUnit(database, undefined, async ({ queryable }) => {
        await usersRepository.lock(queryable, userId);
        await queryable.deleteFrom('address_changes').where('user_id', '=', userId).execute();
        return stateOf(queryable, userId);
      });
    },

    /** What the holder of a link sees. Throws 404 for one that is unknown, replaced, used up or older than a day. */
    async readLink(token: string): Promise<AddressChangeLink> {
      const found = await find(database, token);
      if (!found) throw gone();
      const { current, email, new_digest } = found;
      return { current, email, proves: new_digest === digestOf(token) ? 'new' : 'current' };
    },

    /** 404 as above; USER_005 where somebody has made an account of the new address since. */
    async confirm(token: string): Promise<ConfirmedAddress> {
      try {
        return await database.transaction().execute(async (transaction) => {
          const holder = await find(transaction, token);
          const user = holder && (await usersRepository.lock(transaction, holder.user_id));
          const found = user && (await find(transaction, token));
          if (!found) throw gone();
          const { user_id, email } = found;
          const isNew = found.new_digest === digestOf(token);
          const column = isNew ? 'new_confirmed_at' : 'current_confirmed_at';
          await transaction
            .updateTable('address_changes')
            .set({ [column]: new Date(clock.now()) })
            .where('user_id', '=', user_id)
            .execute();
          const isOtherDone = (isNew ? found.current_confirmed_at : found.new_confirmed_at) !== null;
          if (!isOtherDone) return { email, waits_for: isNew ? 'current' : 'new' } as const;
          await takeEffect(transaction, user, email);
          return { email, waits_for: null };
        });
      } catch (cause) {
        if (isUniqueViolation(cause, 'users_email_unique')) throw catalogueProblem(422, 'USER_005');
        throw cause;
      }
    },
  };
}

const randomToken = () => randomBytes(32).toString('base64url');
