import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Database, jsonb } from '../database/database.ts';
import { ApiProblem, fieldProblem } from './api-problem.ts';

const abandonedAfterMs = 60_000;
const keyForm = /^[\x21-\x7e]{8,128}$/;

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Runs `work` once for each `Idempotency-Key` of a user and sends its answer; a repetition gets the first answer.
 * Without the header it simply runs. A failed run leaves the key free.
 */
export type Idempotency = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Answer>,
) => Promise<FastifyReply>;

export function createIdempotency({ database, clock }: { database: Database; clock: Clock }): Idempotency {
  const rowOf = (userId: number, key: string) =>
    database.selectFrom('idempotency_keys').selectAll().where('user_id', '=', userId).where('key', '=', key);

  async function claim(userId: number, key: string, digest: string): Promise<boolean> {
    const now = clock.now();
    const claimed = await database
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        key,
        request_digest: digest,
        status: null,
        body: null,
        created_at: new Date(now),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ created_at: new Date(now) })
          .where('idempotency_keys.status', 'is', null)
          .where('idempotency_keys.request_digest', '=', digest)
          .where('idempotency_keys.created_at', '<', new Date(now - abandonedAfterMs)),
      )
      .returning('key')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async function repeat(userId: number, key: string, digest: string): Promise<Answer> {
    const row = await rowOf(userId, key).executeTakeFirst();
    if (row && row.request_digest !== digest)
      throw fieldProblem('idempotency_key', 'This idempotency key belongs to another request.');
    if (!row || row.status === null)
      throw new ApiProblem({
        status: 409,
        message: 'The same request is still being worked on.',
        headers: { 'retry-after': '1' },
      });
    return { status: row.status, body: row.body };
  }

  async function forget(userId: number, key: string): Promise<void> {
    await database
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
  }

  async function once(userId: number, key: string, digest: string, work: () => Promise<Answer>) {
    if (!(await claim(userId, key, digest))) return repeat(userId, key, digest);
    const own = database.updateTable('idempotency_keys').where('user_id', '=', userId).where('key', '=', key);
    try {
      const { status, body } = await work();
      await own.set({ status, body: body === undefined ? null : jsonb(body) }).execute();
      return { status, body };
    } catch (cause) {
      await forget(userId, key);
      throw cause;
    }
  }

  return async (request, reply, work) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) {
      const { status, body } = await work();
      return reply.code(status).send(body);
    }
    if (typeof key !== 'string' || !keyForm.test(key))
      throw fieldProblem('idempotency_key', 'The idempotency key field format is invalid.');
    const { status, body } = await once(request.user.id, key, digestOf(request), work);
    return reply.code(status).send(body);
  };
}

function digestOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(body ?? null)}`)
    .digest('hex');
}
