import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { secondFactor as figures } from '#contract/rules/business-constants.ts';
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '#contract/calls/schemas/second-factor.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { createEncryption } from '../encryption.ts';
import { catalogueProblem, fieldProblem } from '../http/api-problem.ts';
import type { Throttle } from '../http/load/throttle.ts';
import { verifyPassword } from './password-hashing.ts';
import { type UserRow, usersRepository } from './users-repository.ts';

interface SecondFactorDeps {
  database: Database;
  clock: Clock;
  secret: string;
  formerSecrets?: readonly string[];
  throttle: Throttle;
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

const totpOf = (base32: string, label = '') =>
  new TOTP({
    issuer: 'Muster',
    label,
    secret: Secret.fromBase32(base32),
    digits: figures.digits,
    period: figures.periodSeconds,
  });

const digestOf = (code: string) => createHash('sha256').update(code).digest('hex');
/** As typed by a person who reads it from paper. */
const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Time-based codes (RFC 6238) as a second factor of password log-ins, with ten recovery codes. A code is taken once, and
 * one time step before and after the present one. Sign-in through a provider is left to the provider's own factors.
 */
export function createSecondFactor({ database, clock, throttle, ...secrets }: SecondFactorDeps) {
  const { encrypt, decrypt } = createEncryption(secrets, 'second factor');

  const rowOf = (queryable: Queryable, userId: number) =>
    queryable.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

  /** Whether the code is one of the app that was not taken before; the locked user's. */
  async function takeAppCode(
    queryable: Queryable,
    factor: { user_id: number; secret: string; last_step: number },
    code: string,
  ): Promise<boolean> {
    const timestamp = clock.now();
    const totp = totpOf(decrypt(factor.secret));
    const delta = totp.validate({ token: code, timestamp, window: 1 });
    if (delta === null) return false;
    const step = totp.counter({ timestamp }) + delta;
    if (step <= Number(factor.last_step)) return false;
    await queryable
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', factor.user_id)
      .execute();
    return true;
  }

  async function takeRecoveryCode(queryable: Queryable, userId: number, code: string): Promise<boolean> {
    const taken = await queryable
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('digest', '=', digestOf(code))
      .returning('digest')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async function replaceRecoveryCodes(queryable: Queryable, userId: number): Promise<RecoveryCodes> {
    const codes = Array.from({ length: figures.recoveryCodes }, () => new Secret({ size: 10 }).base32);
    await queryable.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await queryable
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, digest: digestOf(code) })))
      .execute();
    return { codes: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code) };
  }

  async function stateOf(queryable: Queryable, userId: number): Promise<SecondFactorState> {
    const factor = await rowOf(queryable, userId);
    const { left } = await queryable
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { since: factor?.confirmed_at?.toISOString() ?? null, recovery_codes_left: Number(left) };
  }

  /** Throws USER_012 on `password`, also where the account has none. */
  async function requirePassword(userId: number, password: string): Promise<UserRow> {
    const user = await usersRepository.byId(database, userId);
    if (!user || !(await verifyPassword(password, user.password_hash)))
      throw catalogueProblem(422, 'USER_012', 'password');
    return user;
  }

  /**
   * Takes the code of a user who is locked by the transaction, where a log-in of theirs asks for one. Throws 422 on
   * `code` where it is missing, wrong or was taken before.
   */
  async function require(queryable: Queryable, userId: number, code: string | undefined): Promise<void> {
    const factor = await rowOf(queryable, userId);
    if (!factor?.confirmed_at) return;
    if (code === undefined || code === '')
      throw fieldProblem('code', 'Enter the code from your authenticator app.');
    const plain = plainCode(code);
    const isTaken =
      (await takeAppCode(queryable, factor, plain)) || (await takeRecoveryCode(queryable, userId, plain));
    if (!isTaken)
      throw fieldProblem('code', 'This code is wrong or was used already. Wait for the next one.');
  }

  const countTry = (userId: number) =>
    throttle('second factor', String(userId), figures.tries, figures.triesWindowMs);

  return {
    require,
    countTry,
    /** Called once a code was taken. */
    forgetTries: (userId: number) => throttle.forget('second factor', String(userId)),

    read: (userId: number): Promise<SecondFactorState> => stateOf(database, userId),

    /** A new secret, which replaces one that was never confirmed. Throws USER_012, or 422 where a factor is on. */
    async begin(userId: number, password: string): Promise<SecondFactorSecret> {
      const user = await requirePassword(userId, password);
      const secret = new Secret({ size: 20 }).base32;
      const encrypted = encrypt(secret);
      const written = await database
        .insertInto('second_factors')
        .values({ user_id: userId, secret: encrypted })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret: encrypted })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      if (!written) throw fieldProblem('password', 'Two-factor log-in is on already. Reload the page.');
      return { secret, uri: totpOf(secret, user.email).toString() };
    },

    /** From now on log-ins with the password ask for a code. Throws 422 on `code`. */
    async confirm(userId: number, code: string): Promise<RecoveryCodes> {
      return database.transaction().execute(async (transaction) => {
        await usersRepository.lock(transaction, userId);
        const factor = await rowOf(transaction, userId);
        if (!factor || factor.confirmed_at)
          throw fieldProblem('code', 'Start again: this set-up was replaced or is finished.');
        if (!(await takeAppCode(transaction, factor, plainCode(code))))
          throw fieldProblem(
            'code',
            'This code is wrong. Check the clock of your phone and enter the newest code.',
          );
        await transaction
          .updateTable('second_factors')
          .set({ confirmed_at: new Date(clock.now()) })
          .where('user_id', '=', userId)
          .execute();
        return replaceRecoveryCodes(transaction, userId);
      });
    },

    /** Throws USER_012, or 422 where no factor is on. */
    async renewRecoveryCodes(userId: number, password: string): Promise<RecoveryCodes> {
      await requirePassword(userId, password);
      return database.transaction().execute(async (transaction) => {
        await usersRepository.lock(transaction, userId);
        const factor = await rowOf(transaction, userId);
        if (!factor?.confirmed_at)
          throw fieldProblem('password', 'Two-factor log-in is off. Reload the page.');
        return replaceRecoveryCodes(transaction, userId);
      });
    },

    /** Takes the password and a code, so that a browser that was left open is not enough. Throws USER_012 or 422 on `code`. */
    async remove(
      userId: number,
      { password, code }: { password: string; code: string },
    ): Promise<SecondFactorState> {
      await requirePassword(userId, password);
      await countTry(userId);
      return database.transaction().execute(async (transaction) => {
        await usersRepository.lock(transaction, userId);
        await require(transaction, userId, code);
        await forgetSecondFactor(transaction, userId);
        return stateOf(transaction, userId);
      });
    },
  };
}

/** Log-ins of the user ask for no code any longer. */
export async function forgetSecondFactor(queryable: Queryable, userId: number): Promise<void> {
  await queryable.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await queryable.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
