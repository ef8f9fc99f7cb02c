import { sql } from 'kysely';
import { operatorCalls } from '#contract/calls/operator.ts';
import { operatorSpec } from '#contract/calls/schemas/operator.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { Services } from '../services.ts';
import type { ActContext } from './acts/operator-act.ts';
import { createOperatorActs } from './operator-acts.ts';
import {
  listedCompanies,
  oddPayments,
  openOrders,
  operatorActsDone,
  refusedMails,
  reportedMessages,
  watchedSessions,
} from './operator-lists.ts';
import type { OperatorOptions, OperatorVerbName } from './operator-verbs.ts';

const pageSize = 50;
const most = 200;

/** The administration page: the lists and verbs of `npm run muster`. */
export function operatorHandlers(services: Services) {
  const { database, clock } = services;
  const acts = createOperatorActs(services);

  /** Carries a verb out and notes who did. Throws 409 with the verb's own sentence where it is refused. */
  async function act(
    verb: OperatorVerbName,
    words: string[],
    options: OperatorOptions,
    context: ActContext,
  ): Promise<void> {
    const { code, lines } = await acts.run({ verb, words, options, isDryRun: false }, context);
    if (code !== 0) throw new ApiProblem({ status: 409, message: lines.join(' ') });
  }

  /** Open sessions that a node holds the lease of. */
  async function directedSessions(): Promise<ReadonlySet<string>> {
    const leases = await database
      .selectFrom('session_leases')
      .select('session_id')
      .where('expires_at', '>', new Date(clock.now()))
      .execute();
    return new Set(leases.map(({ session_id }) => session_id));
  }

  return handleCalls(operatorCalls, operatorSpec, {
    async companies({ query: { search = '', cursor } }) {
      const after = Number(cursor ?? 0);
      const rows = await listedCompanies(database)
        .where('companies.id', '>', Number.isSafeInteger(after) ? after : 0)
        .where(
          sql<boolean>`(${search.trim()} = '' or position(lower(${search.trim()}) in lower(companies.name)) > 0)`,
        )
        .limit(pageSize + 1)
        .execute();
      const shown = rows.slice(0, pageSize);
      return {
        rows: shown.map((row) => ({ ...row, available: row.available ?? 0, reserved: row.reserved ?? 0 })),
        next_cursor: rows.length > pageSize ? String(shown.at(-1)?.id) : null,
      };
    },
    moveCredits: ({ user, params, body: { how, credits, reason } }, _reply, unit) =>
      act(`credits ${how}`, [params.id, String(credits)], { reason }, { userId: user.id, unit }),
    async sessions() {
      const directed = await directedSessions();
      const rows = await watchedSessions(database, clock.now()).limit(most).execute();
      return {
        rows: rows.map((row) => ({
          ...row,
          starts_at: row.starts_at.toISOString(),
          directed: !['lobby', 'live'].includes(row.status) || directed.has(row.id),
        })),
      };
    },
    failSession: ({ user, params, body }) => act('session fail', [params.id], body, { userId: user.id }),
    async mails() {
      const rows = await refusedMails(database).limit(most).execute();
      return {
        rows: rows.map(({ due_at, failed_at, last_error, ...row }) => ({
          ...row,
          due_at: due_at.toISOString(),
          failed_at: failed_at?.toISOString() ?? null,
          last_error: last_error ?? '',
        })),
      };
    },
    retryMail: ({ user, params }) => act('mail retry', [params.id], {}, { userId: user.id }),
    async orders() {
      const orders = await openOrders(database).limit(most).execute();
      const payments = await oddPayments(database).limit(most).execute();
      return {
        rows: orders.map(({ billing: _address, tax_check: _check, due_at, ...order }) => ({
          ...order,
          due_at: due_at?.toISOString() ?? null,
        })),
        payments,
      };
    },
    markPaid: ({ user, params }) => act('order paid', [params.number], {}, { userId: user.id }),
    cancelOrder: ({ user, params, body }) => act('order cancel', [params.number], body, { userId: user.id }),
    reports: async () => ({ rows: await reportedMessages(database, clock.now()) }),
    async acts() {
      const rows = await operatorActsDone(database).limit(most).execute();
      return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    },
  });
}
