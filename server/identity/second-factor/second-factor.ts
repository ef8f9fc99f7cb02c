import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { secondFactor as figures } from '#contract/rules/business-constants.ts';
import type { PasskeyCreation, PasskeyRegistration } from '#contract/calls/schemas/second-factor/passkeys.ts';
import type {
  RecoveryCodes,
  SecondFactorProof,
  SecondFactorSecret,
  SecondFactorState,
} from '#contract/calls/schemas/second-factor/second-factor.ts';
import { noteSubject } from '../../audit/audit-record.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { inUnit } from '../../database/unit-of-work.ts';
import { createEncryption } from '../../encryption.ts';
import { ApiProblem, catalogueProblem, fieldProblem, unauthenticated } from '../../http/api-problem.ts';
import type { Throttle } from '../../http/load/throttle.ts';
import type { AccessTokens } from '../access-tokens.ts';
import { verifyPassword } from '../password-hashing.ts';
import { type UserRow, usersRepository } from '../users-repository.ts';
import { type AnsweredChallenge, createPasskeys } from './passkeys.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type SecondFactorChange, secondFactorMail } from '../../mail/templates/second-factor-mail.ts';

interface Change {
  userId: number;
  change: SecondFactorChange;
  /** Server clock, Unix ms. */
  at: number;
  publicUrl: string;
}

/** Tells the person; nobody at an address that was never proved: it may be a stranger's. */
async function mailSecondFactorChange(
  queryable: Queryable,
  { userId, change, at, publicUrl }: Change,
): Promise<void> {
  const user = await usersRepository.byId(queryable, userId);
  if (!user?.email_verified_at) return;
  await enqueueMail(queryable, {
    ...secondFactorMail({ language: user.language, publicUrl, change }),
    operationKey: `second-factor:${userId}:${change}:${at}`,
    kind: 'second-factor',
    recipient: user.email,
    at,
  });
}

interface SecondFactorDeps {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  clock: Clock;
  secret: string;
  formerSecrets?: readonly string[];
  throttle: Throttle;
  accessTokens: Pick<AccessTokens, 'isThere'>;
}

/** What somebody brings beside the password; its challenge is spent and its try is counted. */
export interface Proof {
  code: string | undefined;
  passkey: AnsweredChallenge | undefined;
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
 * The second factor of password log-ins: passkeys, or time-based codes (RFC 6238), with ten recovery codes beside them. A
 * code is taken once, and one time step before and after the present one. Sign-in through a provider is left to the
 * provider's own factors.
 */
export function createSecondFactor(deps: SecondFactorDeps) {
  const { config, database, clock, throttle, accessTokens, ...secrets } = deps;
  const { encrypt, decrypt } = createEncryption(secrets, 'second factor');
  const passkeys = createPasskeys({ config, database, clock });

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

  /** Whether an app was confirmed or a passkey added. */
  const isOn = async (queryable: Queryable, userId: number): Promise<boolean> =>
    Boolean((await rowOf(queryable, userId))?.confirmed_at) || passkeys.has(queryable, userId);

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
    return {
      since: factor?.confirmed_at?.toISOString() ?? null,
      recovery_codes_left: Number(left),
      passkeys: await passkeys.list(queryable, userId),
    };
  }

  /** Throws USER_012 on `password`, also where the account has none. */
  async function requirePassword(userId: number, password: string): Promise<UserRow> {
    const user = await usersRepository.byId(database, userId);
    if (!user || !(await verifyPassword(password, user.password_hash)))
      throw catalogueProblem(422, 'USER_012', 'password');
    return user;
  }

  const countTry = (userId: number) =>
    throttle('second factor', String(userId), figures.tries, figures.triesWindowMs);

  /** Before the transaction that judges it: throws 429 past the tries of codes. */
  async function present(
    userId: number,
    purpose: 'logIn' | 'change',
    { code, passkey }: Pick<SecondFactorProof, 'code' | 'passkey'>,
  ): Promise<Proof> {
    if (code !== undefined) await countTry(userId);
    return { code, passkey: passkey && (await passkeys.answer(userId, purpose, passkey)) };
  }

