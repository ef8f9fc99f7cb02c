import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { commitHook } from '../../database/commit-hook.ts';
import { type Database, jsonb } from '../../database/database.ts';
import { inUnit, type UnitOfWork } from '../../database/unit-of-work.ts';
import { ApiProblem, fieldProblem } from '../api-problem.ts';

const keyForm = /^[\x21-\x7e]{8,128}$/;

/** Status of a key whose answer was erased with personal data in it. */
export const answerErased = 410;

const erasedProblem = () =>
  new ApiProblem({
    status: answerErased,
    message: ({ requests }) => requests.answerErased,
  });

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

/** The identity of a key: its owner, and a digest of its request. */
interface KeyedRequest {
  userId: number;
  key: string;
  digest: string;
}

/**
 * Runs `work` once for each `Idempotency-Key` of a user, sets the status and returns the body; a repetition gets the first
 * answer, and waits for it while the first request is running. Key, work and answer are one transaction: `work` writes
 * through its unit only, so that a crash leaves all or none, and a failure leaves the key free. Without the header the work
 * is a transaction of its own. Throws 422 for a malformed key, or one that belongs to another request.
 */
export type Idempotency = <Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (unit: UnitOfWork) => Promise<Answer<Body>>,
) => Promise<Body>;

export function createIdempotency({ database, clock }: { database: Database; clock: Clock }): Idempotency {
  /** Waits for a running transaction with the same key; false if that one was committed. */
  async function claim({ queryable }: UnitOfWork, { userId, key, digest }: KeyedRequest): Promise<boolean> {
    const claimed = await queryable
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        key,
        request_digest: digest,
        status: null,
        body: null,
        created_at: new Date(clock.now()),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ request_digest: digest, created_at: new Date(clock.now()) })
          .where('idempotency_keys.status', 'is', null),
      )
      .returning('key')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async function firstAnswer<Body>(
    { queryable }: UnitOfWork,
    { userId, key, digest }: KeyedRequest,
  ): Promise<Answer<Body>> {
    const { request_digest, status, body } = await queryable
      .selectFrom('idempotency_keys')
      .select(['request_digest', 'status', 'body'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('status', 'is not', null)
      .$narrowType<{ status: number }>()
      .executeTakeFirstOrThrow();
    if (request_digest !== digest)
      throw fieldProblem('idempotency_key', ({ requests }) => requests.keyOfAnother);
    if (status === answerErased) throw erasedProblem();
    return { status, body: body as Body };
  }

  async function keep({ queryable }: UnitOfWork, { userId, key }: KeyedRequest, { status, body }: Answer) {
    await queryable
      .updateTable('idempotency_keys')
      .set({ status, body: body === undefined ? null : jsonb(body) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
  }

  const once = <Body>(keyed: KeyedRequest, work: (unit: UnitOfWork) => Promise<Answer<Body>>) =>
    inUnit(database, undefined, async (unit) => {
      if (!(await claim(unit, keyed))) {
        commitHook.getStore()?.drop();
        return firstAnswer<Body>(unit, keyed);
      }
      const answer = await work(unit);
      await keep(unit, keyed, answer);
      return answer;
    });

  return async (request, reply, work) => {
    const keyed = keyedRequest(request);
    const { status, body } = keyed ? await once(keyed, work) : await inUnit(database, undefined, work);
    reply.code(status);
    return body;
  };
}

function keyedRequest({ user, headers, method, url, body }: FastifyRequest): KeyedRequest | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyForm.test(key))
    throw fieldProblem('idempotency_key', ({ validation }) =>
      validation.format(validation.fieldName('idempotency_key')),
    );
  const text = `${method} ${url} ${JSON.stringify(body ?? null)}`;
  return { userId: user.id, key, digest: createHash('sha256').update(text).digest('hex') };
}
