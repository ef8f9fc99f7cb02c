import { sql } from 'kysely';
import type { CreditBalance, ledgerKinds } from '#contract/calls/schemas/credits.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import { catalogueProblem } from '../http/api-problem.ts';

type LedgerKind = (typeof ledgerKinds)[number];
type Account = 'issued' | 'sold' | 'available' | 'reserved' | 'consumed';

/** `operationKey` names the operation once and for all; a key that was used before changes nothing. */
export interface CreditOperation {
  operationKey: string;
  companyId: number;
  credits: number;
  reason: string;
  sessionId?: string;
  orderId?: number;
  actorId?: number;
}

interface Movement extends CreditOperation {
  kind: LedgerKind;
  from: Account;
  to: Account;
}

export type CreditLedger = ReturnType<typeof createCreditLedger>;

/** Every function takes part in the caller's transaction and answers false where the operation was already made. */
export function createCreditLedger({ clock }: { clock: Clock }) {
  /** The balance row is locked first, so that operations of one company follow one another. */
  async function lockBalance(queryable: Queryable, companyId: number): Promise<void> {
    await queryable
      .insertInto('credit_balances')
      .values({ company_id: companyId })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .execute();
    await queryable
      .selectFrom('credit_balances')
      .select('company_id')
      .where('company_id', '=', companyId)
      .forUpdate()
      .execute();
  }

  async function applyToBalance(queryable: Queryable, movement: Movement): Promise<number | undefined> {
    const { companyId, credits, from, to } = movement;
    const change = (account: Account) => (to === account ? credits : 0) - (from === account ? credits : 0);
    let update = queryable
      .updateTable('credit_balances')
      .set({
        available: sql`available + ${change('available')}`,
        reserved: sql`reserved + ${change('reserved')}`,
        consumed: sql`consumed + ${change('consumed')}`,
      })
      .where('company_id', '=', companyId);
    if (from !== 'issued' && from !== 'sold') update = update.where(from, '>=', credits);
    return (await update.returning('available').executeTakeFirst())?.available;
  }

  async function move(queryable: Queryable, movement: Movement): Promise<boolean> {
    const { companyId, credits, operationKey } = movement;
    if (!Number.isInteger(credits) || credits <= 0) throw new Error(`${operationKey}: ${credits} credits`);
    await lockBalance(queryable, companyId);
    const earlier = await queryable
      .selectFrom('ledger_transfers')
      .select('id')
      .where('operation_key', '=', operationKey)
      .executeTakeFirst();
    if (earlier) return false;
    const available = await applyToBalance(queryable, movement);
    if (available === undefined) {
      if (movement.from === 'available') throw catalogueProblem(402, 'SESSION_002');
      throw new Error(`${operationKey}: company ${companyId} has no ${credits} ${movement.from} credits`);
    }
    const transfer = await queryable
      .insertInto('ledger_transfers')
      .values({
        company_id: companyId,
        kind: movement.kind,
        operation_key: operationKey,
        session_id: movement.sessionId ?? null,
        order_id: movement.orderId ?? null,
        actor_id: movement.actorId ?? null,
        reason: movement.reason,
        available_after: available,
        at: new Date(clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queryable
      .insertInto('ledger_entries')
      .values([
        { transfer_id: transfer.id, account: movement.from, credits: -credits },
        { transfer_id: transfer.id, account: movement.to, credits },
      ])
      .execute();
    return true;
  }

  return {
    /** Takes back credits that were given for nothing. Throws SESSION_002 where the company has not so many. */
    take: (queryable: Queryable, operation: CreditOperation): Promise<boolean> =>
      move(queryable, { ...operation, kind: 'grant', from: 'available', to: 'issued' }),

    /** Gives a company credits, such as the welcome credit. */
    grant: (queryable: Queryable, operation: CreditOperation): Promise<boolean> =>
      move(queryable, { ...operation, kind: 'grant', from: 'issued', to: 'available' }),

    /** Adds credits that were paid for. */
    purchase: (queryable: Queryable, operation: CreditOperation): Promise<boolean> =>
      move(queryable, { ...operation, kind: 'purchase', from: 'sold', to: 'available' }),

    /** Takes bought credits back against their money. Throws SESSION_002 where fewer are unspent. */
    refund: (queryable: Queryable, operation: CreditOperation): Promise<boolean> =>
      move(queryable, { ...operation, kind: 'refund', from: 'available', to: 'sold' }),

    /** Holds credits for a session. Throws SESSION_002 where fewer are available. */
    reserve: (queryable: Queryable, operation: CreditOperation): Promise<boolean> =>
      move(queryable, { ...operation, kind: 'reserve', from: 'available', to: 'reserved' }),

    /** Spends what was held. */
    consume: (queryable: Queryable, operation: CreditOperation): Promise<boolean> =>
      move(queryable, { ...operation, kind: 'consume', from: 'reserved', to: 'consumed' }),

    /** Gives held credits back. */
    release: (queryable: Queryable, operation: CreditOperation): Promise<boolean> =>
      move(queryable, { ...operation, kind: 'release', from: 'reserved', to: 'available' }),

    /** Gives spent credits back, for a session that could not be held to its end. */
    giveBack: (queryable: Queryable, operation: CreditOperation): Promise<boolean> =>
      move(queryable, { ...operation, kind: 'release', from: 'consumed', to: 'available' }),

    /** The operation of that key, where it was made. */
    find: (queryable: Queryable, operationKey: string): Promise<{ available_after: number } | undefined> =>
      queryable
        .selectFrom('ledger_transfers')
        .select('available_after')
        .where('operation_key', '=', operationKey)
        .executeTakeFirst(),

    /** Credits that a session has used and not got back. */
    async spentOn(queryable: Queryable, sessionId: string): Promise<number> {
      const row = await queryable
        .selectFrom('ledger_entries')
        .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
        .select(sql<number>`coalesce(sum(ledger_entries.credits), 0)::integer`.as('spent'))
        .where('ledger_transfers.session_id', '=', sessionId)
        .where('ledger_entries.account', '=', 'consumed')
        .executeTakeFirstOrThrow();
      return row.spent;
    },

    /** How many transfers name a session; with the session locked, a sound part of the next one's key. */
    async countTransfers(queryable: Queryable, sessionId: string): Promise<number> {
      const row = await queryable
        .selectFrom('ledger_transfers')
        .select(sql<number>`count(*)::integer`.as('transfers'))
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow();
      return row.transfers;
    },

    async balance(queryable: Queryable, companyId: number): Promise<CreditBalance> {
      const row = await queryable
        .selectFrom('credit_balances')
        .select(['available', 'reserved', 'consumed'])
        .where('company_id', '=', companyId)
        .executeTakeFirst();
      return row ?? { available: 0, reserved: 0, consumed: 0 };
    },
  };
}