  /**
   * Takes the passkey or the code of a user who is locked by the transaction, where they have a second factor. Throws 422
   * on `passkey` or `code`: where nothing is brought, on what the person should bring.
   */
  async function require(queryable: Queryable, userId: number, { code, passkey }: Proof): Promise<void> {
    const factor = await rowOf(queryable, userId);
    const hasPasskeys = await passkeys.has(queryable, userId);
    const app = factor?.confirmed_at ? factor : undefined;
    if (!app && !hasPasskeys) return;
    if (passkey) {
      if (await passkeys.take(queryable, userId, passkey)) return;
      throw fieldProblem('passkey', ({ secondFactor }) => secondFactor.passkey.refused);
    }
    if (code === undefined || code === '')
      throw hasPasskeys
        ? fieldProblem('passkey', ({ secondFactor }) => secondFactor.passkey.missing)
        : fieldProblem('code', ({ secondFactor }) => secondFactor.code.missing);
    const plain = plainCode(code);
    const isTaken =
      (app !== undefined && (await takeAppCode(queryable, app, plain))) ||
      (await takeRecoveryCode(queryable, userId, plain));
    if (!isTaken) throw fieldProblem('code', ({ secondFactor }) => secondFactor.code.wrong);
  }

  async function tell(queryable: Queryable, userId: number, change: SecondFactorChange): Promise<void> {
    await mailSecondFactorChange(queryable, { userId, change, at: clock.now(), publicUrl: config.publicUrl });
  }

  async function refuseWhereRequired(queryable: Queryable, userId: number): Promise<void> {
    const required = await queryable
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select('users.id')
      .where('users.id', '=', userId)
      .where('companies.second_factor_required', '=', true)
      .executeTakeFirst();
    if (required)
      throw new ApiProblem({
        status: 422,
        message: ({ secondFactor }) => secondFactor.lastOne,
      });
  }

  /** Recovery codes come with the first factor of any kind, and go with the last. Throws 422 where the company requires one. */
  async function settleRemoval(queryable: Queryable, userId: number): Promise<void> {
    if (await isOn(queryable, userId)) return;
    await refuseWhereRequired(queryable, userId);
    await forgetSecondFactor(queryable, userId);
  }

