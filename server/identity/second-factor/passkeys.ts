import { passkeys as figures } from '#contract/rules/people/passkey-limits.ts';
import type {
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#contract/calls/schemas/second-factor/passkeys.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { type Database, jsonb, type Queryable } from '../../database/database.ts';
import { ApiProblem, fieldProblem } from '../../http/api-problem.ts';

interface PasskeyDeps {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  clock: Clock;
}

/** What a challenge was made for; an answer counts for nothing else. */
type Purpose = 'register' | 'logIn' | 'change';

/** A passkey's answer with the challenge that it has spent. */
export interface AnsweredChallenge {
  assertion: PasskeyAssertion;
  challenge: string | undefined;
}

/** Of a registration that was verified. */
interface NewCredential {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what authenticators have. */
const algorithms = [-8, -7, -257];

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** What the browser says it was challenged with; judged later. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Passkeys (WebAuthn) as a second factor. They belong to the host of PUBLIC_URL and are accepted from its origin alone.
 * A challenge is for one account and one purpose, lives for five minutes, and is deleted by its first answer, whatever
 * that is worth.
 */
export function createPasskeys({ config, database, clock }: PasskeyDeps) {
  const { hostname: rpID, origin } = new URL(config.publicUrl);

  const rowsOf = (queryable: Queryable, userId: number) =>
    queryable.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();

  const descriptorsOf = async (userId: number) =>
    (await rowsOf(database, userId)).map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key' as const,
      transports: transports as string[],
    }));

  async function keepChallenge(challenge: string, userId: number, purpose: Purpose): Promise<void> {
    await database
      .insertInto('passkey_challenges')
      .values({
        challenge,
        user_id: userId,
        purpose,
        expires_at: new Date(clock.now() + figures.challengeMs),
      })
      .execute();
  }

  /** Undefined where the account was not challenged so, or the challenge was answered before. */
  async function spendChallenge(
    clientDataJSON: string,
    userId: number,
    purpose: Purpose,
  ): Promise<string | undefined> {
    const spent = await database
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challengeIn(clientDataJSON))
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', new Date(clock.now()))
      .returning('challenge')
      .executeTakeFirst();
    return spent?.challenge;
  }

  return {
    async list(queryable: Queryable, userId: number): Promise<Passkey[]> {
      return (await rowsOf(queryable, userId)).map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        created_at: created_at.toISOString(),
        used_at: used_at?.toISOString() ?? null,
      }));
    },

    async has(queryable: Queryable, userId: number): Promise<boolean> {
      return (await rowsOf(queryable, userId)).length > 0;
    },

    async beginRegistration(user: { id: number; email: string }): Promise<PasskeyCreation> {
      const { generateRegistrationOptions } = await library();
      const {
        challenge,
        user: named,
        pubKeyCredParams,
      } = await generateRegistrationOptions({
        rpName: 'Muster',
        rpID,
        userID: new Uint8Array(Buffer.from(String(user.id))),
        userName: user.email,
        userDisplayName: user.email,
        supportedAlgorithmIDs: algorithms,
      });
      await keepChallenge(challenge, user.id, 'register');
      return {
        challenge,
        user: named,
        pubKeyCredParams,
        rp: { name: 'Muster', id: rpID },
        timeout: figures.challengeMs,
        excludeCredentials: await descriptorsOf(user.id),
        attestation: 'none',
        authenticatorSelection: {
          residentKey: 'preferred',
          requireResidentKey: false,
          userVerification: 'preferred',
        },
      };
    },

    /** The credential that was made; throws 422 on `credential`. */
    async verifyRegistration(userId: number, response: PasskeyRegistration): Promise<NewCredential> {
      const refused = fieldProblem('credential', ({ secondFactor }) => secondFactor.passkey.refusedAtSetUp);
      const challenge = await spendChallenge(response.response.clientDataJSON, userId, 'register');
      if (challenge === undefined) throw refused;
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => {
        throw refused;
      });
      if (!registrationInfo) throw refused;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: response.response.transports ?? [],
      };
    },

    /** Of a user who is locked by the transaction. Throws 422 on `credential`. */
    async add(
      queryable: Queryable,
      userId: number,
      name: string,
      credential: NewCredential,
    ): Promise<number> {
      const { length } = await rowsOf(queryable, userId);
      if (length >= figures.perAccount)
        throw fieldProblem('credential', ({ secondFactor }) =>
          secondFactor.passkey.tooMany(figures.perAccount),
        );
      const added = await queryable
        .insertInto('passkeys')
        .values({
          ...credential,
          transports: jsonb(credential.transports),
          user_id: userId,
          name: name.trim(),
          created_at: new Date(clock.now()),
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw fieldProblem('credential', ({ secondFactor }) => secondFactor.passkey.inUse);
      return added.id;
    },

    /** Throws 404 for any but the user's own. */
    async rename(queryable: Queryable, userId: number, id: number, name: string): Promise<void> {
      const renamed = await queryable
        .updateTable('passkeys')
        .set({ name: name.trim() })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      if (!renamed) throw unknownPasskey();
    },

    /** Throws 404 for any but the user's own. */
    async remove(queryable: Queryable, userId: number, id: number): Promise<void> {
      const removed = await queryable
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw unknownPasskey();
    },

    /** Throws 422 on `passkey` where the account has none. */
    async challenge(userId: number, purpose: 'logIn' | 'change'): Promise<PasskeyRequest> {
      const allowCredentials = await descriptorsOf(userId);
      if (allowCredentials.length === 0)
        throw fieldProblem('passkey', ({ secondFactor }) => secondFactor.passkey.none);
      const { generateAuthenticationOptions } = await library();
      const { challenge } = await generateAuthenticationOptions({ rpID });
      await keepChallenge(challenge, userId, purpose);
      return {
        challenge,
        rpId: rpID,
        timeout: figures.challengeMs,
        userVerification: 'preferred',
        allowCredentials,
      };
    },

    /** Outside of the transaction that judges the answer, so that a refused answer has spent its challenge as well. */
    async answer(
      userId: number,
      purpose: 'logIn' | 'change',
      assertion: PasskeyAssertion,
    ): Promise<AnsweredChallenge> {
      return {
        assertion,
        challenge: await spendChallenge(assertion.response.clientDataJSON, userId, purpose),
      };
    },

    /** Whether a passkey of the user, who is locked by the transaction, has signed its challenge; keeps its counter. */
    async take(
      queryable: Queryable,
      userId: number,
      { assertion, challenge }: AnsweredChallenge,
    ): Promise<boolean> {
      const row = (await rowsOf(queryable, userId)).find(
        ({ credential_id }) => credential_id === assertion.id,
      );
      if (!row || challenge === undefined) return false;
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response: assertion,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        credential: {
          id: row.credential_id,
          publicKey: bytesOf(row.public_key),
          counter: Number(row.counter),
        },
      }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
      if (!verified.verified || !verified.authenticationInfo) return false;
      await queryable
        .updateTable('passkeys')
        .set({ counter: verified.authenticationInfo.newCounter, used_at: new Date(clock.now()) })
        .where('id', '=', row.id)
        .execute();
      return true;
    },
  };
}

const unknownPasskey = () =>
  new ApiProblem({ status: 404, message: ({ secondFactor }) => secondFactor.passkey.removed });
