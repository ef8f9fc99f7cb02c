import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { deriveKeys } from '../../secret.ts';
import { ApiProblem, tooManyAttempts } from '../api-problem.ts';

/** Counts a hit of `subject` and throws 429 above `limit` within the window; the count survives a restart. */
export interface Throttle {
  (name: string, subject: string, limit: number, windowMs: number): Promise<void>;
  /**
   * Throws 429 once `subject` has failed `limit` times within the window, otherwise runs `work` and counts it only if that
   * fails with a status below 500: for secrets that cannot be guessed, so that many people with valid ones are admitted
   * from one address.
   */
  failures<Result>(
    name: string,
    subject: string,
    limit: number,
    windowMs: number,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Removes a hit that turned out to be valid. */
  refund(name: string, subject: string): Promise<void>;
  /** Resets the count of this subject. */
  forget(name: string, subject: string): Promise<void>;
  /** Remembers `subject` for `ms` from now, by its keyed hash alone. */
  remember(name: string, subject: string, ms: number): Promise<void>;
  isRemembered(name: string, subject: string): Promise<boolean>;
}

interface ThrottleDeps {
  database: Database;
  clock: Clock;
  secret: string;
  formerSecrets?: readonly string[];
}

/** Expired, or further ahead than the length of a window because the wall clock was set back. */
const windowIsOver = (now: number, windowMs: number) =>
  sql<boolean>`(rate_limits.window_ends_at <= ${new Date(now)} or rate_limits.window_ends_at > ${new Date(now + windowMs)})`;

export function createThrottle({ database, clock, ...secrets }: ThrottleDeps): Throttle {
  const keys = deriveKeys(secrets, 'throttle');
  const hide = (subject: string, key: Buffer = keys[0]) =>
    createHmac('sha256', key).update(subject).digest('base64url');

  async function count(name: string, subject: string, windowMs: number) {
    const now = clock.now();
    const isOver = windowIsOver(now, windowMs);
    return database
      .insertInto('rate_limits')
      .values({ name, subject: hide(subject), hits: 1, window_ends_at: new Date(now + windowMs) })
      .onConflict((conflict) =>
        conflict.columns(['name', 'subject']).doUpdateSet({
          hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
          window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else rate_limits.window_ends_at end`,
        }),
      )
      .returning(['hits', 'window_ends_at'])
      .executeTakeFirstOrThrow();
  }

  async function hit(name: string, subject: string, limit: number, windowMs: number): Promise<void> {
    const { hits, window_ends_at } = await count(name, subject, windowMs);
    if (hits > limit) throw overLimit(limit, window_ends_at.getTime(), clock.now());
  }

  async function failures<Result>(
    name: string,
    subject: string,
    limit: number,
    windowMs: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const now = clock.now();
    const full = await database
      .selectFrom('rate_limits')
      .select('window_ends_at')
      .where('name', '=', name)
      .where('subject', '=', hide(subject))
      .where(sql<boolean>`not ${windowIsOver(now, windowMs)}`)
      .where('hits', '>=', limit)
      .executeTakeFirst();
    if (full) throw overLimit(limit, full.window_ends_at.getTime(), now);
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof ApiProblem && cause.status < 500) await count(name, subject, windowMs);
      throw cause;
    }
  }

  async function refund(name: string, subject: string): Promise<void> {
    await database
      .updateTable('rate_limits')
      .set({ hits: sql`hits - 1` })
      .where('name', '=', name)
      .where('subject', '=', hide(subject))
      .where('hits', '>', 0)
      .execute();
  }

  async function forget(name: string, subject: string): Promise<void> {
    await database
      .deleteFrom('rate_limits')
      .where('name', '=', name)
      .where('subject', '=', hide(subject))
      .execute();
  }

  async function remember(name: string, subject: string, ms: number): Promise<void> {
    const window_ends_at = new Date(clock.now() + ms);
    await database
      .insertInto('rate_limits')
      .values({ name, subject: hide(subject), hits: 0, window_ends_at })
      .onConflict((conflict) => conflict.columns(['name', 'subject']).doUpdateSet({ window_ends_at }))
      .execute();
  }

  async function isRemembered(name: string, subject: string): Promise<boolean> {
    const row = await database
      .selectFrom('rate_limits')
      .select('name')
      .where('name', '=', name)
      .where(
        'subject',
        'in',
        keys.map((key) => hide(subject, key)),
      )
      .where('window_ends_at', '>', new Date(clock.now()))
      .executeTakeFirst();
    return row !== undefined;
  }

  return Object.assign(hit, { failures, refund, forget, remember, isRemembered });
}

function overLimit(limit: number, endsAt: number, now: number): ApiProblem {
  return tooManyAttempts(Math.max(1, Math.ceil((endsAt - now) / 1000)), {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.ceil(endsAt / 1000)),
  });
}