  return {
    present,
    require,
    challengeLogIn: (userId: number) => passkeys.challenge(userId, 'logIn'),
    challenge: (userId: number) => passkeys.challenge(userId, 'change'),
    /** Called once a code was taken. */
    forgetTries: (userId: number) => throttle.forget('second factor', String(userId)),

    read: (userId: number): Promise<SecondFactorState> => stateOf(database, userId),

    /** A new secret, which replaces one that was never confirmed. Throws USER_012, or 422 where a factor is on. */
    async begin(userId: number, password: string): Promise<SecondFactorSecret> {
      const user = await requirePassword(userId, password);
      const secret = new Secret({ size: 20 }).base32;
      const encrypted = encrypt(secret);
      const written = await inUnit(database, undefined, async ({ queryable: transaction }) => {
        await usersRepository.lock(transaction, userId);
        return transaction
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
      });
      if (!written) throw fieldProblem('password', ({ secondFactor }) => secondFactor.isOn);
      return { secret, uri: totpOf(secret, user.email).toString() };
    },

    /** From now on log-ins with the password ask for it. Answers recovery codes where it is the first factor. Throws 422 on `code`. */
    async confirm(userId: number, code: string): Promise<RecoveryCodes> {
      return inUnit(database, undefined, async ({ queryable: transaction }) => {
        await usersRepository.lock(transaction, userId);
        const factor = await rowOf(transaction, userId);
        if (!factor || factor.confirmed_at)
          throw fieldProblem('code', ({ secondFactor }) => secondFactor.replaced);
        if (!(await takeAppCode(transaction, factor, plainCode(code))))
          throw fieldProblem('code', ({ secondFactor }) => secondFactor.code.wrongAtSetUp);
        const isFirst = !(await isOn(transaction, userId));
        await transaction
          .updateTable('second_factors')
          .set({ confirmed_at: new Date(clock.now()) })
          .where('user_id', '=', userId)
          .execute();
        await tell(transaction, userId, 'appAdded');
        return isFirst ? replaceRecoveryCodes(transaction, userId) : { codes: [] };
      });
    },

    /** Throws USER_012, or 422 where no factor is on. */
    async renewRecoveryCodes(userId: number, password: string): Promise<RecoveryCodes> {
      await requirePassword(userId, password);
      return inUnit(database, undefined, async ({ queryable: transaction }) => {
        await usersRepository.lock(transaction, userId);
        if (!(await isOn(transaction, userId)))
          throw fieldProblem('password', ({ secondFactor }) => secondFactor.isOff);
        await tell(transaction, userId, 'codesRenewed');
        return replaceRecoveryCodes(transaction, userId);
      });
    },

    /**
     * Turns the app off. Takes the password and a second factor, so that a browser that was left open is not enough.
     * Throws USER_012, or 422 on `passkey` or `code`.
     */
    async remove(userId: number, { password, ...brought }: SecondFactorProof): Promise<SecondFactorState> {
      await requirePassword(userId, password);
      const proof = await present(userId, 'change', brought);
      return inUnit(database, undefined, async ({ queryable: transaction }) => {
        await usersRepository.lock(transaction, userId);
        await require(transaction, userId, proof);
        await transaction.deleteFrom('second_factors').where('user_id', '=', userId).execute();
        await settleRemoval(transaction, userId);
        await tell(transaction, userId, 'appRemoved');
        return stateOf(transaction, userId);
      });
    },

    /** Throws USER_012. */
    async beginPasskey(userId: number, password: string): Promise<PasskeyCreation> {
      return passkeys.beginRegistration(await requirePassword(userId, password));
    },

    /** Answers recovery codes where it is the first factor. Throws 422 on `credential`, 401 where the token has been ended. */
    async addPasskey(
      userId: number,
      tokenId: number,
      { name, credential }: { name: string; credential: PasskeyRegistration },
    ): Promise<RecoveryCodes> {
      const verified = await passkeys.verifyRegistration(userId, credential);
      return inUnit(database, undefined, async ({ queryable: transaction }) => {
        await usersRepository.lock(transaction, userId);
        if (!(await accessTokens.isThere(tokenId, transaction))) throw unauthenticated();
        const isFirst = !(await isOn(transaction, userId));
        noteSubject(await passkeys.add(transaction, userId, name, verified));
        await tell(transaction, userId, 'passkeyAdded');
        return isFirst ? replaceRecoveryCodes(transaction, userId) : { codes: [] };
      });
    },

    async renamePasskey(userId: number, id: number, name: string): Promise<void> {
      await inUnit(database, undefined, ({ queryable }) => passkeys.rename(queryable, userId, id, name));
    },

    /** Takes what `remove` takes. Throws as that, and 404 for another's passkey. */
    async removePasskey(
      userId: number,
      id: number,
      { password, ...brought }: SecondFactorProof,
    ): Promise<SecondFactorState> {
      await requirePassword(userId, password);
      const proof = await present(userId, 'change', brought);
      return inUnit(database, undefined, async ({ queryable: transaction }) => {
        await usersRepository.lock(transaction, userId);
        await require(transaction, userId, proof);
        await passkeys.remove(transaction, userId, id);
        await settleRemoval(transaction, userId);
        await tell(transaction, userId, 'passkeyRemoved');
        return stateOf(transaction, userId);
      });
    },

    /** By the operator, for who has lost everything. */
    async removeAll(userId: number): Promise<void> {
      await inUnit(database, undefined, async ({ queryable: transaction }) => {
        await usersRepository.lock(transaction, userId);
        await forgetSecondFactor(transaction, userId);
        await tell(transaction, userId, 'allRemoved');
      });
    },
  };
}

/** Log-ins of the user ask for no second factor any longer. */
export async function forgetSecondFactor(queryable: Queryable, userId: number): Promise<void> {
  for (const table of ['second_factors', 'passkeys', 'passkey_challenges', 'recovery_codes'] as const)
    await queryable.deleteFrom(table).where('user_id', '=', userId).execute();
}
